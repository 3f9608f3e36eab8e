import type { CreditBalance } from '@tafelrunde/contract/admin/money/refunds'
import { counted, money } from '@tafelrunde/ui/figures.ts'

/** „2 Überweisungen über zusammen 14,00 €“ */
export const transfersText = (count: number, cents: number) =>
  `${counted(count, 'Überweisung', 'Überweisungen')} über zusammen ${money(cents)}`

/** What is chosen of the credit balances that there are. */
export const chosenText = (chosen: readonly CreditBalance[]) =>
  chosen.length === 0
    ? 'Noch nichts gewählt'
    : transfersText(
        chosen.length,
        chosen.reduce((sum, { credit_cents }) => sum + credit_cents, 0),
      )

/** „DE02 1005 …“ */
export const spacedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
