import type { Person } from '../src/areas/mail/letter.rules.ts'
import * as payments from '../src/areas/payments/payment-files.mails.ts'
import * as banks from '../src/areas/settlements/bank-wishes.mails.ts'
import * as donations from '../src/areas/settlements/donations/donations.mails.ts'
import * as transfers from '../src/areas/settlements/returned-transfers/returned-transfers.mails.ts'
import * as settlements from '../src/areas/settlements/settlements.mails.ts'

/** What lecturers and the office are told of a settlement and its payment. */
export const settlementExamples = (
  person: Person,
  event: { name: string },
  office: string,
  appUrl: string,
) => {
  const settlement = { event, person, sums: { total: 31_405 } }
  const submitted = { ...settlement, bank: { iban: 'DE89370400440532013000' } }
  return {
    bankWishedMail: banks.bankWishedMail(office, person.email, 7, [submitted], appUrl),
    bankChangedMail: banks.bankChangedMail(person, 7, submitted, appUrl),
    bankKeptMail: banks.bankKeptMail(
      person,
      7,
      submitted,
      'Wir haben Sie telefonisch nicht erreicht.',
      appUrl,
    ),
    paymentMail: payments.paymentMail(
      person,
      {
        id: 7,
        event,
        reference: 'ABRECHNUNG-7',
        iban: 'DE89370400440532013000',
        cents: 31_405,
        execution: '2027-03-22',
      },
      appUrl,
    ),
    delayMail: payments.delayMail(person, { id: 7, event, cents: 31_405, execution: '2027-03-22' }, appUrl),
    transferReturnedMail: transfers.transferReturnedMail(
      person,
      7,
      submitted,
      'Konto aufgelöst (AC04)',
      appUrl,
    ),
    transferStaysMail: transfers.transferStaysMail(person, 7, settlement, appUrl),
    submittedMail: settlements.submittedMail(office, person.email, 7, settlement, appUrl),
    approvedMail: settlements.approvedMail(person, 7, settlement, appUrl),
    closedMail: settlements.closedMail(person, 7, settlement, appUrl),
    donationMail: donations.donationMail(
      office,
      7,
      { event, person, sums: { donated: 12_000 } },
      { name: 'Zuwendungsbestätigung Z-2027-000007.pdf', type: 'application/pdf', file: '' },
      appUrl,
    ),
    returnedMail: settlements.returnedMail(
      person,
      7,
      settlement,
      'Der Beleg für die Kopien ist nicht zu lesen. Bitte laden Sie ihn noch einmal hoch.',
      appUrl,
    ),
  }
}
