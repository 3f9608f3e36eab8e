import { order } from '../papers/order-examples.ts'
import { association } from '../src/areas/demo/content/association.content.ts'
import * as orders from '../src/areas/exhibitions/orders/orders.mails.ts'
import * as invoices from '../src/areas/invoices/invoices.mails.ts'
import * as refunds from '../src/areas/invoices/refunds/refunds.mails.ts'

const appUrl = 'https://tafelrunde.example'
const paperOf = (title: string, number = 'B-2027-000012') => ({
  name: `${title} ${number}.pdf`,
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.7'),
})
const invoiced = {
  number: '2027-R-00042',
  contactName: 'Clara Möllenkamp',
  contactEmail: 'messe@moellenkamp.example',
  event: { name: 'Frühjahrskongress 2027' },
  grossCents: 98_456,
  paidCents: 0,
  dueText: '15.\u00a0März\u00a02027',
}

const refunded = {
  contactName: 'Clara Möllenkamp',
  contactEmail: 'messe@moellenkamp.example',
  number: 'B-2027-000012',
  event: { name: 'Frühjahrskongress 2027' },
  cents: 7140,
  execution: '2027-03-16',
}

const reminded = [
  { ...invoiced, openCents: 98_456, extraCents: 0, untilText: '29.\u00a0März\u00a02027' },
  [paperOf('Zahlungserinnerung zur Rechnung', '2027-R-00042'), paperOf('Rechnung', '2027-R-00042')],
  appUrl,
] as const

/** What exhibitors and the office are told of a table order and its invoice. */
export const orderExamples = {
  orderReceivedMail: orders.orderReceivedMail(order, paperOf('Bestellbestätigung'), appUrl),
  orderChangedMail: orders.orderChangedMail(
    { ...order, tables: 1, places: [] },
    paperOf('Bestellbestätigung'),
    appUrl,
  ),
  orderConfirmedMail: orders.orderConfirmedMail(order, paperOf('Auftragsbestätigung'), appUrl),
  orderDeclinedMail: orders.orderDeclinedMail(
    {
      ...order,
      decline_remark:
        'Das Foyer ist für diese Tagung schon voll belegt. Gern merken wir Sie für den Herbst vor.',
    },
    appUrl,
  ),
  orderEndedMail: orders.orderEndedMail(
    { ...order, decline_remark: 'Das Foyer wird umgebaut. Es tut uns leid.' },
    appUrl,
  ),
  orderEndedWithFeeMail: orders.orderEndedWithFeeMail(
    {
      ...order,
      decline_remark: 'Sie haben uns am 1. März abgesagt.',
      fee_cents: 14_000,
      invoice: { id: 42, number: '2027-R-00042', credits: [] },
    },
    appUrl,
  ),
  orderOfCancelledEventMail: orders.orderOfCancelledEventMail(
    { ...order, invoice: { id: 42, number: '2027-R-00042', credits: [] } },
    appUrl,
  ),
  orderCancelledMail: orders.orderCancelledMail(order, appUrl),
  officeOrderMail: orders.officeOrderMail(
    association.email,
    { ...order, remarks: 'Wir bringen eine Stellwand mit.' },
    'received',
  ),
  invoiceMail: invoices.invoiceMail(invoiced, paperOf('Rechnung', '2027-R-00042'), appUrl),
  refundMail: refunds.refundMail(
    { ...refunded, iban: 'DE02100500000054540402', reference: 'ERSTATTUNG-12-1' },
    appUrl,
  ),
  refundDelayMail: refunds.refundDelayMail(refunded, appUrl),
  refundReturnedMail: refunds.refundReturnedMail(
    { ...refunded, iban: 'DE02100500000054540402', reason: 'Konto aufgelöst (AC04)' },
    appUrl,
  ),
  refundStaysMail: refunds.refundStaysMail(refunded, appUrl),
  paymentReminderMail: invoices.paymentReminderMail(...reminded),
  firstDunningMail: invoices.firstDunningMail(...reminded),
  secondDunningMail: invoices.secondDunningMail({ ...reminded[0], extraCents: 4_844 }, reminded[1], appUrl),
  creditMail: invoices.creditMail(
    { ...invoiced, number: '2027-R-00043', grossCents: -14_935, dueText: '' },
    { corrects: '2027-R-00042', reason: 'Ein Tisch stand nicht bereit.', openCents: 83_521 },
    paperOf('Rechnungskorrektur', '2027-R-00043'),
    appUrl,
  ),
  cancellationMail: invoices.cancellationMail(
    { ...invoiced, number: '2027-R-00043', grossCents: -98_456, dueText: '' },
    { cancels: '2027-R-00042', reason: 'Die Anschrift war falsch.' },
    paperOf('Stornorechnung', '2027-R-00043'),
    appUrl,
  ),
}
