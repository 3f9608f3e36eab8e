import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { nothingFoundText } from './schedule.texts.ts'

const toEvents = <ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>

export const NoEvent = () => (
  <EmptyState title="Zurzeit ist nichts geplant" action={toEvents}>
    Sobald eine Veranstaltung angekündigt ist, stehen hier ihre Workshops.
  </EmptyState>
)

export const NoWorkshops = () => (
  <EmptyState title="Das Programm folgt" action={toEvents}>
    Für diese Veranstaltung sind noch keine Workshops veröffentlicht.
  </EmptyState>
)

type FoundProps = { day: string; elsewhere: number; nothingMarked: boolean; onReset: () => void }

export const NothingFound = ({ day, elsewhere, nothingMarked, onReset }: FoundProps) => (
  <EmptyState
    title={nothingMarked ? 'Noch nichts gemerkt' : 'Nichts gefunden'}
    action={
      <Button onClick={onReset}>{nothingMarked ? 'Alle Workshops zeigen' : 'Filter zurücksetzen'}</Button>
    }
  >
    {nothingMarked
      ? 'Mit dem Stern an einem Workshop merken Sie ihn sich, bis Sie die App schließen.'
      : nothingFoundText(day, elsewhere)}
  </EmptyState>
)
