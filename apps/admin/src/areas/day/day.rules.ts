import type { DayTimeslot, EventDay } from '@tafelrunde/contract/admin/day'

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
