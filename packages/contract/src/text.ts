import { z } from 'zod'

/**
 * A text of a body as Django REST Framework reads it: numbers become text, white space around it goes,
 * NUL is refused, and it must not be empty.
 */
export const bodyText = (longest = 255) =>
  z
    .codec(z.union([z.string(), z.number()], { error: notText }), z.string(), {
      decode: value => String(value).trim(),
      encode: text => text,
    })
    .pipe(
      z
        .string()
        .regex(/^[^\0]*$/, 'Nullzeichen sind nicht erlaubt.')
        .min(1)
        .max(longest),
    )

const notText: z.core.$ZodErrorMap = issue =>
  issue.input === undefined || issue.input === null ? undefined : 'Kein gültiger String.'
