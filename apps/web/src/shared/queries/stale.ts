import type { Key } from './keys.ts'
import { personal, queryClient } from './query.ts'

const counts: Key[] = [['timeslots'], ['events'], ['workshop'], ['workshops']]
const own: Key[] = [
  [personal, 'timeslots'],
  [personal, 'events'],
  [personal, 'participations'],
]

/** What each change makes stale. After a login or logout it is everything (`query.ts`). */
const staleAfter = {
  /** Others have taken or left places. */
  places: counts,
  /** The person's own places, or their turn on a waitlist, have changed. */
  ownPlaces: own,
  booking: [...counts, ...own, [personal, 'lecturer-timeslots']],
  feedback: [[personal, 'participations']],
  mark: [[personal, 'lecturer-timeslots']],
  material: [[personal, 'lecturer-materials'], ['workshop'], ['workshops']],
  /** Name, picture, school type or biography; fetching the account tells the session. */
  profile: [
    [personal, 'account'],
    ['lecturers'],
    ['workshop'],
    ['workshops'],
    [personal, 'lecturer-timeslots'],
    [personal, 'participations'],
    [personal, 'settlements'],
  ],
  lecturerData: [[personal, 'settlements']],
  settlement: [[personal, 'settlements']],
  order: [
    [personal, 'orders'],
    [personal, 'exhibitions'],
  ],
  entry: [['exhibitors']],
} satisfies Record<string, Key[]>

/** Asks again for what a change has made stale; for the long lists of workshops when they are next looked at. */
export const invalidate = (change: keyof typeof staleAfter) =>
  Promise.all(
    staleAfter[change].map((queryKey: Key) =>
      queryClient.invalidateQueries({
        queryKey,
        refetchType: queryKey[0] === 'workshops' ? 'none' : 'active',
      }),
    ),
  )

/** Asks again for what a screen shows, when somebody pulls it. */
export const refetch = (...shown: { queryKey: Key }[]) =>
  Promise.all(shown.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
