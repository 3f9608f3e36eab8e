import type { DayTimeslot, EventDay, RoomChoice } from '@tafelrunde/contract/admin/events/day'
import { counted } from '@tafelrunde/ui/figures.ts'

type Part = { title: string; timeslots: DayTimeslot[] }

/** The Termine of a day as whoever runs it needs them: what runs, what comes next, what later, and what is over. */
export const partsOf = ({ at, timeslots }: Pick<EventDay, 'at' | 'timeslots'>): Part[] => {
  const running = timeslots.filter(({ start, end }) => start <= at && end > at)
  const ahead = timeslots.filter(({ start }) => start > at)
  const nextStart = ahead[0]?.start.getTime()
  const isNext = ({ start }: DayTimeslot) => start.getTime() === nextStart
  return [
    { title: 'Jetzt', timeslots: running },
    { title: 'Gleich', timeslots: ahead.filter(isNext) },
    { title: 'Später', timeslots: ahead.filter(one => !isNext(one)) },
    { title: 'Vorbei', timeslots: timeslots.filter(({ end }) => end <= at) },
  ].filter(part => part.timeslots.length > 0)
}

/** Nobody else gets in: all places are taken or held back for groups. */
export const isFull = ({ capacity, taken, allotted, is_called_off }: DayTimeslot) =>
  !is_called_off && capacity !== null && taken + allotted >= capacity

/** What stands above the Termine: who is there, which lecturers, and how many Termine are full. */
export const figuresOf = ({ timeslots, there, registered }: EventDay) => {
  const lecturers = new Map(
    timeslots
      .filter(slot => !slot.is_called_off)
      .flatMap(slot => slot.lecturers)
      .map(({ id, is_there }) => [id, is_there] as const),
  )
  return {
    there,
    missing: registered - there,
    lecturers: lecturers.size,
    lecturersThere: [...lecturers.values()].filter(Boolean).length,
    full: timeslots.filter(isFull).length,
  }
}

/** Why so many people cannot well be moved into a room; undefined if they can. */
const faultOf = ({ capacity, taken_by }: RoomChoice, people: number) => {
  if (taken_by) return `belegt: ${taken_by}`
  return capacity !== null && capacity < people
    ? `zu klein für ${counted(people, 'Person', 'Personen')}`
    : undefined
}

/** Rooms to move so many people into, those that fit first; the others stay in sight with the reason (design: Tag). */
export const roomOptions = (choices: readonly RoomChoice[], people: number) => {
  const options = choices.map(choice => {
    const fault = faultOf(choice, people)
    const places = choice.capacity !== null && `${choice.capacity} Plätze`
    const text = [choice.name, places, fault ?? 'frei'].filter(Boolean).join(' · ')
    return { id: String(choice.id), text, fits: fault === undefined, isTaken: choice.taken_by !== '' }
  })
  const weightOf = ({ fits, isTaken }: (typeof options)[number]) => (fits ? 0 : 1) + (isTaken ? 1 : 0)
  return options.toSorted((one, other) => weightOf(one) - weightOf(other))
}
