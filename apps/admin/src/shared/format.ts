const inBerlin = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options })

const weekday = inBerlin({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const day = inBerlin({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const date = inBerlin({ day: 'numeric', month: 'short', year: 'numeric' })
const dayOfMonth = inBerlin({ day: 'numeric' })
const month = inBerlin({ month: 'short' })
const time = inBerlin({ hour: '2-digit', minute: '2-digit' })
const numeric = inBerlin({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Keeps a day and its month on one line. */
const unbroken = (text: string) => text.replace(/\u2009/g, ' ').replace(/(\d\.) (?=\p{L})/gu, '$1\u00A0')

/** „Montag, 22. Februar 2027“ */
export const longDay = (moment: Date) => unbroken(weekday.format(moment))

/** „Mo., 22. Feb. 2027“ */
export const shortDay = (moment: Date) => unbroken(day.format(moment))

/** „Fr., 12. März – Sa., 13. März 2027“; one day alone is its short form. */
export const dayRange = (start: Date, end: Date) => unbroken(day.formatRange(start, end))

/** „12.–13. März 2027“ */
export const dates = (start: Date, end: Date) => unbroken(date.formatRange(start, end))

/** „14:05“ */
export const clockTime = (moment: Date) => time.format(moment)

/** „10:00–11:30“ */
export const timeRange = (start: Date, end: Date) => `${clockTime(start)}–${clockTime(end)}`

/** „Mo., 22. Feb. 2027, 14:05 Uhr“ */
export const dayAndTime = (moment: Date) => `${shortDay(moment)}, ${clockTime(moment)}\u00A0Uhr`

/** The two lines of a date tile: „22“ and „Feb.“ */
export const tileDay = (moment: Date) => dayOfMonth.format(moment).replace('.', '')
export const tileMonth = (moment: Date) => month.format(moment)

/** „22.02.2027 14:05“, which spreadsheets read as a moment. */
export const tableMoment = (moment: Date | null) => (moment ? numeric.format(moment).replace(',', '') : '')

/** „1 Termin“, „3 Termine“ */
export const counted = (count: number, one: string, many: string) =>
  `${count}\u00A0${count === 1 ? one : many}`
