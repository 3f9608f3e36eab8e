import * as z from 'zod/mini'
import { bodyInteger, emptyIsNull } from '../../http/body.ts'
import { Day } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { bodyMoney } from '../../values/money.ts'
import { lastStep } from './invoices.ts'

/** The most that businesses owe each other: 9 percentage points, 40 € (§ 288 Abs. 2 and 5 BGB). */
export const mostPoints = 900
export const mostFlatFeeCents = 4000
export const mostFeeCents = 2000

const typed = /^([-−]?)(\d{1,2})(?:,(\d{1,2}))?$/

/** The hundredths of a percentage as people type it in German: „1,27“, „−0,88 %“. */
export const hundredthsOf = (text: string) => {
  const [, sign, whole, part = ''] = typed.exec(text.replace('%', '').trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? 0 - hundredths : hundredths
}

const notARate: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input !== undefined && input !== null
    ? 'Bitte geben Sie Prozente an, etwa „1,27“.'
    : undefined

/** A percentage of a body: a number is hundredths, a text is what a form sends. */
const bodyRate = (...checks: z.core.$ZodCheck<number>[]) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? (hundredthsOf(value) ?? value) : value)),
    z.int({ error: notARate }).check(...checks),
  )

/** What reminders demand for the delay; percentages are in hundredths. */
export const LateChargeSettings = z
  .object({
    /** Above the base rate; null: no interest. */
    interest_points: z.nullable(z.int()),
    /** Once for each invoice. */
    flat_fee_cents: z.int(),
    /** For each reminder. */
    fee_cents: z.int(),
    /** The first step of the reminders that names any of it: 1 is the Zahlungserinnerung. */
    from_step: z.int(),
    /** The base rate (§ 247 BGB) from a day on, the earliest first. */
    base_rates: z.array(z.object({ from: Day, rate: z.int() })),
  })
  .register(z.globalRegistry, { id: 'LateChargeSettings' })
export type LateChargeSettings = z.infer<typeof LateChargeSettings>

export const LateChargeFields = z.object({
  interest_points: emptyIsNull(
    bodyRate(
      z.minimum(1, 'Mindestens 0,01 Prozentpunkte; leer heißt keine Zinsen.'),
      z.maximum(mostPoints, 'Höchstens 9 Prozentpunkte (§ 288 Abs. 2 BGB).'),
    ),
  ),
  flat_fee_cents: bodyMoney(mostFlatFeeCents),
  fee_cents: bodyMoney(mostFeeCents),
  from_step: bodyInteger(z.minimum(1), z.maximum(lastStep)),
  base_rates: z
    .array(
      z.object({
        from: z.iso.date('Bitte geben Sie den Tag an, ab dem der Basiszinssatz gilt.'),
        rate: bodyRate(z.minimum(-500), z.maximum(2000)),
      }),
    )
    .check(z.maxLength(100)),
})
export type LateChargeFields = z.infer<typeof LateChargeFields>

const settings = { url: '/api/admin/late-charges/', auth: 'staff', response: LateChargeSettings } as const

export const getLateCharges = endpoint({
  ...settings,
  method: 'GET',
  summary: 'What reminders demand for the delay of a payment',
})
export const changeLateCharges = endpoint({
  ...settings,
  method: 'PUT',
  summary: 'Say it anew, with all base rates; letters that were sent stay as they are',
  body: LateChargeFields,
})
