import * as z from 'zod/mini'

const notText: z.core.$ZodErrorMap = issue =>
  issue.input === undefined || issue.input === null ? undefined : 'Kein gültiger String.'
/** White space around it goes; numbers become text. */
export const trimmed = z.codec(z.union([z.string(), z.number()], { error: notText }), z.string(), {
  decode: value => String(value).trim(),
  encode: text => text,
})
export const withoutNul = z.regex(/^[^\0]*$/, 'Nullzeichen sind nicht erlaubt.')

/** What a body can hold at most: a text of this length is as long as somebody likes. */
export const anyLength = 1_048_576

/** A text of a body that may be empty, as Django REST Framework reads it; see `bodyText`. */
export const anyBodyText = (longest = 255) =>
  z.pipe(trimmed, z.string().check(withoutNul, z.maxLength(longest)))

/**
 * A text of a body as Django REST Framework reads it: numbers become text, white space around it goes,
 * NUL is refused, and it must not be empty.
 */
export const bodyText = (longest = 255) =>
  z.pipe(trimmed, z.string().check(withoutNul, z.minLength(1), z.maxLength(longest)))
