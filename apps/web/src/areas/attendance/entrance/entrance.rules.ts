import type { EntrancePerson } from '@tafelrunde/contract/admin/entrance'
import { berlinDay } from '@tafelrunde/contract/berlin'
import { fullName } from '@tafelrunde/ui/names.ts'
import { finds } from '../../../shared/textSearch.ts'
import type { Queued } from './queue.ts'

/** A pass typed by a scanner that is a keyboard: three parts, and longer than any name. */
export const isPass = (text: string) => /^[\w-]{20,}\.[\w-]+\.[\w-]{80,}$/.test(text.trim())

/** When somebody came in today, by the server or by what waits here; the earlier one. */
export const enteredAt = (
  { id, entered_at: known }: Pick<EntrancePerson, 'id' | 'entered_at'>,
  queue: readonly Queued[],
  now: Date,
) => {
  const isToday = (moment: Date) => berlinDay(moment) === berlinDay(now)
  const own = queue
    .filter(({ person, refusal }) => person === id && !refusal)
    .map(({ recordedAt }) => new Date(recordedAt))
  const [first] = [...(known ? [known] : []), ...own]
    .filter(isToday)
    .toSorted((one, other) => Number(one) - Number(other))
  return first
}

/** Whether somebody may just come in. */
export const isExpected = ({ state, is_lecturer }: EntrancePerson) => state === 'registered' || is_lecturer

/** Whom a typed name or customer number may mean. */
export const foundBy = (search: string, people: readonly EntrancePerson[]) => {
  const text = search.trim()
  return text.length < 2
    ? []
    : people.filter(person => finds(text, [fullName(person), person.as_customernumber]))
}

/** How many are in the house, with those whom only this device knows. */
export const countIn = (people: readonly EntrancePerson[], queue: readonly Queued[], now: Date) => {
  const known = new Set(people.filter(one => enteredAt(one, [], now)).map(({ id }) => id))
  for (const { person, refusal, recordedAt } of queue)
    if (!refusal && berlinDay(new Date(recordedAt)) === berlinDay(now)) known.add(person)
  return known.size
}
