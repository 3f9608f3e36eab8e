const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a clock on the wall shows, with the offset from UTC if it was written beside it. */
export type WallClock = { day: string; time: string; offset?: string | undefined }

const twoDigits = (text: string) => text.padStart(2, '0')

/**
 * A length of time in milliseconds, or undefined when it is unreadable or nothing. Read are `HH:MM`, also
 * beyond 24 hours, pretalx's `D:HH:MM` (days without a leading zero) and pentabarf's `HH:MM:SS`.
 */
export const durationOf = (text: string) => {
  const [, days, hours, minutes, seconds] =
    /^(?:([1-9]):(?=\d\d:\d\d$))?(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim()) ?? []
  if (!hours) return undefined
  const total = Number(days ?? 0) * day + Number(hours) * hour + Number(minutes) * minute
  return total + Number(seconds ?? 0) * 1000 || undefined
}

/** `HH:MM:SS` of `9:30`, `09:30` or `09:30:00`; undefined when no clock shows that. */
export const timeOf = (text: string) => {
  const [, hours, minutes, seconds] =
    /^(\d|[01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(text.trim()) ?? []
  return hours && `${twoDigits(hours)}:${minutes}:${seconds ?? '00'}`
}

const isDay = (text: string) => {
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** The parts of an ISO 8601 date with or without time and offset; undefined for anything else. */
export const momentOf = (text: string) => {
  const [, day, clock, offset] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(text.trim()) ?? []
  const time = clock && timeOf(clock)
  if (!day || !isDay(day) || (clock && !time)) return undefined
  return { day, time, offset: offset?.replace(/^(...)(\d\d)$/, '$1:$2') }
}

export const nextDay = (text: string) =>
  new Date(Date.parse(`${text}T00:00:00Z`) + day).toISOString().slice(0, 10)

/** A zone of the IANA database by name, as this machine knows them. */
export const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
const offsetAt = (moment: number, zone: string) => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - moment
}

/**
 * The moment at which clocks in the zone show this. Of a time that comes twice in autumn it is the first;
 * a time that is left out in spring counts on from the hour before it. (Temporal calls this "compatible".)
 */
export const instantOf = ({ day: date, time, offset }: WallClock, zone: string) => {
  if (offset) return new Date(`${date}T${time}${offset}`)
  const wall = Date.parse(`${date}T${time}Z`)
  const before = offsetAt(wall - day, zone)
  const moments = [before, offsetAt(wall + day, zone)].map(ahead => wall - ahead)
  return new Date(moments.find(moment => offsetAt(moment, zone) === wall - moment) ?? wall - before)
}
