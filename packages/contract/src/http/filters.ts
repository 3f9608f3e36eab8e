import * as z from 'zod/mini'
import { isDay, parseMoment } from '../values/moments.ts'
import { largestId } from './ids.ts'
import { anyLength, rawText } from './raw-text.ts'

// The filters' dialect is that of django-filter (contract B4): an empty value is no filter, unknown
// parameters are ignored, and every bad one is reported at its own name.

type Issue = { invalid: string }
const invalid = (sentence: string): Issue => ({ invalid: sentence })
const noNul = invalid('Nullzeichen sind nicht erlaubt.')
const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'invalid' in value

/** A query parameter that `parse` turns into a value, or into a sentence that says what is wrong. */
const parameter = <Value>(parse: (text: string) => Value | Issue) =>
  z.pipe(
    z.optional(z.string().check(z.trim())),
    z.transform((text: string | undefined, context): Value | undefined => {
      if (!text) return undefined
      const value = text.includes('\0') ? noNul : parse(text.normalize())
      if (!isIssue(value)) return value
      context.issues.push({ code: 'custom', message: value.invalid, input: text })
      return z.NEVER
    }),
  )

const notAMoment = invalid('Bitte ein gültiges Datum und Uhrzeit eingeben.')
const ambiguous = (local: string) =>
  invalid(
    `${local} konnte mit der Zeitzone Europe/Berlin nicht eindeutig interpretiert werden, da es doppeldeutig oder eventuell inkorrekt ist.`,
  )

const parseFilterMoment = (text: string): Date | Issue => {
  const moment = parseMoment(text)
  if (moment instanceof Date) return moment
  return moment ? ambiguous(moment.ambiguous) : notAMoment
}

/** `2027-03-13`, `13.03.2027` or `13.03.27`. */
const parseDay = (text: string): string | Issue => {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? []
  // Two digits mean 1969 to 2068, as in POSIX.
  const year = y.length === 2 ? (y < '69' ? `20${y}` : `19${y}`) : y
  const day = d ? `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : invalid('Bitte ein gültiges Datum eingeben.')
}

/** `a,b`, inclusive; an empty end is open, but not both. */
const parseRange = (text: string): { from: Date | undefined; to: Date | undefined } | Issue => {
  const ends = text.split(',').map(end => (end.trim() ? parseFilterMoment(end.trim()) : undefined))
  const [from, to] = ends
  const wrong = ends.find(isIssue)
  if (wrong || isIssue(from) || isIssue(to)) return wrong ?? notAMoment
  return ends.length === 2 && (from || to)
    ? { from, to }
    : invalid('Die Bereichsabfrage erwartet zwei Werte.')
}

const parseId = (text: string) =>
  /^[+-]?\d+(\.\d*)?$/.test(text) ? Math.trunc(Number(text)) : invalid('Bitte eine Zahl eingeben.')

const notAChoice = (text: string) =>
  invalid(`Bitte eine gültige Auswahl treffen. ${text} ist keine gültige Auswahl.`)

export const idFilter = parameter(parseId)
export const textFilter = parameter(text => text)

const parseIds = (text: string): number[] | Issue => {
  const ids = text.split(',').filter(Boolean).map(parseId)
  return ids.every(id => typeof id === 'number') ? ids : invalid('Bitte Zahlen mit Kommas eingeben.')
}

/**
 * What every list of records takes: `id__in=3,7` for those records, as far as they are there, and `search` for the
 * ones whose name has all of its words.
 */
export const recordFilters = { id__in: parameter(parseIds), search: textFilter }

/** An id that must be that of an object which the caller may see; the server looks it up. */
export const unknownChoice = 'Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'
export const referenceFilter = parameter(text => {
  const id = parseId(text)
  return isIssue(id) || Math.abs(id) > largestId ? invalid(unknownChoice) : id
})

export const choiceFilter = <Choice extends string>(choices: readonly Choice[]) =>
  parameter((text): Choice | Issue => choices.find(choice => choice === text) ?? notAChoice(text))

const moment = parameter(parseFilterMoment)
const day = parameter(parseDay)
export const dayFilter = day
const range = parameter(parseRange)
const isNull = parameter(text => {
  if (/^(true|1)$/i.test(text)) return true
  return /^(false|0)$/i.test(text) ? false : undefined
})

// The eight filters of each moment that lists can be filtered by.
export const createdFilters = {
  created: moment,
  created__date: day,
  created__gt: moment,
  created__gte: moment,
  created__lt: moment,
  created__lte: moment,
  created__range: range,
  created__isnull: isNull,
}
export const startFilters = {
  start: moment,
  start__date: day,
  start__gt: moment,
  start__gte: moment,
  start__lt: moment,
  start__lte: moment,
  start__range: range,
  start__isnull: isNull,
}
export const endFilters = {
  end: moment,
  end__date: day,
  end__gt: moment,
  end__gte: moment,
  end__lt: moment,
  end__lte: moment,
  end__range: range,
  end__isnull: isNull,
}

/** `orderby=-start,id`: the fields in order; `descending` where a minus stands before it. */
export const orderBy = <Field extends string>(...fields: Field[]) =>
  parameter((text): { field: Field; descending: boolean }[] | Issue => {
    const order = []
    for (const item of text.split(',').filter(Boolean)) {
      const field = fields.find(name => name === item.replace(/^-/, ''))
      if (!field) return notAChoice(item)
      order.push({ field, descending: item.startsWith('-') })
    }
    return order
  })

export const defaultLimit = 100
const mostRows = 1000

const lenient = (read: (text: string | undefined) => number) =>
  z.pipe(z.optional(z.string()), z.transform(read))

/** Bad paging values are never an error (contract B3): they fall back to the first page's. */
const page = {
  limit: lenient(text => {
    const limit = wholeNumber(text)
    return limit && limit > 0 ? Math.min(limit, mostRows) : defaultLimit
  }),
  offset: lenient(text => Math.min(Math.max(wholeNumber(text) ?? 0, 0), Number.MAX_SAFE_INTEGER)),
}
const wholeNumber = (text = '') => (/^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined)

/** The query of all that a list has as a file: which kind of file, and the list's filters. */
export const fileQuery = <Filters extends z.core.$ZodShape>(filters: Filters) =>
  z.object({ format: z.enum(['xlsx', 'csv']), ...filters })

/** The query of a list: its page and its filters. */
export const listQuery = <Filters extends z.core.$ZodShape>(filters: Filters) =>
  z.object({ ...page, ...filters })

/** A token of a body. Whatever is none is told so, however long it is. */
export const tokenText = rawText(anyLength)
