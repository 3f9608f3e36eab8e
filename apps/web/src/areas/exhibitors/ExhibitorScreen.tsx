import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ExhibitorFace, ExhibitorText } from '../../shared/ui/ExhibitorFace.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { EventCards } from '../events/EventCards.tsx'
import { statusOf } from '../events/events.rules.ts'
import { exhibitorQuery } from './exhibitors.api.ts'
import './exhibitors.css'

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

const ExhibitorPage = ({ exhibitor, at }: { exhibitor: Exhibitor; at: Date }) => (
  <Page
    title={exhibitor.name}
    back={paths.exhibitors}
    onRefresh={() => queryClient.invalidateQueries()}
    offlineSince={at}
  >
    <div className="exhibitor">
      <ExhibitorFace exhibitor={exhibitor} />
      <ExhibitorText exhibitor={exhibitor} />
      <Meetings exhibitor={exhibitor} />
    </div>
  </Page>
)

const nameless = (content: ReactNode) => (
  <Page title="Aussteller" back={paths.exhibitors}>
    {content}
  </Page>
)

export const ExhibitorScreen = () => {
  const exhibitor = useQuery(exhibitorQuery(Number(useParams().id)))
  return (
    <Loaded
      query={exhibitor}
      skeleton={<SkeletonList kind="tile" count={1} />}
      failed="Der Aussteller kam nicht an"
      missing={
        <EmptyState
          title="Diesen Aussteller gibt es nicht"
          action={<ButtonLink href={paths.exhibitors}>Zu den Ausstellern</ButtonLink>}
        >
          Vielleicht ist der Link veraltet.
        </EmptyState>
      }
      frame={nameless}
    >
      {data => <ExhibitorPage exhibitor={data} at={new Date(exhibitor.dataUpdatedAt)} />}
    </Loaded>
  )
}
