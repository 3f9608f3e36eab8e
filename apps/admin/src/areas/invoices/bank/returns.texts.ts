import type { ReturnedPayment, Statement } from '@tafelrunde/contract/admin/money/bank'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'

/** ISO 20022's codes that banks give for payments of customers. */
const reasons: Record<string, string> = {
  AC01: 'Kontonummer falsch',
  AC04: 'Konto aufgelöst',
  AC06: 'Konto gesperrt',
  AG01: 'Zahlung auf diesem Konto nicht erlaubt',
  AM04: 'Konto nicht gedeckt',
  AM05: 'doppelt ausgeführt',
  CUST: 'auf Wunsch des Kunden',
  DUPL: 'doppelt ausgeführt',
  FOCR: 'zurückgerufen',
  FRAD: 'Verdacht auf Betrug',
  MD01: 'kein gültiges Mandat',
  MD06: 'Widerspruch des Zahlers',
  MD07: 'Zahler verstorben',
  MS02: 'vom Zahler verweigert',
  MS03: 'von der Bank nicht genannt',
  SL01: 'Sperre bei der Bank des Zahlers',
  TECH: 'technischer Fehler',
}

/** „Grund: Widerspruch des Zahlers (MD06), WIDERSPRUCH DURCH ZAHLER“ */
export const reasonText = ({ reason, told }: ReturnedPayment) => {
  const known = reasons[reason]
  const parts = [known ? `${known} (${reason})` : reason, told].filter(Boolean)
  return `Grund: ${parts.join(', ') || 'nicht genannt'}`
}

const day = (text: string) => tableDay(new Date(`${text}T12:00:00Z`))

/** What opens again, and which payment it was that went back. */
export const openAgainText = ({ numbers }: NonNullable<ReturnedPayment['payment']>) =>
  `${numbers.length === 1 ? 'Rechnung' : 'Rechnungen'} ${numbers.join(', ')} wieder öffnen`

export const wentBackText = ({ payment, fee_cents, verdict }: ReturnedPayment) => {
  if (verdict === 'booked') return 'Diese Rückgabe ist schon vermerkt.'
  if (!payment) return 'Dazu ist keine Zahlung verbucht.'
  const fee = fee_cents > 0 ? `; dazu kommen ${money(fee_cents)} Gebühren der Bank` : ''
  return `Zurück geht die Zahlung über ${money(payment.cents)} vom ${day(payment.booked)}${fee}.`
}

/** What goes back of those that are chosen: „key:entry“. */
export const chosenReturns = ({ returned }: Statement, chosen: ReadonlySet<string>) =>
  returned.flatMap(({ key, payment }) => (payment && chosen.has(key) ? [`${key}:${payment.entry}`] : []))

/** „1 Rückgabe“ */
export const returnsText = (count: number) => counted(count, 'Rückgabe', 'Rückgaben')
