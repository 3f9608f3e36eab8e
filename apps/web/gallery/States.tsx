import { showError, showToast } from '../src/shared/toasts.ts'
import { Button } from '../src/shared/ui/buttons/Button.tsx'
import { EmptyState, ErrorState } from '../src/shared/ui/states/EmptyState.tsx'
import { OfflineBar } from '../src/shared/ui/states/OfflineBar.tsx'
import { SkeletonList } from '../src/shared/ui/states/Skeleton.tsx'
import { Group, nothing } from './Group.tsx'

const text = 'Gebucht: Leseförderung in der Grundschule'

/** Of another day: the bar names it. */
const moment = new Date('2026-03-13T14:05:00+01:00')

export const States = () => (
  <>
    <Group name="Skeleton">
      <div className="gallery-reading">
        <SkeletonList kind="event" count={2} />
        <SkeletonList kind="person" count={2} />
        <SkeletonList kind="tile" count={2} />
      </div>
      <SkeletonList kind="session" count={2} />
    </Group>
    <Group name="OfflineBar">
      <div className="gallery-bleed">
        <OfflineBar since={moment} />
        <OfflineBar since={moment} waiting={1} />
        <OfflineBar since={moment} waiting={2} />
      </div>
    </Group>
    <Group name="EmptyState">
      <EmptyState title="Noch kein Platz am Tisch" action={<Button>Freie Workshops zeigen</Button>}>
        Sie haben für Samstag noch keinen Workshop gewählt. In 14 von 18 Workshops ist noch etwas frei.
      </EmptyState>
      <ErrorState title="Die Liste kam nicht an" onRetry={nothing}>
        Der Server hat nicht rechtzeitig geantwortet. Ihre Anmeldungen sind davon nicht betroffen.
      </ErrorState>
    </Group>
    <Group name="Toast">
      <div className="gallery-row">
        <Button
          kind="outline"
          size="row"
          onClick={() =>
            void showToast(text, { icon: 'check', action: { text: 'Rückgängig', onTap: nothing } })
          }
        >
          Toast mit Rückgängig
        </Button>
        <Button
          kind="outline"
          size="row"
          onClick={() =>
            void showToast('Der Termin ist inzwischen voll. Sie stehen auf Platz 3 der Warteliste.')
          }
        >
          Toast mit Auskunft
        </Button>
        <Button kind="outline" size="row" onClick={() => void showError('Benutzername oder Passwort falsch')}>
          Toast mit Fehler
        </Button>
      </div>
    </Group>
  </>
)
