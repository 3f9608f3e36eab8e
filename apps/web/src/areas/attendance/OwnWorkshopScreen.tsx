import { idOf } from '@tafelrunde/contract/http/ids'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { keepDoor, ownTimeslotsQuery } from './attendance.api.ts'
import { DoorPage } from './door/DoorPage.tsx'

const nameless = (content: ReactNode) => (
  <Page title="Mein Workshop" back={paths.ownWorkshops}>
    {content}
  </Page>
)

const missing = nameless(
  <EmptyState
    title="Diesen Termin gibt es nicht"
    action={<ButtonLink href={paths.ownWorkshops}>Zu meinen Workshops</ButtonLink>}
  >
    Vielleicht ist der Link veraltet, oder er gehört zum Workshop von jemand anderem.
  </EmptyState>,
)

type Props = { timeslots: readonly LecturerTimeslot[]; isLatest: boolean }

const Chosen = ({ timeslots, isLatest }: Props) => {
  const id = idOf(useParams().id)
  const now = useNow()
  useEffect(() => void keepDoor(timeslots, new Date()), [timeslots])
  const timeslot = timeslots.find(one => one.id === id)
  if (timeslot) return <DoorPage timeslot={timeslot} now={now} />
  // A list from the device may not know a new Termin yet.
  return isLatest ? missing : nameless(<SkeletonList kind="person" />)
}

/** One Termin of an own workshop: who has registered and who is there. */
export const OwnWorkshopScreen = () => {
  const timeslots = useQuery(ownTimeslotsQuery)
  return (
    <Loaded
      query={timeslots}
      skeleton={<SkeletonList kind="person" />}
      failed="Die Liste kam nicht an"
      unaffected="Was Sie schon erfasst haben, ist davon nicht betroffen."
      frame={nameless}
    >
      {data => <Chosen timeslots={data} isLatest={!timeslots.isFetching} />}
    </Loaded>
  )
}
