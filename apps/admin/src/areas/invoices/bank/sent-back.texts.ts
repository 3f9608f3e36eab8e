import type { Statement } from '@tafelrunde/contract/admin/money/bank'
import type { SentBack } from '@tafelrunde/contract/admin/money/returned-transfers'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'

const day = (text: string) => tableDay(new Date(`${text}T12:00:00Z`))

/** „Abrechnung 2027-000012 von Eva Sommer wieder öffnen“, „Erstattung an Verlag & Söhne (B-2027-000012) zurücknehmen“ */
export const takeBackText = ({ settlement, refund }: SentBack) =>
  settlement
    ? `Abrechnung ${settlement.number} von ${settlement.name} wieder öffnen`
    : refund && `Erstattung an ${refund.company} (${refund.number}) zurücknehmen`

const whatThen = {
  settlement: 'Die Person bekommt eine Mail und wird gebeten, ihr Konto zu prüfen.',
  refund:
    'Das ganze Guthaben besteht dann wieder, und der Aussteller bekommt eine Mail, die nach dem Konto fragt.',
}

/** Which transfer it was, and what follows. */
export const cameBackText = ({ settlement, refund, fee_cents, verdict }: SentBack) => {
  if (verdict === 'booked') return 'Diese Rücküberweisung ist schon vermerkt.'
  const sent = settlement ?? refund
  if (!sent)
    return 'Dazu gibt es keine bezahlte Abrechnung und keine Erstattung aus einer Zahlungsdatei. Eine Erstattung, die Sie von Hand vermerkt haben, nehmen Sie bei der Bestellung zurück.'
  const { cents, event, execution } = sent
  const fee = fee_cents > 0 ? `; die Bank hat ${money(fee_cents)} davon einbehalten` : ''
  return `Zurück kam die Überweisung über ${money(cents)} vom ${day(execution)} für „${event}“${fee}. ${whatThen[settlement ? 'settlement' : 'refund']}`
}

/** What of those that are chosen came back: „key:settlement“ and „key:refund“. */
export const chosenSentBack = ({ sent_back }: Statement, chosen: ReadonlySet<string>) => {
  const pairsOf = (kind: 'settlement' | 'refund') =>
    sent_back.flatMap(one => (one[kind] && chosen.has(one.key) ? [`${one.key}:${one[kind].id}`] : []))
  return { settlements: pairsOf('settlement'), refunds: pairsOf('refund') }
}

/** „1 Rücküberweisung“ */
export const sentBackText = (count: number) => counted(count, 'Rücküberweisung', 'Rücküberweisungen')

/** „1 Rücküberweisung vermerkt: Bitte prüfen Sie das Konto.“ */
export const sentBackDoneText = (count: number) =>
  `${sentBackText(count)} vermerkt: Bitte prüfen Sie ${count === 1 ? 'das Konto' : 'die Konten'}, bevor Sie neu überweisen.`

/** „1 Erstattung kam zurück: Das Guthaben besteht wieder.“ */
export const refundsBackText = (count: number) =>
  count === 1
    ? '1\u00A0Erstattung kam zurück: Das Guthaben besteht wieder.'
    : `${counted(count, 'Erstattung', 'Erstattungen')} kamen zurück: Die Guthaben bestehen wieder.`
