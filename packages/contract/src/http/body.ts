import * as z from 'zod/mini'
import { kindOf } from '../values/german.ts'
import { parseMoment } from '../values/moments.ts'
import { largestId } from './ids.ts'

// What a body holds besides texts, apart from them: the app's first files need nothing of it.

/** What a form leaves empty is nothing; JSON says `null`. */
export const emptyIsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/** A day of a body, `YYYY-MM-DD`, or null. */
export const bodyDay = () => emptyIsNull(z.iso.date())

const notAnId: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined || input === null
    ? undefined
    : `Falscher Typ. Erwarte pk-Wert, erhielt aber ${kindOf(input)}.`

/** No object has an id that large. */
const notThere: z.core.$ZodErrorMap = ({ input }) =>
  `Ungültiger pk "${String(input)}" - Object existiert nicht.`

/** A number of a body that whoever reads it looks up: one that names nothing is not found. */
export const bodyPointer = () =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === '') return null
      return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value
    }),
    z.int({ error: notAnId }),
  )

/** The id of another object in a body, as a number or as digits. */
export const bodyReference = () =>
  z.pipe(bodyPointer(), z.int().check(z.refine(id => Math.abs(id) <= largestId, { error: notThere })))

/** The same, or null. */
export const bodyId = () => emptyIsNull(bodyReference())

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

/** A moment of a body in ISO 8601; without a zone it is Berlin's time. */
export const bodyMoment = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? (parseMoment(value.trim()) ?? value) : value,
    ),
    z.date({ error: notAMoment }),
  )
const notAMoment: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined || input === null
    ? undefined
    : 'Datums- und Zeitangabe hat das falsche Format. Nutzen Sie stattdessen eines dieser Formate: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].'

/** A file of a multipart body. */
export const bodyFile = () =>
  z.instanceof(Uint8Array, {
    error: ({ input }) =>
      input === undefined
        ? 'Es wurde keine Datei übermittelt.'
        : input === null
          ? undefined
          : 'Die übermittelten Daten stellen keine Datei dar. Prüfen Sie den Kodierungstyp im Formular.',
  })
