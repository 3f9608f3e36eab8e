import type { Settlement } from '@tafelrunde/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useSession } from '../../shared/session.ts'
import { reread } from '../../shared/stale.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { CardGrid, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { ownTimeslotsQuery } from '../attendance/attendance.api.ts'
import { OwnData } from './OwnData.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { SettlementCard } from './SettlementCard.tsx'
import { StartRow } from './StartRow.tsx'
import { lecturerDataQuery, settlementsQuery } from './settlements.api.ts'
import css from './settlements.module.css'
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
      <div className={css.settlements__own}>
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
      onRefresh={() => reread(settlementsQuery, lecturerDataQuery, ownTimeslotsQuery, eventsQuery)}
      offlineSince={settlementsQuery.queryKey}
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
