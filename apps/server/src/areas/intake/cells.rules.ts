import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { isDay, parseMoment } from '@tafelrunde/contract/values/moments'
import type { Read } from './judged.rules.ts'

// What people write into cells: days, times and numbers as they are usual in German tables.

type Span = { startsAt: Date; endsAt: Date }

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const weekdays = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa']
const twoDigits = (text: string | number) => String(text).padStart(2, '0')
const germanDay = (day: string) => day.split('-').toReversed().join('.')

/** The days of an event, `2031-03-13`. */
export const daysOf = ({ startsAt, endsAt }: Span) => {
  const days = []
  const last = berlinDay(endsAt)
  for (
    const day = new Date(`${berlinDay(startsAt)}T00:00Z`);
    days.length < 100;
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    const text = day.toISOString().slice(0, 10)
    if (text > last) break
    days.push(text)
  }
  return days
}

const monthOf = (name: string) => {
  const at = months.indexOf(name.toLowerCase().replace('mae', 'mär').slice(0, 3))
  return at < 0 ? '' : twoDigits(at + 1)
}

/** Of many spaces one counts, so that no pattern below looks at all of them again and again. */
const narrow = (typed: string) => typed.trim().replace(/\s+/g, ' ')

/** The day that a text names without doubt, with the event's year where it has none. */
const namedDay = (text: string, year: string) => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return `${iso[1]}-${twoDigits(iso[2] ?? '')}-${twoDigits(iso[3] ?? '')}`
  const [, d = '', m = '', word = '', y = ''] =
    /^(?:\p{L}{2,10}\.?,?\s+)?(\d{1,2})\.\s*(?:(\d{1,2})\.?|(\p{L}{3,9})\.?)\s*(\d{4}|\d{2})?(?:[\s,]+\d{1,2}[:.]\d{2}.*)?$/u.exec(
      text,
    ) ?? []
  const month = m ? twoDigits(m) : monthOf(word)
  return d && month ? `${y.length === 2 ? `20${y}` : y || year}-${month}-${twoDigits(d)}` : undefined
}

const dayRange = (days: string[]) => {
  const [first = ''] = days
  const last = days.at(-1) ?? ''
  return first === last ? germanDay(first) : `${germanDay(first)} bis ${germanDay(last)}`
}

/** A serial number that lost its format; days since 30 December 1899. */
const serialDay = (text: string) =>
  /^\d{5}$/.test(text)
    ? new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
    : undefined

/** A day of the event: „13.03.2031“, „13.3.“, „Sa., 13. März 2031“, „Samstag“; answers `2031-03-13`. */
export const readDay = (typed: string, days: string[]): Read<string> => {
  const text = narrow(typed)
  const [first = ''] = days
  const weekday = weekdays.indexOf(text.toLowerCase().slice(0, 2))
  if (weekday >= 0 && /^\p{L}+\.?$/u.test(text)) {
    const found = days.filter(day => new Date(`${day}T12:00Z`).getUTCDay() === weekday)
    if (found.length === 1 && found[0]) return { value: found[0] }
    return { reason: `„${text}“ ist nicht ein Tag der Veranstaltung.`, offers: found.map(germanDay) }
  }
  const day = namedDay(text, first.slice(0, 4)) ?? serialDay(text)
  if (!day || !isDay(day))
    return { reason: `„${text}“ ist kein Datum. Gemeint ist eines wie ${germanDay(first)}.` }
  if (days.includes(day)) return { value: day }
  const sameDate = days.filter(one => one.slice(5) === day.slice(5))
  const offers = (sameDate.length > 0 ? sameDate : days.length <= 3 ? days : []).map(germanDay)
  return { reason: `${germanDay(day)} liegt außerhalb der Veranstaltung (${dayRange(days)}).`, offers }
}

const time = '(\\d{1,2})(?:\\s*[:.h]\\s*(\\d{2}))?(?::00)?\\s*(?:uhr)?'
const oneTime = new RegExp(`^(?:\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}\\s+)?${time}$`, 'i')
const twoTimes = new RegExp(`^${time}\\s*(?:-|–|—|bis)\\s*${time}$`, 'i')

