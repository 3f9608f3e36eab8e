import type { EntrancePerson } from '@tafelrunde/contract/admin/events/entrance'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { fullName } from '@tafelrunde/ui/names.ts'
import { finds } from '../../../shared/textSearch.ts'
import type { Queued } from './queue.ts'

/** A pass typed by a scanner that is a keyboard: three parts, and longer than any name. */
export const isPass = (text: string) => /^[\w-]{20,}\.[\w-]+\.[\w-]{80,}$/.test(text.trim())

type Known = Pick<EntrancePerson, 'id' | 'entered_at' | 'entered_by'>

/** When somebody came in today and where, by the server or by what waits here; the earlier one. */
export const entryOf = ({ id, entered_at, entered_by }: Known, queue: readonly Queued[], now: Date) => {
  const own = queue.filter(({ person, status }) => person === id && status === 'waiting')
  const takenBack = own.findLastIndex(({ withdraw }) => withdraw)
  const known = entered_at && takenBack < 0 ? [{ at: entered_at, counter: entered_by }] : []
  const waiting = own
    .slice(takenBack + 1)
    .map(({ recordedAt, counter }) => ({ at: new Date(recordedAt), counter }))
  const [first] = [...known, ...waiting]
    .filter(({ at }) => berlinDay(at) === berlinDay(now))
    .toSorted((one, other) => Number(one.at) - Number(other.at))
  return first
}

/** The same of somebody by the id, whom the list may not have. */
export const entryIn = (people: readonly EntrancePerson[], id: number, queue: readonly Queued[], now: Date) =>
  entryOf(people.find(one => one.id === id) ?? { id, entered_at: null, entered_by: '' }, queue, now)

/** Whether somebody may just come in. */
export const isExpected = ({ state, is_lecturer, is_exhibitor }: EntrancePerson) =>
  state === 'registered' || is_lecturer || is_exhibitor

/** Whom a typed name or customer number may mean. */
export const foundBy = (search: string, people: readonly EntrancePerson[]) => {
  const text = search.trim()
  return text.length < 2
    ? []
    : people.filter(person => finds(text, [fullName(person), person.as_customernumber]))
}

/** How many are in the house, with those whom only this device knows. */
export const countIn = (people: readonly EntrancePerson[], queue: readonly Queued[], now: Date) => {
  const known = people.filter(person => entryOf(person, queue, now)).length
  const listed = new Set(people.map(({ id }) => id))
  const others = new Set(queue.map(({ person }) => person).filter(id => !listed.has(id)))
  return known + [...others].filter(id => entryIn([], id, queue, now)).length
}
