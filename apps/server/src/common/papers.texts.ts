// Days, times and numbers as papers print them: no line breaks inside of them.
import { timesText as plainTimesText, unbroken } from './german.texts.ts'

const date = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...parts })

const dateOf = date({ day: 'numeric', month: 'long', year: 'numeric' })
const dateOfYear = date({ day: 'numeric', month: 'long' })
const weekdayOf = date({ weekday: 'long' })
const shortWeekdayOf = date({ weekday: 'short' })
const yearOf = date({ year: 'numeric' })
const hoursOf = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const unitsOf = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

type Span = { startsAt: Date; endsAt: Date }

/** „13. März 2027“ */
export const dateText = (moment: Date) => unbroken(dateOf.format(moment))

/** „13. März 2027“ of `2027-03-13` */
export const dayDateText = (day: string) => dateText(new Date(`${day}T12:00:00Z`))

/** „Sa., 13. März 2027“ */
export const shortDayText = (moment: Date) => `${shortWeekdayOf.format(moment)}., ${dateText(moment)}`

/** „am Samstag, 13. März 2027“, „vom 12. März bis 13. März 2027“ */
export const daysText = ({ startsAt, endsAt }: Span) => {
  const last = dateText(endsAt)
  if (dateText(startsAt) === last) return `am ${weekdayOf.format(startsAt)}, ${last}`
  const sameYear = yearOf.format(startsAt) === yearOf.format(endsAt)
  const first = (sameYear ? dateOfYear : dateOf).format(startsAt)
  return `vom ${unbroken(first)} bis ${last}`
}

/** „10:00–11:30 Uhr“ */
export const timesText = (span: Span) => unbroken(plainTimesText(span))

/** „Musterstadt, 16. November 2026“ */
export const dateline = ({ city }: { city: string }, issuedAt: Date) =>
  [city, dateText(issuedAt)].filter(Boolean).join(', ')

/** A paper that another one takes the place of, and why. */
export type Replaced = { number: string; issuedAt: Date; reason: string }

/** „Ersetzt die Abrechnung Nr. 2027-000012 vom 16. März 2027, Grund: Ein Beleg fehlte.“ */
export const replacesText = (title: string, { number, issuedAt, reason }: Replaced) => {
  const replaced = `Ersetzt die ${title} Nr.\u00a0${number} vom ${dateText(issuedAt)}`
  return reason ? `${replaced}, Grund: ${reason.replace(/\s+/g, ' ')}` : replaced
}

/** Clock hours, always with a decimal: „1,5“, „3,0“. */
export const hoursText = (hours: number) => hoursOf.format(hours)

/** „2“, „1,33“ */
export const unitsText = (units: number) => unitsOf.format(units)

/** „Schuljahr 2026/27“ for that which begins in the summer of 2026. */
export const schoolYearText = (year: number) =>
  `Schuljahr ${year}/${String((year + 1) % 100).padStart(2, '0')}`

const countries = new Intl.DisplayNames('de', { type: 'region' })

/** A country by its two letters (ISO 3166-1) as it stands below an address; nothing for Germany. */
export const countryText = (country: string) => (country === 'DE' ? '' : (countries.of(country) ?? country))

/** „DE89 3704 0044 0532 0130 00“ */
export const ibanText = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00a0')

/** The lines that say something. */
export const filledLines = (...lines: string[]) => lines.map(line => line.trim()).filter(Boolean)
