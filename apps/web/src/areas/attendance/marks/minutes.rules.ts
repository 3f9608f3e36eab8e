import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'

type Span = Pick<LecturerTimeslot, 'start' | 'end'>

const minute = 60_000

/** How many minutes a Termin has: nobody can have been there longer. */
export const wholeMinutes = ({ start, end }: Span) => Math.floor((end.getTime() - start.getTime()) / minute)

/** How much earlier people usually leave. */
const usuallyLess = [15, 30, 45, 60] as const
export type UsuallyLess = (typeof usuallyLess)[number]

/** How long somebody was there: all of it, until now, or so much less than all. */
export type Stay =
  | { kind: 'whole'; minutes: number }
  | { kind: 'until now'; minutes: number }
  | { kind: 'less'; minutes: number; less: UsuallyLess }

/** What is asked first: who leaves now, and the usual times; in steps of five minutes, as nobody looks closer. */
export const likelyStays = (span: Span, now: Date): Stay[] => {
  const whole = wholeMinutes(span)
  const untilNow = Math.floor((now.getTime() - span.start.getTime()) / minute / 5) * 5
  const earlier = usuallyLess
    .map(less => ({ kind: 'less', minutes: whole - less, less }) as const)
    .filter(({ minutes }) => minutes > 0 && minutes !== untilNow)
  return [
    { kind: 'whole', minutes: whole },
    ...(untilNow > 0 && untilNow < whole ? [{ kind: 'until now', minutes: untilNow } as const] : []),
    ...earlier,
  ]
}

/** What is recorded of it: the whole time has no number, so that it stays right when the Termin is moved. */
export const recorded = ({ kind, minutes }: Stay) => (kind === 'whole' ? null : minutes)
