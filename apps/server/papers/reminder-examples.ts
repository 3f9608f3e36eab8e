import { type ReminderFacts, reminderDocument } from '../src/areas/invoices/reminders/reminders.document.ts'
import { invoice, invoiceLong } from './invoice-examples.ts'

const reminderFacts: ReminderFacts = {
  step: 1,
  invoice,
  sender: invoice.seller,
  issuedAt: new Date('2027-03-23T12:00:00+01:00'),
  payUntil: '2027-03-30',
  openCents: invoice.sums.gross,
}

const example = (facts: Partial<ReminderFacts>) => ({
  template: 'reminder' as const,
  document: reminderDocument({ ...reminderFacts, ...facts }),
})

/** A reminder as it comes first, and the last Mahnung of what was paid in part, to whom no line has room for. */
export const reminderExamples = {
  reminder: example({}),
  reminderLast: example({
    step: 3,
    invoice: invoiceLong,
    openCents: invoiceLong.sums.gross - 20_000,
    issuedAt: new Date('2027-04-06T12:00:00+02:00'),
    payUntil: '2027-04-13',
  }),
}
