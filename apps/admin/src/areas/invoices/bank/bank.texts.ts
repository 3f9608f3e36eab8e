import type {
  BankEntry,
  EntryVerdict,
  OpenInvoice,
  Statement,
  UnreadableEntry,
} from '@tafelrunde/contract/admin/money/bank'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { chosenReturns, returnsText } from './returns.texts.ts'
import { chosenSentBack, refundsBackText, sentBackDoneText, sentBackText } from './sent-back.texts.ts'

export const verdictTexts: Record<EntryVerdict, string> = {
  match: 'Nummer und Betrag stimmen',
  amount: 'Betrag weicht ab',
  paid: 'Rechnung ist schon bezahlt',
  cancelled: 'Rechnung ist storniert',
  twin: 'Vielleicht schon verbucht',
  unknown: 'Keine Rechnung genannt',
  booked: 'Schon verbucht',
}

export const twinText =
  'Tag, Betrag, Absender und Verwendungszweck sind die einer Zahlung aus einem anderen Auszug. Ordnen Sie eine Rechnung nur zu, wenn das Geld wirklich zweimal eingegangen ist.'

/** „DE02 1203 …“ */
export const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00A0')

/** What somebody has to know who reads in the statement of an account that is not the association's own. */
export const otherAccountText = (others: string[], own: string) => {
  const named = others.map(spaced).join(', ')
  return `Beim Verband ist das Konto ${spaced(own)} hinterlegt. Dieser Auszug nennt ein anderes: ${named}. Bitte prüfen Sie, ob das auch ein Konto des Verbands ist.`
}

/** In the order in which they are shown: first what is sure, then what somebody has to decide. */
export const verdicts: EntryVerdict[] = ['match', 'amount', 'twin', 'cancelled', 'paid', 'unknown', 'booked']

/** „2027-R-00042 · Verlag & Söhne · 140,00 €“ */
const openText = ({ number, company, open_cents }: OpenInvoice) =>
  `${number} · ${company} · ${money(open_cents)}`

export type SettledInvoice = Statement['settled'][number]

const settledTexts = { paid: 'bereits bezahlt, wird Guthaben', cancelled: 'storniert, wird Guthaben' }

/** „2027-R-00042 · Verlag & Söhne · bereits bezahlt, wird Guthaben“ */
export const choiceText = (one: OpenInvoice | SettledInvoice) =>
  'state' in one ? `${one.number} · ${one.company} · ${settledTexts[one.state]}` : openText(one)

/** What an entry names and is not open. */
export const namedText = ({ numbers, invoices }: BankEntry, open: readonly OpenInvoice[]) => {
  const others = numbers.filter(
    number => !open.some(one => one.number === number && invoices.includes(one.id)),
  )
  return others.length > 0 ? `nennt ${others.join(', ')}` : undefined
}

/** Of an entry whose parts do not add up to it. */
export const wholeText =
  'Die Bank nennt Einzelbeträge, die zusammen nicht diese Summe in Euro ergeben. Deshalb steht die Zahlung als Ganzes da; sie lässt sich mehreren Rechnungen zuordnen.'

/** What is wrong with money that came in and cannot be booked from the file. */
export const unreadableText = ({ what, text }: UnreadableEntry) => {
  if (what === 'sum')
    return text ? `Der Betrag „${text}“ lässt sich nicht lesen.` : 'In der Datei steht kein Betrag.'
  return text ? `Den Buchungstag „${text}“ gibt es nicht.` : 'In der Datei steht kein Buchungstag.'
}

/** What is chosen of a statement, in figures. */
export const chosenOf = (
  statement: Statement,
  choices: ReadonlyMap<string, number[]>,
  returns: ReadonlySet<string>,
  sentBack: ReadonlySet<string>,
) => {
  const { entries } = statement
  const chosen = entries.filter(({ key }) => (choices.get(key) ?? []).length > 0)
  const invoices = new Set(chosen.flatMap(({ key }) => choices.get(key) ?? []))
  const { settlements, refunds } = chosenSentBack(statement, sentBack)
  return {
    entries: chosen.length,
    cents: chosen.reduce((sum, { cents }) => sum + cents, 0),
    invoices: invoices.size,
    returns: chosenReturns(statement, returns).length,
    sentBack: settlements.length + refunds.length,
  }
}

/** „2 Zahlungen über zusammen 280,00 € für 2 Rechnungen, 1 Rückgabe“ */
export const chosenText = ({ entries, cents, invoices, returns, sentBack }: ReturnType<typeof chosenOf>) => {
  const payments = `${counted(entries, 'Zahlung', 'Zahlungen')} über zusammen ${money(cents)} für ${counted(invoices, 'Rechnung', 'Rechnungen')}`
  const parts = [
    ...(entries > 0 ? [payments] : []),
    ...(returns > 0 ? [returnsText(returns)] : []),
    ...(sentBack > 0 ? [sentBackText(sentBack)] : []),
  ]
  return parts.join(', ') || 'Noch nichts zugeordnet'
}

type Done = Record<
  'entries' | 'paid' | 'partly' | 'credited' | 'returned' | 'opened' | 'sent_back' | 'refunds_back',
  number
>

/** „2 Zahlungen verbucht: 1 Rechnung bezahlt, 1 noch zum Teil offen. 1 Rückgabe vermerkt: 1 Rechnung wieder offen.“ */
export const doneText = (done: Done) => {
  const { entries, paid, partly, credited, returned, opened, sent_back, refunds_back } = done
  const rest = partly > 0 ? `, ${partly} noch zum Teil offen` : ''
  const credit = credited > 0 ? `, bei ${credited} schon bezahlten oder stornierten als Guthaben` : ''
  const booked = `${counted(entries, 'Zahlung', 'Zahlungen')} verbucht: ${counted(paid, 'Rechnung', 'Rechnungen')} bezahlt${rest}${credit}.`
  const again = opened > 0 ? `: ${counted(opened, 'Rechnung', 'Rechnungen')} wieder offen` : ''
  const back = `${returnsText(returned)} vermerkt${again}.`
  return [
    ...(entries > 0 ? [booked] : []),
    ...(returned > 0 ? [back] : []),
    ...(sent_back > 0 ? [sentBackDoneText(sent_back)] : []),
    ...(refunds_back > 0 ? [refundsBackText(refunds_back)] : []),
  ].join(' ')
}
