const timeZone = 'Europe/Berlin'
const date = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('de-DE', { timeZone, ...parts })

const dayOf = date({ day: 'numeric', month: 'long', year: 'numeric' })
const dayOfYear = date({ day: 'numeric', month: 'long' })
const weekdayOf = date({ weekday: 'long' })
const shortWeekdayOf = date({ weekday: 'short' })
const timeOf = date({ hour: '2-digit', minute: '2-digit' })
const yearOf = date({ year: 'numeric' })
const hoursOf = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const unitsOf = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

type Span = { startsAt: Date; endsAt: Date }

/** A line must not break inside of a date: its spaces become no-break ones. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** „13. März 2027“ */
export const dayText = (moment: Date) => unbroken(dayOf.format(moment))

/** „Sa., 13. März 2027“ */
export const shortDayText = (moment: Date) => `${shortWeekdayOf.format(moment)}., ${dayText(moment)}`

/** „am Samstag, 13. März 2027“, „vom 12. März bis 13. März 2027“ */
export const daysText = ({ startsAt, endsAt }: Span) => {
  const last = dayText(endsAt)
  if (dayText(startsAt) === last) return `am ${weekdayOf.format(startsAt)}, ${last}`
  const sameYear = yearOf.format(startsAt) === yearOf.format(endsAt)
  const first = (sameYear ? dayOfYear : dayOf).format(startsAt)
  return `vom ${unbroken(first)} bis ${last}`
}

/** „10:00–11:30 Uhr“ */
export const timesText = ({ startsAt, endsAt }: Span) =>
  `${timeOf.format(startsAt)}–${timeOf.format(endsAt)}\u00a0Uhr`

/** Clock hours, always with a decimal: „1,5“, „3,0“. */
export const hoursText = (hours: number) => hoursOf.format(hours)

/** „2“, „1,33“ */
export const unitsText = (units: number) => unitsOf.format(units)

/** „Schuljahr 2026/27“ for that which begins in the summer of 2026. */
export const schoolYearText = (year: number) =>
  `Schuljahr ${year}/${String((year + 1) % 100).padStart(2, '0')}`
