import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { DoorEntry, Entry, MarkEntry } from './entries.ts'
import { type Conflict, isMarkOf, onServer } from './marks.rules.ts'

/**
 * The device time of a new record: now, but after whatever it replaces. A clock that is a little slow must not let
 * the older of two records win.
 */
export const momentAfter = (participant: Participant, entries: readonly Entry[], now: Date) => {
  const known = entries
    .filter(isMarkOf(participant))
    .filter(({ status }) => status !== 'refused')
    .map(({ recordedAt }) => recordedAt)
  return Math.max(now.getTime(), onServer(participant).recordedAt + 1, ...known.map(moment => moment + 1))
}

/** A mark that the server has stays a while, to tell when another one wins. */
export const afterTaken = (entry: Entry): Entry | undefined =>
  entry.kind === 'door' || entry.understood ? undefined : { ...entry, status: 'sent' }

/** Whether somebody in the list is who was meant at the door. */
export const isPerson = ({ person, customerNumber }: DoorEntry, account: Participant['account']) =>
  person === undefined
    ? Boolean(customerNumber) && customerNumber === account.as_customernumber
    : person === account.id

/** What was recorded of somebody at the door, as a record of somebody in the list. */
export const asMark = (
  { key, account, timeslot, name, state, recordedAt }: DoorEntry,
  { id }: Participant,
): MarkEntry => ({
  kind: 'mark',
  key,
  account,
  timeslot,
  name,
  state,
  recordedAt,
  status: 'waiting',
  participant: id,
  minutes: null,
})

/** The records with a new one, which takes the place of refused ones about the same person. */
export const withMarks = (entries: readonly Entry[], added: readonly MarkEntry[]): readonly Entry[] => {
  const marked = new Set(added.map(({ participant }) => participant))
  const isReplaced = (entry: Entry) =>
    entry.kind === 'mark' && entry.status === 'refused' && marked.has(entry.participant)
  return [...entries.filter(entry => !isReplaced(entry)), ...added]
}

/** The records after a conflict has been read: one that waits is still sent. */
export const understood = (entries: readonly Entry[], { mine }: Conflict): readonly Entry[] =>
  entries.flatMap((entry): readonly Entry[] => {
    if (entry.kind !== 'mark' || entry.participant !== mine.participant) return [entry]
    return entry.status === 'waiting' ? [{ ...entry, understood: true }] : []
  })
