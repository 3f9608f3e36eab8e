import type { Placement, Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { berlinDay, berlinText } from '@tafelrunde/contract/values/berlin'
import { parseMoment } from '@tafelrunde/contract/values/moments'

// When things of a plan are: days and minutes of a day in Berlin.

/** The pointer places to five minutes, an arrow key moves by fifteen. */
export const pointerStep = 5
export const keyStep = 15
export const dayMinutes = 24 * 60

/** The days of the event, and every other one that something is on: nothing is off the board. */
export const daysOf = ({ event, items }: Pick<Plan, 'event' | 'items'>) => {
  const days = new Set(items.flatMap(({ at }) => (at ? [berlinDay(at.start)] : [])))
  const last = berlinDay(event.end)
  for (let day = berlinDay(event.start), count = 0; day <= last && count < 60; count++) {
    days.add(day)
    day = new Date(Date.parse(`${day}T12:00Z`) + dayMinutes * 60_000).toISOString().slice(0, 10)
  }
  return [...days].toSorted()
}

/** Minutes since midnight in Berlin. */
export const minutesOf = (moment: Date) => {
  const text = berlinText(moment)
  return Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
}

const two = (value: number) => String(value).padStart(2, '0')

/** The moment at which clocks in Berlin show that; in an hour that is left out or comes twice, a neighbour. */
export const momentOf = (day: string, minutes: number): Date => {
  const moment = parseMoment(`${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
  return moment instanceof Date ? moment : momentOf(day, minutes + 60)
}

const minute = 60_000
export const minutesLong = ({ start, end }: Pick<Placement, 'start' | 'end'>) =>
  Math.round((end.getTime() - start.getTime()) / minute)

/** There for so long, inside of the day as far as it begins in it. */
export const placementAt = (
  day: string,
  minutes: number,
  length: number,
  { room, location }: Pick<Placement, 'room' | 'location'>,
): Placement => {
  const start = momentOf(day, Math.max(0, Math.min(minutes, dayMinutes - pointerStep)))
  return { start, end: new Date(start.getTime() + length * minute), room, location }
}

/** The first and the last hour of the board on that day: 8 to 18, and whatever lies before and after. */
export const hoursOf = (items: readonly PlanItem[], day: string) => {
  let [from, to] = [8 * 60, 18 * 60]
  for (const { at } of items) {
    if (!at || berlinDay(at.start) !== day) continue
    const start = minutesOf(at.start)
    from = Math.min(from, start)
    to = Math.max(to, Math.min(start + minutesLong(at), dayMinutes))
  }
  return { from: Math.floor(from / 60), to: Math.ceil(to / 60) }
}
