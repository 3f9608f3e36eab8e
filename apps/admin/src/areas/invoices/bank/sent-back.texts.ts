import type { Statement } from '@tafelrunde/contract/admin/money/bank'
import type { SentBack } from '@tafelrunde/contract/admin/money/returned-transfers'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'

type Paid = NonNullable<SentBack['settlement']>

const day = (text: string) => tableDay(new Date(`${text}T12:00:00Z`))

/** „Abrechnung 2027-000012 von Eva Sommer wieder öffnen“ */
export const payAgainText = ({ number, name }: Paid) => `Abrechnung ${number} von ${name} wieder öffnen`

/** Which transfer it was, and what its settlement waits for then. */
export const cameBackText = ({ settlement, fee_cents, verdict }: SentBack) => {
  if (verdict === 'booked') return 'Diese Rücküberweisung ist schon vermerkt.'
  if (!settlement)
    return 'Dazu gibt es keine bezahlte Abrechnung. War es eine Erstattung, nehmen Sie sie bei der Bestellung zurück.'
  const { cents, event, execution } = settlement
  const fee = fee_cents > 0 ? `; die Bank hat ${money(fee_cents)} davon einbehalten` : ''
  return `Zurück kam die Überweisung über ${money(cents)} vom ${day(execution)} für „${event}“${fee}. Die Person bekommt eine Mail und wird gebeten, ihr Konto zu prüfen.`
}

/** What of those that are chosen came back: „key:settlement“. */
export const chosenSentBack = ({ sent_back }: Statement, chosen: ReadonlySet<string>) =>
  sent_back.flatMap(({ key, settlement }) =>
    settlement && chosen.has(key) ? [`${key}:${settlement.id}`] : [],
  )

/** „1 Rücküberweisung“ */
export const sentBackText = (count: number) => counted(count, 'Rücküberweisung', 'Rücküberweisungen')

/** „1 Rücküberweisung vermerkt: Bitte prüfen Sie das Konto.“ */
export const sentBackDoneText = (count: number) =>
  `${sentBackText(count)} vermerkt: Bitte prüfen Sie ${count === 1 ? 'das Konto' : 'die Konten'}, bevor Sie neu überweisen.`
