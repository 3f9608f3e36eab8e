import type { Settlement } from '@tafelrunde/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { useSession } from '../../shared/session.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { CardGrid, CardList } from '../../shared/ui/CardList.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { ownTimeslotsQuery } from '../attendance/attendance.api.ts'
import { OwnData } from './OwnData.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { SettlementCard } from './SettlementCard.tsx'
import { StartRow } from './StartRow.tsx'
import { lecturerDataQuery, settlementsQuery } from './settlements.api.ts'
import './settlements.css'
import { inOrder, startable } from './settlements.rules.ts'

const nothingYet = (
  <EmptyState
    title="Noch keine Abrechnung"
    action={<ButtonLink href={paths.ownWorkshops}>Zu meinen Workshops</ButtonLink>}
  >
    Nach jeder Veranstaltung, in der Sie einen Workshop geben, steht hier Ihre Abrechnung.
  </EmptyState>
)

/** Own events whose settlement can be begun before they are finished; staff do that in the Verwaltung. */
const Startable = ({ settlements }: { settlements: Settlement[] }) => {
  const { data: timeslots = [] } = useQuery(ownTimeslotsQuery)
  const { data: events = [] } = useQuery(eventsQuery)
  const found = startable(timeslots, events, settlements)
  if (found.length === 0) return null
  return (
    <Section title="Vorab beginnen">
      <CardList>
        {found.map(event => (
          <StartRow key={event.id} event={event} />
        ))}
      </CardList>
    </Section>
  )
}

const Settlements = ({ settlements }: { settlements: Settlement[] }) => {
  const { account } = useSession()
  const { data } = useQuery(lecturerDataQuery)
  return (
    <>
      {settlements.length === 0 && nothingYet}
      <CardGrid>
        {inOrder(settlements).map(settlement => (
          <SettlementCard key={settlement.id} settlement={settlement} named={account.is_staff} />
        ))}
      </CardGrid>
      {!account.is_staff && <Startable settlements={settlements} />}
      <div className="settlements__own">
        {data && <OwnData data={data} />}
        {account.is_lecturer && <OwnProfile />}
      </div>
    </>
  )
}

/** Own settlements, one per event, and what the office has to know of the person. */
export const SettlementsScreen = () => {
  const settlements = useQuery(settlementsQuery)
  return (
    <Page
      title="Meine Abrechnungen"
      back={paths.events}
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={settlements.data && new Date(settlements.dataUpdatedAt)}
    >
      <Loaded
        query={settlements}
        skeleton={<SkeletonList kind="event" count={3} />}
        failed="Die Liste kam nicht an"
        unaffected="Ihre Abrechnungen sind davon nicht betroffen."
      >
        {data => <Settlements settlements={data} />}
      </Loaded>
    </Page>
  )
}
