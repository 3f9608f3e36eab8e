import * as z from 'zod/mini'

const typed = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/

/** The cents of an amount in euros as people type it in German: „12“, „12,5“, „1.234,50 €“. */
export const centsOf = (text: string) => {
  const [, euros, cents = ''] = typed.exec(text.replace('€', '').trim()) ?? []
  return euros === undefined
    ? undefined
    : Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

const notMoney: z.core.$ZodErrorMap = ({ code, input }) => {
  if (input === undefined || input === null) return undefined
  return code === 'invalid_type' ? 'Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.' : undefined
}

/** Money of a body: a number is cents, a text is euros as a form sends them. */
export const bodyMoney = (mostCents: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? (centsOf(value) ?? value) : value)),
    z
      .int({ error: notMoney })
      .check(
        z.minimum(0, 'Der Betrag darf nicht kleiner als 0 sein.'),
        z.maximum(mostCents, `Höchstens ${(mostCents / 100).toLocaleString('de-DE')} €.`),
      ),
  )