const clock = (hours = '', minutes = '00') =>
  Number(hours) < 24 && Number(minutes) < 60 ? `${twoDigits(hours)}:${minutes}` : undefined

/** A part of a day, as Excel keeps times: 0,4375 is 10:30. */
const fraction = (text: string) => {
  if (!/^0[,.]\d{2,}$/.test(text)) return undefined
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440)
  return clock(String(Math.floor(minutes / 60)), twoDigits(minutes % 60))
}

/** A time of day: „10:00“, „10.00 Uhr“, „9“; answers `10:00`. */
export const readTime = (typed: string): Read<string> => {
  const text = narrow(typed)
  const [, hours, minutes] = oneTime.exec(text) ?? []
  const value = fraction(text) ?? (hours ? clock(hours, minutes) : undefined)
  return value ? { value } : { reason: `„${text}“ ist keine Uhrzeit. Gemeint ist eine wie 10:30.` }
}

/** „10:00–11:30“ in one cell. */
export const readTimes = (typed: string): { start: string; end: string } | undefined => {
  const [, fromHours, fromMinutes, toHours, toMinutes] = twoTimes.exec(narrow(typed)) ?? []
  const [start, end] = [clock(fromHours, fromMinutes), clock(toHours, toMinutes)]
  return fromHours && toHours && start && end ? { start, end } : undefined
}

/** The moment at which a clock in Berlin shows it. */
export const momentOf = (day: string, time: string): Read<Date> => {
  const moment = parseMoment(`${day}T${time}`)
  return moment instanceof Date
    ? { value: moment }
    : { reason: `${time} Uhr gibt es an diesem Tag wegen der Zeitumstellung nicht oder zweimal.` }
}

const words =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** The number that a German word means, up to a hundred. */
const spelled = (word: string) => {
  const text = word.toLowerCase().replace('ss', 'ß').replace('ue', 'ü').replace('oe', 'ö')
  if (/^(ein)?hundert$/.test(text)) return 100
  const small = words.indexOf(text.replace(/^eins$/, 'ein'))
  if (small >= 0) return small
  const ten = tens.findIndex(one => text.endsWith(one))
  if (ten < 0) return undefined
  const rest = text.slice(0, -(tens[ten]?.length ?? 0)).replace(/und$/, '')
  const one = rest ? words.indexOf(rest) : 0
  return one >= 0 && one < 10 ? (ten + 2) * 10 + one : undefined
}

/** A whole number, „24“ or „24 Plätze“. */
const readCount = (typed: string, most = 1_000_000): Read<number> => {
  const text = typed.trim()
  const [, digits = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:\s*(?:plätze|pl\.?|personen|pers\.?|tn|m²|qm))?$/i.exec(text) ?? []
  const value = digits ? Number(digits.replaceAll('.', '')) : undefined
  if (value !== undefined && value <= most) return { value }
  if (value !== undefined)
    return { reason: `${text} ist zu viel: höchstens ${most.toLocaleString('de-DE')}.` }
  const meant = spelled(text) ?? (/\d+/.exec(text)?.[0] && Number(/\d+/.exec(text)?.[0]))
  return {
    reason: `„${text}“ ist keine ganze Zahl.`,
    offers: meant === undefined || meant === '' ? [] : [String(meant)],
  }
}

/** The same, or null: as many as come. */
export const readCapacity = (typed: string): Read<number | null> =>
  /^(unbegrenzt|unbeschränkt|offen|alle|ohne( grenze)?|∞)$/i.test(typed.trim())
    ? { value: null }
    : readCount(typed)

/** A text that is not longer than its field. */
export const readText = (typed: string, longest = 255): Read<string> => {
  const value = typed.trim()
  if (value.length <= longest) return { value }
  return {
    reason: `Das ist zu lang: ${value.length.toLocaleString('de-DE')} Zeichen, höchstens ${longest.toLocaleString('de-DE')}.`,
  }
}

/** The same in one line. */
export const readLine = (typed: string, longest = 255) => readText(typed.replace(/\s+/g, ' '), longest)
