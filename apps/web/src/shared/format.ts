const inBerlin = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options })

const day = inBerlin({ weekday: 'short', day: 'numeric', month: 'long' })
const dayAndYear = inBerlin({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
// With the day, as the month alone has no full stop („Jan“) and is cut („Mär“).
const dayAndMonth = inBerlin({ day: 'numeric', month: 'short' })
const time = inBerlin({ hour: '2-digit', minute: '2-digit' })
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** Keeps a day and its month, and a figure and its unit, on one line. */
const unbroken = (text: string) => text.replace(/\u2009/g, ' ').replace(/(\d\.|\d) (?=\p{L}|€)/gu, '$1\u00A0')

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

/** „10:00–11:30“ */
export const timeRange = (start: Date, end: Date) => `${clockTime(start)}–${clockTime(end)}`

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“ */
export const dateAndTimes = (start: Date, end: Date) =>
  unbroken(`${dayAndYear.format(start)}, ${timeRange(start, end)} Uhr`)

/** „1.234,50 €“ */
export const money = (cents: number) => euros.format(cents / 100)
