import { inBerlin, unbroken } from './inBerlin.ts'

// What the app's first screen needs at once; all else is told in `dates.ts`.
const day = inBerlin({ weekday: 'short', day: 'numeric', month: 'long' })
const dayAndYear = inBerlin({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
// With the day, as the month alone has no full stop („Jan“) and is cut („Mär“).
const dayAndMonth = inBerlin({ day: 'numeric', month: 'short' })
const time = inBerlin({ hour: '2-digit', minute: '2-digit' })

/** „Sa., 13. März“ */
export const dayLabel = (moment: Date) => unbroken(day.format(moment))

/** „Fr., 12. – Sa., 13. März“; one day alone is its label. */
export const dayRange = (start: Date, end: Date) => unbroken(day.formatRange(start, end))

/** „12“ and „März“, „7“ and „Jan.“ */
export const dateTile = (moment: Date) => {
  const [day = '', month = ''] = dayAndMonth.format(moment).split('. ')
  return { day, month }
}

/** „14:05“ */
export const clockTime = (moment: Date) => time.format(moment)

/** „14:05“, of another day with it: „Fr., 20. November, 14:05“ */
export const sinceTime = (moment: Date, now: Date) => {
  const day = dayLabel(moment)
  return day === dayLabel(now) ? clockTime(moment) : `${day}, ${clockTime(moment)}`
}

/** „10:00–11:30“ */
export const timeRange = (start: Date, end: Date) => `${clockTime(start)}–${clockTime(end)}`

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“ */
export const dateAndTimes = (start: Date, end: Date) =>
  `${unbroken(dayAndYear.format(start))}, ${timeRange(start, end)}\u00A0Uhr`
