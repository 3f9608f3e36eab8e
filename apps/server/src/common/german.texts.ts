const inBerlin = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...parts })

const day = inBerlin({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const longDay = inBerlin({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const time = inBerlin({ hour: '2-digit', minute: '2-digit' })
const numeric = inBerlin({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const year = inBerlin({ year: 'numeric' })

type Span = { startsAt: Date; endsAt: Date }

/** A line must not break inside of it: its spaces become no-break ones. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** „Sa., 13. März 2027“ */
export const dayText = (moment: Date) => day.format(moment)

/** „Samstag, 13. März 2027“ */
export const longDayText = (moment: Date) => longDay.format(moment)

/** „10:00“ */
export const timeText = (moment: Date) => time.format(moment)

/** „10:00–11:30 Uhr“ */
export const timesText = ({ startsAt, endsAt }: Span) => `${timeText(startsAt)}–${timeText(endsAt)} Uhr`

/** „Sa., 13. März 2027, 10:00 Uhr“ */
export const momentText = (moment: Date) => `${dayText(moment)}, ${timeText(moment)} Uhr`

/** „22.02.2027 14:05“, which spreadsheets read as a moment. */
export const tableMoment = (moment: Date) => numeric.format(moment).replace(',', '')

/** The calendar year in Berlin in which something ends: it counts by that. */
export const yearOf = ({ endsAt }: { endsAt: Date }) => Number(year.format(endsAt))
