import { listParticipants } from '@tafelrunde/contract/events/attendance'
import {
  type LecturerTimeslot,
  listLecturerTimeslots,
} from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { getPassKeys } from '@tafelrunde/contract/people/passes'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'
import { schooltypesQuery } from '../../shared/queries/schooltypes.ts'
import { keepScanner } from './scanner/scan.ts'

/** All timeslots of the own workshops, for staff all of them. */
export const ownTimeslotsQuery = queryOptions({
  queryKey: [personal, 'lecturer-timeslots'],
  queryFn: () => everyPage(query => call(listLecturerTimeslots, { query })),
})

/** Everybody in a timeslot, in whatever state. */
export const participantsQuery = (timeslotId: number) =>
  queryOptions({
    queryKey: [personal, 'lecturer-timeslots', timeslotId, 'participants'],
    queryFn: () =>
      everyPage(query => call(listParticipants, { query: { ...query, timeslot: String(timeslotId) } })),
  })

/** The keys that check passes without the network. */
export const passKeysQuery = queryOptions({
  queryKey: ['pass-keys'],
  queryFn: () => call(getPassKeys, {}),
  staleTime: 3_600_000,
})

const dayMs = 24 * 3_600_000

/** Fetches what the door needs for today's and tomorrow's timeslots, so that it is there without a network. */
export const keepDoor = async (timeslots: readonly LecturerTimeslot[], now: Date) => {
  const days = [berlinDay(now), berlinDay(new Date(now.getTime() + dayMs))]
  const soon = timeslots.filter(({ start }) => days.includes(berlinDay(start)))
  if (soon.length === 0) return
  await Promise.all([queryClient.prefetchQuery(passKeysQuery), queryClient.prefetchQuery(schooltypesQuery)])
  for (const { id } of soon) await queryClient.prefetchQuery(participantsQuery(id))
  await keepScanner()
}
