import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { Refusal } from '../outbox/outbox.rules.ts'
import type { DoorEntry, Entry, MarkEntry } from './entries.ts'

type Record = { state: Participant['state']; minutes: number | null; recordedAt: number }

/** A record that does not count: mine, and what counts in its place or why the server said no. */
export type Conflict = {
  mine: MarkEntry
  theirs?: { state: Participant['state']; minutes: number | null; recordedAt: Date; by: string }
  refusal?: Refusal
}

export type Shown = {
  /** As the server has it, with this device's records. */
  participant: Participant
  /** Something about them has not been sent. */
  waiting: boolean
  conflict?: Conflict
}

// As on the server: of two records of the same moment, whoever was seen was there.
const rank: { [state in Participant['state']]: number } = {
  attended: 3,
  absent: 2,
  registered: 1,
  cancelled: 0,
  waitlisted: 0,
}

const byWeight = (a: Record, b: Record) =>
  b.recordedAt - a.recordedAt ||
  rank[b.state] - rank[a.state] ||
  // Null is the whole time.
  Number(a.minutes !== null) - Number(b.minutes !== null) ||
  Number(b.minutes) - Number(a.minutes)

/** Tells which records are about a participant. */
export const isMarkOf =
  (participant: Participant) =>
  (entry: Entry): entry is MarkEntry =>
    entry.kind === 'mark' && entry.participant === participant.id

/** The record of a participation that counts on the server; before the first one every record counts more. */
export const onServer = ({ state, minutes, recorded_at }: Participant): Record => ({
  state,
  minutes,
  recordedAt: recorded_at?.getTime() ?? 0,
})

const withMark = (participant: Participant, mark: MarkEntry): Participant => {
  const recordedAt = new Date(mark.recordedAt)
  return {
    ...participant,
    state: mark.state,
    minutes: mark.minutes,
    recorded_at: recordedAt,
    checked_in_at: mark.state === 'attended' ? (participant.checked_in_at ?? recordedAt) : null,
    waitlist_position: null,
  }
}

const lost = (participant: Participant, mine: MarkEntry): Conflict | undefined => {
  const { recorded_at, recorded_by, state, minutes } = participant
  if (mine.understood || recorded_at === null) return undefined
  if (mine.state === state && mine.minutes === minutes) return undefined
  return { mine, theirs: { state, minutes, recordedAt: recorded_at, by: recorded_by ?? '' } }
}

/** A participant as shown: of the server's record and those of this device, the one that counts. */
const shown = (participant: Participant, entries: readonly Entry[]): Shown => {
  const mine = entries.filter(isMarkOf(participant)).toSorted(byWeight)
  const refused = mine.find(({ status }) => status === 'refused')
  const newest = mine.find(({ status }) => status !== 'refused')
  const waiting = mine.some(({ status }) => status === 'waiting')
  const refusal = refused?.refusal && { mine: refused, refusal: refused.refusal }
  // What was sent is part of the server's answer, unless that answer is older.
  const isAhead =
    newest !== undefined &&
    byWeight(newest, onServer(participant)) < 0 &&
    (newest.status === 'waiting' || newest.recordedAt > onServer(participant).recordedAt)
  if (newest && isAhead)
    return { participant: withMark(participant, newest), waiting, ...(refusal && { conflict: refusal }) }
  const conflict = refusal ?? (newest && lost(participant, newest))
  return { participant, waiting, ...(conflict && { conflict }) }
}

/** The participants of a timeslot with what was recorded on this device; the order of its records does not matter. */
export const shownParticipants = (participants: readonly Participant[], entries: readonly Entry[]) =>
  participants.map(participant => shown(participant, entries))

/** Records that no row of the list can show: people added at the door, and who is no longer in the list. */
export const besideList = (participants: readonly Participant[], entries: readonly Entry[]) => ({
  door: entries.filter((entry): entry is DoorEntry => entry.kind === 'door' && entry.status !== 'sent'),
  lost: entries.filter(
    (entry): entry is MarkEntry =>
      entry.kind === 'mark' &&
      entry.status === 'refused' &&
      !participants.some(({ id }) => id === entry.participant),
  ),
})

/** Whether somebody has a place or is known to have been absent: who is neither waiting nor gone. */
export const hasPlace = ({ participant: { state } }: Shown) =>
  state === 'registered' || state === 'attended' || state === 'absent'

export const isWaitlisted = ({ participant }: Shown) => participant.state === 'waitlisted'

export type Filter = 'all' | 'attended' | 'absent' | 'open'

export const passesFilter =
  (filter: Filter) =>
  ({ participant: { state } }: Shown) =>
    filter === 'all' || state === (filter === 'open' ? 'registered' : filter)

/** How many people something waits for to be sent. */
export const waitingCount = (entries: readonly Entry[]) =>
  new Set(
    entries
      .filter(({ status }) => status === 'waiting')
      .map(entry => (entry.kind === 'mark' ? entry.participant : entry.key)),
  ).size
