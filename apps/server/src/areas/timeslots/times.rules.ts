const inBerlin = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...parts })

const day = inBerlin({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const time = inBerlin({ hour: '2-digit', minute: '2-digit' })

/** „Sa., 13. März 2027“ */
export const dayText = (moment: Date) => day.format(moment)

/** „10:00“ */
export const timeText = (moment: Date) => time.format(moment)

/** „10:00–11:30 Uhr“ */
export const times = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  `${timeText(startsAt)}–${timeText(endsAt)} Uhr`
