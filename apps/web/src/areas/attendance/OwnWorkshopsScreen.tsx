import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { refetch } from '../../shared/queries/stale.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { Fold, Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { keepDoor, ownTimeslotsQuery } from './attendance.api.ts'
import { ownMaterialsQuery } from './materials/materials.api.ts'
import { OwnWorkshopBoard } from './OwnWorkshopBoard.tsx'
import { OwnWorkshopCards } from './OwnWorkshopCards.tsx'
import css from './own-workshops.module.css'
import { arrangeOwn } from './ownWorkshops.rules.ts'

const None = () => (
  <EmptyState
    title="Sie halten noch keinen Workshop"
    action={<ButtonLink href={paths.about}>Kontakt zum Verband</ButtonLink>}
  >
    Sobald der Verband Sie als Referentin oder Referent eingetragen hat, stehen hier Ihre Termine.
  </EmptyState>
)

const Arranged = ({ timeslots, now }: { timeslots: readonly LecturerTimeslot[]; now: Date }) => {
  const { nearest, today, coming, past } = arrangeOwn(timeslots, now)
  return (
    <div className={css['own-workshops']}>
      {nearest && <OwnWorkshopBoard timeslot={nearest} now={now} />}
      <div className={css['own-workshops__rest']}>
        {today.length > 0 && (
          <Section title={nearest ? 'Heute außerdem' : 'Heute'}>
            <OwnWorkshopCards timeslots={today} now={now} />
          </Section>
        )}
        {coming.length > 0 && (
          <Section title="Demnächst">
            <OwnWorkshopCards timeslots={coming} now={now} />
          </Section>
        )}
        {past.length > 0 && (
          <Fold title="Vergangene" count={past.length}>
            <OwnWorkshopCards timeslots={past} now={now} />
          </Fold>
        )}
      </div>
    </div>
  )
}

/** What a lecturer gives: today first, each Termin with the way to its participants. */
export const OwnWorkshopsScreen = () => {
  const timeslots = useQuery(ownTimeslotsQuery)
  const { data } = timeslots
  const now = useNow()

  useEffect(() => {
    if (data) void keepDoor(data, new Date())
  }, [data])

  return (
    <Page
      title="Meine Workshops"
      large
      onRefresh={() => refetch(ownTimeslotsQuery, ownMaterialsQuery)}
      offlineSince={ownTimeslotsQuery.queryKey}
    >
      <Loaded
        query={timeslots}
        skeleton={<SkeletonList kind="event" />}
        failed="Ihre Workshops kamen nicht an"
        unaffected="Was Sie schon erfasst haben, ist davon nicht betroffen."
      >
        {list => (list.length === 0 ? <None /> : <Arranged timeslots={list} now={now} />)}
      </Loaded>
    </Page>
  )
}
