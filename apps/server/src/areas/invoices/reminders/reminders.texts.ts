import { moneyText } from '../../../common/money.texts.ts'
import { dateText } from '../../../common/papers.texts.ts'
import type { InterestSpan, LateCharges } from './late-charges.rules.ts'

const dayText = (day: string) => dateText(new Date(`${day}T12:00:00Z`))
const hundredths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })

/** „16. bis 25. Januar …: 10 Tage, 10,27 % aus 1.000,00 €“ */
const spanText = ({ from, until, days, rate, cents }: InterestSpan) => {
  const when = from === until ? dayText(from) : `${dayText(from)} bis ${dayText(until)}`
  const count = days === 1 ? '1\u00a0Tag' : `${days}\u00a0Tage`
  return `${when}: ${count}, ${hundredths.format(rate / 100)}\u00a0% aus ${moneyText(cents)}`
}

/** Interest, flat fee and fees as rows of the letter. Of the fees only what goes beyond the flat fee (§ 288 Abs. 5 Satz 3 BGB). */
export const chargesRows = ({ spans, feesCents, flatFeeCents }: LateCharges) => {
  const fees = Math.max(0, feesCents - flatFeeCents)
  return [
    ...spans.map(span => ({
      name: 'zzgl. Verzugszinsen',
      details: [spanText(span)],
      amount: moneyText(span.interestCents),
    })),
    ...(flatFeeCents > 0
      ? [{ name: 'zzgl. Pauschale', details: ['§ 288 Abs. 5 BGB'], amount: moneyText(flatFeeCents) }]
      : []),
    ...(fees > 0 ? [{ name: 'zzgl. Mahngebühr', details: [], amount: moneyText(fees) }] : []),
  ]
}

/** Abschn. 1.3 UStAE */
export const chargesNote =
  'Zinsen und Kosten des Verzugs sind Schadensersatz und enthalten keine Umsatzsteuer. Die Zinsen sind bis heute gerechnet, das Jahr zu 365 Tagen.'

/** How a reminder of this step begins. */
export const openings = (step: number, number: string, event: string) => {
  if (step === 1)
    return `sicher ist es Ihnen nur entgangen: Für die Rechnung ${number} zu „${event}“ ist bei uns noch keine vollständige Zahlung eingegangen.`
  if (step === 2)
    return `die Rechnung ${number} zu „${event}“ ist trotz unserer Zahlungserinnerung noch offen.`
  return `die Rechnung ${number} zu „${event}“ ist trotz Erinnerung und Mahnung noch offen. Dies ist unsere letzte Mahnung. Bitte melden Sie sich, wenn etwas gegen die Rechnung spricht.`
}

export const requestText = (until: string) =>
  `Bitte überweisen Sie den Betrag bis zum ${until} auf dieses Konto:`

export const closing =
  'Haben Sie in den letzten Tagen gezahlt, betrachten Sie dieses Schreiben bitte als erledigt. Es wurde elektronisch erstellt und ist ohne Unterschrift gültig.'
