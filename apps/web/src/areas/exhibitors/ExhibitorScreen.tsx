import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { ExhibitorFace, ExhibitorText } from '../../shared/ui/signs/ExhibitorFace.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { EventCards } from '../events/EventCards.tsx'
import { statusOf } from '../events/events.rules.ts'
import { exhibitorQuery } from './exhibitors.api.ts'
import css from './exhibitors.module.css'

/** Where one can meet the exhibitor; what is over or cancelled is of no use any more. */
const Meetings = ({ exhibitor }: { exhibitor: Exhibitor }) => {
  const { data = [] } = useQuery(eventsQuery)
  const now = useNow()
  const useless = ['over', 'cancelled']
  const coming = data.filter(
    event => exhibitor.events.includes(event.id) && !useless.includes(statusOf(event, now)),
  )
  if (coming.length === 0) return null
  return (
    <Section title="Hier zu treffen">
      <EventCards events={coming} now={now} />
    </Section>
  )
}

export const ExhibitorScreen = () => (
  <RecordScreen
    record={exhibitorQuery(idOf(useParams().id))}
    shown={[eventsQuery]}
    title="Aussteller"
    back={paths.exhibitors}
    skeleton={<SkeletonList kind="tile" count={1} />}
    failed="Der Aussteller kam nicht an"
    missing={{
      title: 'Diesen Aussteller gibt es nicht',
      text: 'Vielleicht ist der Link veraltet.',
      action: 'Zu den Ausstellern',
    }}
  >
    {(exhibitor, frame) => (
      <Page title={exhibitor.name} {...frame}>
        <div className={css.exhibitor}>
          <ExhibitorFace exhibitor={exhibitor} />
          <ExhibitorText exhibitor={exhibitor} />
          <Meetings exhibitor={exhibitor} />
        </div>
      </Page>
    )}
  </RecordScreen>
)
