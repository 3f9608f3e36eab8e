import { moneyText } from '../../../common/money.texts.ts'
import { countryText, dateline, dateText, filledLines, ibanText } from '../../../common/papers.texts.ts'
import { amountText } from '../../../common/tax.texts.ts'
import { reminderTitle } from '../../exhibitions/letters/letters.rules.ts'
import { greetingOf, type Letterhead } from '../../mail/letter.rules.ts'
import { type InvoiceContent, issuedOn, type Seller } from '../invoices.rules.ts'
import type { LateCharges } from './late-charges.rules.ts'
import { chargesNote, chargesRows, closing, openings, requestText } from './reminders.texts.ts'

type Fact = { label: string; text: string }

/** What a reminder says, ready to be drawn: all words and figures as printed. */
export type ReminderDocument = {
  title: string
  /** What it is about, in the title of the PDF. */
  subject: string
  /** What further pages say of themselves. */
  running: string
  issuedAt: string
  dateline: string
  association: Letterhead
  buyer: { name: string; lines: string[] }
  event: { name: string; lines: string[] }
  greeting: string
  opening: string
  rows: { name: string; details: string[]; amount: string }[]
  total: Fact
  /** What is to be said of interest and fees; empty without. */
  note: string
  request: string
  payment: Fact[]
  closing: string
}

export type ReminderFacts = {
  /** 1 Zahlungserinnerung, 2 and 3 the Mahnungen. */
  step: number
  invoice: InvoiceContent
  /** As the association is now: its account may be another one than when the invoice was written. */
  sender: Seller
  issuedAt: Date
  /** The day in Berlin until which it is to be paid now. */
  payUntil: string
  /** What the order of the invoice owes. */
  openCents: number
  charges: LateCharges
}

const momentOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** What of the invoice is no longer open, or what came on top as a payment went back. */
const settledRow = (grossCents: number, openCents: number) => {
  if (openCents === grossCents) return []
  const name = openCents < grossCents ? 'Gezahlt oder gutgeschrieben' : 'Erstattet oder zurückgebucht'
  return [{ name, details: [], amount: amountText(openCents - grossCents) }]
}

const paymentOf = ({ invoice, sender }: ReminderFacts): Fact[] => {
  const account = sender.iban ? sender : invoice.seller
  return [
    { label: 'Kontoinhaber', text: account.accountHolder || account.name },
    { label: 'IBAN', text: ibanText(account.iban) },
    ...(account.bic ? [{ label: 'BIC', text: account.bic }] : []),
    { label: 'Verwendungszweck', text: invoice.number },
  ]
}

/** Product: Exhibitors. A reminder is a letter: what is owed, since when, what was paid of it, and until when to pay. */
export const reminderDocument = (facts: ReminderFacts): ReminderDocument => {
  const { step, invoice, sender, issuedAt, openCents, payUntil, charges } = facts
  const { number, buyer, event, sums, dueOn } = invoice
  const { name, street, postalCode, city, email, phone, website } = sender
  const association = { name, street, postalCode, city, email, phone, website }
  const title = reminderTitle(step)
  const dueText = dueOn ? dateText(momentOf(dueOn)) : ''
  return {
    title,
    subject: `Rechnung ${number}`,
    running: `${title} zur Rechnung ${number}`,
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issuedAt),
    association,
    buyer: {
      name: buyer.company,
      lines: filledLines(
        buyer.contactName,
        buyer.street,
        `${buyer.postalCode} ${buyer.city}`,
        countryText(buyer.country),
      ),
    },
    event: {
      name: event.name,
      lines: filledLines(
        `Tischbestellung ${invoice.order}`,
        buyer.reference && `Ihr Zeichen: ${buyer.reference}`,
      ),
    },
    greeting: greetingOf({ email: buyer.contactEmail, firstName: buyer.contactName, lastName: '' }),
    opening: openings(step, number, event.name),
    rows: [
      {
        name: `Rechnung ${number}`,
        details: [`vom ${dateText(momentOf(issuedOn(invoice)))}`, dueText && `zahlbar bis ${dueText}`],
        amount: moneyText(sums.gross),
      },
      ...settledRow(sums.gross, openCents),
      ...chargesRows(charges),
    ],
    total: {
      label: charges.extraCents > 0 ? 'Gesamtforderung' : 'Offener Betrag',
      text: moneyText(openCents + charges.extraCents),
    },
    note: charges.extraCents > 0 ? chargesNote : '',
    request: requestText(dateText(momentOf(payUntil))),
    payment: paymentOf(facts),
    closing,
  }
}
