import * as z from 'zod/mini'
import { numberFromField } from '../../../shared/forms/numberField.ts'
import { centsFromField } from './euros.rules.ts'

const noKilometres = 'Bitte geben Sie ganze Kilometer ein, höchstens 9999.'

/** A field of whole kilometres; empty is none. */
export const kilometres = z.pipe(
  z.transform((text: unknown) => numberFromField(String(text)) ?? 0),
  z.int(noKilometres).check(z.minimum(0, noKilometres), z.maximum(9999, noKilometres)),
)

/** The number that a choice or a receipt has; null without one. */
export const numberOrNull = (text: string) => (text === '' ? null : Number(text))

const noAmount = 'Bitte geben Sie den Betrag so ein: 16,20'

/** A field of euros as whole cents, from so many on; empty is nothing. */
export const euros = (fewest: number) =>
  z.pipe(
    z.transform((text: unknown) => centsFromField(String(text)) ?? 0),
    z
      .int(noAmount)
      .check(
        z.minimum(fewest, 'Bitte geben Sie den Betrag ein.'),
        z.maximum(1_000_000, 'Der Betrag darf höchstens 10.000,00\u00A0€ sein.'),
      ),
  )
