import { berlinMoments } from './berlin.ts'

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,6})\d*)?)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** Whether there is such a day: `2027-02-28`, but not `2027-02-30`. */
export const isDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false

/**
 * ISO 8601 with or without zone, seconds, time; without a zone the time is Berlin's. Undefined where there is no
 * such moment; `ambiguous` where a clock in Berlin shows it never or twice.
 */
export const parseMoment = (text: string): Date | { ambiguous: string } | undefined => {
  const [, day = '', minutes, seconds = '00', fraction = '0', zone] = pattern.exec(text) ?? []
  if (!isDay(day) || (zone && !minutes)) return undefined
  const local = `${day}T${minutes ?? '00:00'}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}`
  if (Number.isNaN(Date.parse(`${local}Z`)) || minutes?.startsWith('24')) return undefined
  if (zone) {
    const moment = new Date(local + zone.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})?$/, toOffset))
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }
  const [moment, second] = berlinMoments(local)
  return moment && !second ? moment : { ambiguous: local.slice(0, 19).replace('T', ' ') }
}
const toOffset = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`
