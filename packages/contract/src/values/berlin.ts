const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/** As the platform's own words for it say. */
const spelledOut = (moment: Date) => {
  const [date, time, offset] = parts.format(moment).split(' ')
  const milliseconds = moment.getUTCMilliseconds()
  const fraction = milliseconds ? `.${String(milliseconds).padStart(3, '0')}` : ''
  return `${date}T${time}${fraction}${offset?.slice(3) || '+00:00'}`
}

const hour = 3_600_000
const most = 10_000
/** By the hour, `+01:00`: an answer writes very many moments, and asking for the zone takes ten times as long as the rest. */
const offsets = new Map<number, string>()

const offsetAt = (moment: Date) => {
  const key = Math.floor(moment.getTime() / hour)
  const known = offsets.get(key)
  if (known) return known
  if (offsets.size >= most) offsets.clear()
  const offset = spelledOut(moment).slice(-6)
  offsets.set(key, offset)
  return offset
}

const write = (moment: Date) => {
  const year = moment.getUTCFullYear()
  // Before, Berlin's offset had seconds; after, a year has more digits.
  if (!(year > 1900 && year < 9999)) return spelledOut(moment)
  const offset = offsetAt(moment)
  const local = new Date(moment.getTime() + Number(offset.slice(1, 3)) * hour)
  return local.toISOString().slice(0, moment.getUTCMilliseconds() ? 23 : 19) + offset
}

/** Lists say the same moments again and again: those of their timeslots, and one's own. */
const texts = new Map<number, string>()

/** `2027-03-13T10:00:00+01:00`; milliseconds are written only if there are any. */
export const berlinText = (moment: Date) => {
  const key = moment.getTime()
  const known = texts.get(key)
  if (known) return known
  if (texts.size >= most) texts.clear()
  const text = write(moment)
  texts.set(key, text)
  return text
}

/** The day in Berlin, `2027-03-13`. */
export const berlinDay = (moment: Date) => berlinText(moment).slice(0, 10)

/**
 * The moments at which a clock in Berlin shows `local` (`2027-03-13T10:00:00.000`): one as a rule, none
 * in the hour that is left out in March, two in the hour that comes twice in October.
 */
export const berlinMoments = (local: string) =>
  ['+02:00', '+01:00']
    .map(offset => new Date(local + offset))
    .filter(moment => berlinText(moment).slice(0, 19) === local.slice(0, 19))
