import { moneyText } from '../../common/money.texts.ts'
import {
  countryText,
  dateline,
  dateText,
  daysText,
  filledLines,
  ibanText,
} from '../../common/papers.texts.ts'
import { amountText, taxWords, vatIdText } from '../../common/tax.texts.ts'
import type { Letterhead } from '../mail/letter.rules.ts'
import { dueCents, type InvoiceContent, issuedOn, kindOf } from './invoices.rules.ts'
import { titleOf } from './invoices.texts.ts'

type Fact = { label: string; text: string }

/** What the paper of an invoice says, ready to be drawn: all words and figures as printed. */
export type InvoiceDocument = {
  title: string
  number: string
  /** Whose it is, in the title of the PDF. */
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  buyer: { name: string; lines: string[] }
  event: { name: string; lines: string[] }
  /** What a cancellation or a credit says of its invoice; empty otherwise. */
  opening: string
  /** `tax` is empty where all are taxed alike. */
  lines: { name: string; quantity: string; price: string; tax: string; total: string }[]
  sums: Fact[]
  total: Fact
  /** What of it is paid already, and what is left; empty where nothing is paid. */
  paid: Fact[]
  taxNotes: string[]
  /** Where the money goes; empty if none is to be paid. */
  payment: Fact[]
  /** By which numbers the tax office knows the association. */
  taxIds: string
}

/** Noon, so that it is the same day in Berlin. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`)

const buyerLines = ({ buyer }: InvoiceContent) =>
  filledLines(
    buyer.contactName,
    buyer.street,
    `${buyer.postalCode} ${buyer.city}`,
    countryText(buyer.country),
    vatIdText(buyer.vatId),
  )

const creditsText = (numbers: string[]) => {
  if (numbers.length === 0) return ''
  const names = `${numbers.length === 1 ? 'die Rechnungskorrektur' : 'die Rechnungskorrekturen'} ${numbers.join(', ')}`
  return `Was ${names} schon zurückgenommen ${numbers.length === 1 ? 'hat' : 'haben'}, ist abgezogen.`
}

const openingOf = ({ cancels, corrects }: InvoiceContent) => {
  const dayOf = ({ issuedOn: day }: { issuedOn: string }) => dateText(momentOf(day))
  const reasonOf = ({ reason }: { reason: string }) => reason && `Grund: ${reason}`
  if (corrects)
    return `Rechnungskorrektur zu Rechnung Nr. ${corrects.number} vom ${dayOf(corrects)}. ${reasonOf(corrects)}`
  if (!cancels) return ''
  return filledLines(
    `Hiermit stornieren wir die Rechnung ${cancels.number} vom ${dayOf(cancels)} vollständig.`,
    creditsText(cancels.credits),
    reasonOf(cancels),
  ).join(' ')
}

const totalLabels = {
  invoice: 'Rechnungsbetrag',
  cancellation: 'Stornierter Betrag',
  credit: 'Korrekturbetrag',
}

const paidOf = (content: InvoiceContent): Fact[] =>
  content.paidCents === 0
    ? []
    : [
        { label: 'Davon bereits bezahlt', text: amountText(content.paidCents) },
        { label: 'Noch zu zahlen', text: amountText(dueCents(content)) },
      ]

const settled = 'Der Rechnungsbetrag ist bereits bezahlt. Bitte überweisen Sie nichts.'

const paymentOf = (content: InvoiceContent): Fact[] => {
  const { dueOn, number, seller, paidCents } = content
  const due = dueCents(content)
  return dueOn === null || due <= 0
    ? []
    : [
        ...(paidCents > 0 ? [{ label: 'Betrag', text: amountText(due) }] : []),
        { label: 'Zahlbar bis', text: `${dateText(momentOf(dueOn))} ohne Abzug` },
        { label: 'Kontoinhaber', text: seller.accountHolder || seller.name },
        { label: 'IBAN', text: ibanText(seller.iban) },
        ...(seller.bic ? [{ label: 'BIC', text: seller.bic }] : []),
        { label: 'Verwendungszweck', text: number },
      ]
}

/** Product: Exhibitors. What § 14 Abs. 4 UStG demands stands on it. */
export const invoiceDocument = (content: InvoiceContent): InvoiceDocument => {
  const kind = kindOf(content)
  const title = titleOf(kind)
  const issued = momentOf(issuedOn(content))
  const { number, issuedAt, seller, buyer, event, lines, sums } = content
  const words = taxWords(content.taxes)
  const { name, street, postalCode, city, email, phone, website } = seller
  const association = { name, street, postalCode, city, email, phone, website }
  const period = daysText({ startsAt: momentOf(event.startsOn), endsAt: momentOf(event.endsOn) })
  return {
    title,
    number,
    subject: buyer.company,
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issued),
    association,
    buyer: { name: buyer.company, lines: buyerLines(content) },
    event: {
      name: event.name,
      lines: filledLines(
        period,
        event.location,
        `Tischbestellung ${content.order}`,
        buyer.reference && `Ihr Zeichen: ${buyer.reference}`,
        buyer.leitwegId && `Leitweg-ID: ${buyer.leitwegId}`,
      ),
    },
    opening: openingOf(content),
    lines: lines.map(line => ({
      name: line.name,
      quantity: String(line.quantity).replace('-', '\u2212'),
      price: moneyText(line.unitCents),
      tax: words.lineText(line),
      total: amountText(line.totalCents),
    })),
    sums: words.sums,
    total: { label: totalLabels[kind], text: amountText(sums.gross) },
    paid: paidOf(content),
    taxNotes: [...words.notes, ...(content.paidCents > 0 && dueCents(content) === 0 ? [settled] : [])],
    payment: paymentOf(content),
    taxIds: filledLines(
      seller.taxNumber && `Steuernummer\u00a0${seller.taxNumber}`,
      seller.vatId && `USt-IdNr.\u00a0${seller.vatId}`,
    ).join(' · '),
  }
}
