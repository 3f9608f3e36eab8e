import * as z from 'zod/mini'

const notText: z.core.$ZodErrorMap = issue =>
  issue.input === undefined || issue.input === null ? undefined : 'Kein gültiger String.'
const trimmed = z.codec(z.union([z.string(), z.number()], { error: notText }), z.string(), {
  decode: value => String(value).trim(),
  encode: text => text,
})
const withoutNul = z.regex(/^[^\0]*$/, 'Nullzeichen sind nicht erlaubt.')

/** A text of a body that may be empty, as Django REST Framework reads it; see `bodyText`. */
export const anyBodyText = (longest = 255) =>
  z.pipe(trimmed, z.string().check(withoutNul, z.maxLength(longest)))

/**
 * A text of a body as Django REST Framework reads it: numbers become text, white space around it goes,
 * NUL is refused, and it must not be empty.
 */
export const bodyText = (longest = 255) =>
  z.pipe(trimmed, z.string().check(withoutNul, z.minLength(1), z.maxLength(longest)))

// As Django's validator: a name without white space or brackets, a domain with a dot; umlauts are letters.
const address =
  /^[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/** An e-mail address of a body; its domain is written in lower case (contract B1.1). */
export const emailText = () =>
  z.pipe(
    trimmed,
    z.pipe(
      z
        .string()
        .check(withoutNul, z.minLength(1, { abort: true }), z.maxLength(254), z.email({ pattern: address })),
      z.codec(z.string(), z.string(), {
        decode: text => text.replace(/@.*$/, domain => domain.toLowerCase()),
        encode: text => text,
      }),
    ),
  )

/** What a form leaves empty is nothing; JSON says `null`. */
const emptyIsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/** A day of a body, `YYYY-MM-DD`, or null. */
export const bodyDay = () => emptyIsNull(z.iso.date())

const notAnId: z.core.$ZodErrorMap = ({ input }) =>
  `Falscher Typ. Erwartete pk Wert, erhielt aber ${typeof input === 'boolean' ? 'bool' : typeof input === 'object' ? (Array.isArray(input) ? 'list' : 'dict') : 'str'}.`

/** The id of another object in a body, as a number or as digits, or null. */
export const bodyId = () =>
  emptyIsNull(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value,
      ),
      z.int({ error: notAnId }),
    ),
  )

const truths: Record<string, boolean> = { true: true, 1: true, on: true, false: false, 0: false, off: false }

/** A boolean of a body; forms write it as true/false, 1/0 or on/off. */
export const bodyFlag = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' || typeof value === 'number'
        ? (truths[String(value).toLowerCase()] ?? value)
        : value,
    ),
    z.boolean({ error: notAFlag }),
  )
const notAFlag: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined || input === null ? undefined : 'Muss ein gültiger Wahrheitswert sein.'

/** A whole number of a body, also as its digits, as forms send it. */
export const bodyInteger = (...checks: z.core.$ZodCheck<number>[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value,
    ),
    z.int({ error: notAnInteger }).check(...checks),
  )
const notAnInteger: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input !== undefined && input !== null
    ? 'Eine gültige Ganzzahl ist erforderlich.'
    : undefined
