import { berlinDay, berlinText } from '@tafelrunde/contract/values/berlin'
import { dayText, timesText } from '../../../common/german.texts.ts'
import { readDay, readTime } from '../cells.rules.ts'
import { type createNotes, type Line, nearest, sameName } from '../judged.rules.ts'

export type KnownSlot = {
  id: number
  name: string
  key: string | null
  startsAt: Date
  endsAt: Date
  capacity: number | null
  taken: number
  calledOffAt: Date | null
}
type Notes = ReturnType<typeof createNotes>

const timeOf = (moment: Date) => berlinText(moment).slice(11, 16)
export const slotText = (slot: Pick<KnownSlot, 'startsAt' | 'endsAt'>) =>
  `${dayText(slot.startsAt)}, ${timesText(slot)}`

/** Finds the Termin that a row means, by the workshop's key or title, and day and time where it has several. */
export const slotFinder = (known: KnownSlot[], days: string[]) => {
  const byKey = Map.groupBy(known, ({ key }) => key ?? '')
  const byName = Map.groupBy(known, ({ name }) => sameName(name))
  const names = [...new Set(known.map(({ name }) => name))]

  return (texts: Line['texts'], { note, take }: Notes) => {
    const { workshop = '', day = '', start = '' } = texts
    const all = byKey.get(workshop.trim()) ?? byName.get(sameName(workshop)) ?? []
    if (all.length === 0) {
      note(
        'workshop',
        `Einen Workshop „${workshop}“ mit Terminen gibt es hier nicht.`,
        nearest(workshop, names),
      )
      return undefined
    }
    const on = day ? take('day', readDay(day, days)) : undefined
    const at = start ? take('start', readTime(start)) : undefined
    if ((day && !on) || (start && !at)) return undefined
    const fitting = all.filter(
      ({ startsAt }) => (!on || berlinDay(startsAt) === on) && (!at || timeOf(startsAt) === at),
    )
    const [only, ...others] = fitting
    if (only && others.length === 0) return only
    const wanted = day && !start ? 'start' : 'day'
    const field = wanted in texts ? wanted : 'workshop'
    if (!only)
      note(
        field,
        `Dann findet „${all[0]?.name}“ nicht statt, sondern: ${all.slice(0, 4).map(slotText).join('; ')}.`,
      )
    else
      note(field, `Davon gibt es ${fitting.length} Termine: ${fitting.slice(0, 4).map(slotText).join('; ')}.`)
    return undefined
  }
}
