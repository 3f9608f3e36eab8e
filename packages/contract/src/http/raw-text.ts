import * as z from 'zod/mini'

// What the app's first files need of texts, apart from the others.

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

/**
 * A text of a body that stays as it was typed, as Django REST Framework reads it: numbers become text, white space
 * around it goes, NUL is refused, and it must not be empty. For what is compared and never shown, as a password, and for
 * the name that a file has from its device, of which the server keeps what it can; else see `bodyText`.
 */
export const rawText = (longest = 255) =>
  z.pipe(trimmed, z.string().check(withoutNul, z.minLength(1), z.maxLength(longest)))
