import type { Event } from '@tafelrunde/contract/events/events'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { refetch } from '../../shared/queries/stale.ts'
import { useSession } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { CardGrid, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { ownTimeslotsQuery } from '../attendance/attendance.api.ts'
import { OwnData } from './data/OwnData.tsx'
import { OwnProfile } from './data/OwnProfile.tsx'
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

const Startable = ({ title, found }: { title: string; found: Event[] }) => {
  if (found.length === 0) return null
  return (
    <Section title={title}>
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
  const own = useQuery(lecturerDataQuery)
  const begins = !account.is_staff // who does it in the Verwaltung
  const timeslots = useQuery({ ...ownTimeslotsQuery, enabled: begins })
  const events = useQuery({ ...eventsQuery, enabled: begins })
  // At once, as what comes by itself would move the rest away below the finger; and from then on, whatever is asked for again.
  const { early, calledOff } = startable(timeslots.data ?? [], events.data ?? [], settlements)
  const isWhole = [own, ...(begins ? [timeslots, events] : [])].every(one => one.data || one.isFetched)
  return (
    <>
      {settlements.length === 0 && nothingYet}
      <CardGrid>
        {inOrder(settlements).map(settlement => (
          <SettlementCard key={settlement.id} settlement={settlement} named={account.is_staff} />
        ))}
      </CardGrid>
      {isWhole && (
        <>
          {begins && <Startable title="Vorab beginnen" found={early} />}
          {begins && <Startable title="Kosten trotz Absage" found={calledOff} />}
          <div className={css.settlements__own}>
            {own.data && <OwnData data={own.data} />}
            {account.is_lecturer && <OwnProfile />}
          </div>
        </>
      )}
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
      onRefresh={() => refetch(settlementsQuery, lecturerDataQuery, ownTimeslotsQuery, eventsQuery)}
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
