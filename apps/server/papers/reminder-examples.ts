import { lateCharges } from '../src/areas/invoices/reminders/late-charges.rules.ts'
import { type ReminderFacts, reminderDocument } from '../src/areas/invoices/reminders/reminders.document.ts'
import { invoice, invoiceLong } from './invoice-examples.ts'

const nothing = { feesCents: 0, flatFeeCents: 0 }
const wanted = { interestPoints: 900, flatFeeCents: 4000, feeCents: 250, fromStep: 2 }
const baseRates = [{ from: '2027-01-01', rate: 127 }]
const owed = {
  dueOn: '2027-03-15',
  today: '2027-04-06',
  openCents: invoice.sums.gross,
  movements: [],
}

const reminderFacts: ReminderFacts = {
  step: 1,
  invoice,
  sender: invoice.seller,
  issuedAt: new Date('2027-03-23T12:00:00+01:00'),
  payUntil: '2027-03-30',
  openCents: invoice.sums.gross,
  charges: lateCharges({ ...owed, step: 1, terms: wanted, baseRates, before: nothing }),
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
    charges: lateCharges({
      ...owed,
      step: 3,
      terms: { ...wanted, feeCents: 2_250 },
      baseRates,
      before: { feesCents: 2_250, flatFeeCents: 4000 },
      openCents: invoiceLong.sums.gross - 20_000,
      movements: [{ day: '2027-03-26', cents: 20_000 }],
    }),
    issuedAt: new Date('2027-04-06T12:00:00+02:00'),
    payUntil: '2027-04-13',
  }),
}
