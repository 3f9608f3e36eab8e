import type { personal } from './query.ts'

/** What the app reads of everybody, and what it reads of the person who is logged in. */
type Public =
  | 'association'
  | 'events'
  | 'exhibitors'
  | 'lecturers'
  | 'legal-texts'
  | 'licences'
  | 'pass-keys'
  | 'schooltypes'
  | 'timeslots'
  | 'workshop'
  | 'workshops'
type Personal =
  | 'account'
  | 'answers'
  | 'calendar'
  | 'entrance'
  | 'entry'
  | 'events'
  | 'exhibitions'
  | 'invitation'
  | 'lecturer data'
  | 'lecturer-materials'
  | 'lecturer-timeslots'
  | 'looks'
  | 'notifications'
  | 'orders'
  | 'participations'
  | 'pass'
  | 'people'
  | 'portal'
  | 'passkeys'
  | 'proof'
  | 'email-change'
  | 'second-factor'
  | 'sessions'
  | 'settlements'
  | 'timeslots'

/** How the key of a query begins; a word that no query has is refused, so that nothing goes stale under a wrong name. */
export type Key = ListKey | readonly [typeof personal]
export type ListKey = readonly [Public, ...unknown[]] | readonly [typeof personal, Personal, ...unknown[]]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key
  }
}
