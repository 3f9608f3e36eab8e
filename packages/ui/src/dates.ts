import { clockTime } from './days.ts'
import { inBerlin, unbroken } from './inBerlin.ts'

const weekday = inBerlin({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekdayShort = inBerlin({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const weekdayShorter = inBerlin({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const date = inBerlin({ day: 'numeric', month: 'long', year: 'numeric' })
const dateShort = inBerlin({ day: 'numeric', month: 'short', year: 'numeric' })
const dayAndMonth = inBerlin({ day: 'numeric', month: 'long' })

/** „Montag, 22. Februar 2027“ */
export const weekdayDate = (moment: Date) => unbroken(weekday.format(moment))

/** „Mo., 22. Feb. 2027“, for tables */
export const tableDay = (moment: Date) => unbroken(weekdayShorter.format(moment))

/** „Mo., 22. Feb. 2027, 14:05 Uhr“ */
export const tableDayAndTime = (moment: Date) => `${tableDay(moment)}, ${clockTime(moment)}\u00A0Uhr`

/** „Fr., 12. – Sa., 13. März 2027“; one day alone without its end. */
export const tableDays = (start: Date, end: Date) => unbroken(weekdayShorter.formatRange(start, end))

/** „3. Mai 2027“ */
export const longDate = (moment: Date) => unbroken(date.format(moment))

/** „14. Nov. 2026“ */
export const shortDate = (moment: Date) => unbroken(dateShort.format(moment))

/** „12.–13. März 2027“ */
export const dateRange = (start: Date, end: Date) => unbroken(date.formatRange(start, end))

/** „22.–23. Nov. 2026“, for tables */
export const tableDates = (start: Date, end: Date) => unbroken(dateShort.formatRange(start, end))

/** „12. Dezember“ */
export const dateInYear = (moment: Date) => unbroken(dayAndMonth.format(moment))

/** „3. Dezember 2026, 09:15 Uhr“ */
export const dateAndTime = (moment: Date) => `${longDate(moment)}, ${clockTime(moment)}\u00A0Uhr`

/** „Do., 4. Februar 2027, 10:15 Uhr“ */
export const dayAndTime = (moment: Date) =>
  `${unbroken(weekdayShort.format(moment))}, ${clockTime(moment)}\u00A0Uhr`
