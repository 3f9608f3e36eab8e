import * as z from 'zod/mini'
import { trimmed, withoutNul } from '../http/raw-text.ts'
import { withClosedDirections } from './bidi.ts'

// The one place that decides which characters a text may have that people type and others read: all that XML, PDF,
// mail, calendar and CSV can hold. So no border after this one has to leave anything out.

/** Whatever controls a device instead of being read, halves of characters, and what Unicode keeps for none. */
const controls = '\\x01-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff\\ufffe\\uffff'
const inLines = z.regex(new RegExp(`^[^${controls}]*$`, 'u'), 'Steuerzeichen sind nicht erlaubt.')
const inOneLine = z.regex(
  new RegExp(`^[^${controls}\\t\\n]*$`, 'u'),
  'Steuerzeichen und Zeilenumbrüche sind hier nicht erlaubt.',
)

/** A name of nothing but marks that nobody sees, such as a zero-width space, is empty to whoever reads it. */
const seen = z.regex(/^$|[^\p{Cf}\p{Z}\s]/u, 'Dieses Feld darf nicht leer sein.')

/**
 * The same letters are the same characters, however a keyboard or a file writes „ü“; lines end as they do here, and what
 * turns the direction of writing ends with its line.
 */
const composed = (text: string) => withClosedDirections(text.normalize('NFC').replace(/\r\n?/g, '\n'))

/** What a foreign file has of them, which nobody is there to be refused, goes. */
export const withoutControls = (text: string) =>
  composed(text.toWellFormed()).replace(new RegExp(`[\\0${controls}]`, 'gu'), '')

const composedText = z.pipe(
  trimmed,
  z.codec(z.string(), z.string(), { decode: composed, encode: text => text }),
)

/** A line of a body that may be empty; see `bodyText`. */
export const anyBodyText = (longest = 255) =>
  z.pipe(composedText, z.string().check(withoutNul, inOneLine, z.maxLength(longest)))

/**
 * A line of a body, as Django REST Framework reads it: numbers become text, white space around it goes, NUL is refused,
 * and it must not be empty. Further control characters are refused, too.
 */
export const bodyText = (longest = 255) =>
  z.pipe(composedText, z.string().check(withoutNul, inOneLine, seen, z.minLength(1), z.maxLength(longest)))

/** A text of several lines that may be empty. */
export const anyBodyLines = (longest: number) =>
  z.pipe(composedText, z.string().check(withoutNul, inLines, z.maxLength(longest)))

/** A text of several lines; `missing` is said of an empty one. */
export const bodyLines = (longest: number, missing?: string) =>
  z.pipe(
    composedText,
    z.string().check(withoutNul, inLines, seen, z.minLength(1, missing), z.maxLength(longest)),
  )

/** A line whose further rules stand with whoever uses it. */
export const lineWith = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(composedText, z.string().check(withoutNul, inOneLine, ...checks))
