import type { Event } from '@tafelrunde/contract/events/events'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { clockTime, dateAndTimes, dayLabel, dayRange } from '@tafelrunde/ui/days.ts'

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“; for several days the first and the last moment. */
export const dayAndTimes = ({ start, end }: { start: Date; end: Date }) =>
  berlinDay(start) === berlinDay(end)
    ? dateAndTimes(start, end)
    : `${dayRange(start, end)}, ab ${clockTime(start)} Uhr`

const time = (moment: Date) => `, ${clockTime(moment)} Uhr`

/** „ab Mo., 2. November, 08:00 Uhr“ */
const from = (moment: Date) => `ab ${dayLabel(moment)}${time(moment)}`

/** „bis So., 28. Februar“; until the last minute of a day is until that day. */
const until = (moment: Date) => `bis ${dayLabel(moment)}${clockTime(moment) === '23:59' ? '' : time(moment)}`

/** When one can register, a line for each end that is set. */
export const registrationWindow = ({ registration_start, registration_end }: Event) => [
  ...(registration_start ? [from(registration_start)] : []),
  ...(registration_end ? [until(registration_end)] : []),
]

export const cancellationDeadline = ({ cancellation_deadline, start }: Event) =>
  until(cancellation_deadline ?? start)
