import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { type Attachment, greetingOf, type Letter, type StoredAttachment } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import * as texts from './order-wordings.rules.ts'
import { tablesText } from './orders.texts.ts'

export type OfficeNews = 'received' | 'changed' | 'cancelled'

const button = (appUrl: string) => ({
  label: texts.orderReceived.button ?? '',
  url: `${appUrl}/exhibitor-data`,
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const greetingFor = ({ contact_name, contact_email }: Order) =>
  greetingOf({ email: contact_email, firstName: contact_name, lastName: '' })

const orderedText = (order: Order) =>
  `${tablesText(order.tables)} für „${order.event_name}“ über ${moneyText(order.gross_cents)}`

/** „Ihre Tische: A4, A5“; nothing where none is known yet. */
const placesText = ({ places }: Order) =>
  places.length === 0 ? '' : `${places.length === 1 ? 'Ihr Tisch' : 'Ihre Tische'}: ${places.join(', ')}.`

const orderValues = (order: Order) => ({ Veranstaltung: order.event_name, Bestellung: orderedText(order) })

/** To the exhibitor: it has arrived, with the paper. */
export const orderReceivedMail = (
  order: Order,
  paper: Attachment | StoredAttachment,
  appUrl: string,
): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderReceived, { ...orderValues(order), Tische: placesText(order) }),
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: it is as it was changed, with the paper. */
export const orderChangedMail = (
  order: Order,
  paper: Attachment | StoredAttachment,
  appUrl: string,
): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderChanged, { ...orderValues(order), Tische: placesText(order) }),
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: the office has confirmed it, with the tables and the Auftragsbestätigung. */
export const orderConfirmedMail = (
  order: Order,
  paper: Attachment | StoredAttachment,
  appUrl: string,
): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderConfirmed, { ...orderValues(order), Tische: placesText(order) }),
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: the office could not take it, and why. */
export const orderDeclinedMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderDeclined, { ...orderValues(order), Anmerkung: order.decline_remark }),
  button: button(appUrl),
})

/** To the exhibitor: it is cancelled as was wished. */
export const orderCancelledMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderCancelled, orderValues(order)),
  button: button(appUrl),
})

/** To the exhibitor: the office has ended it, and why. */
export const orderEndedMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderEnded, { ...orderValues(order), Grund: order.decline_remark }),
  button: button(appUrl),
})

/** To the exhibitor: the office has ended it late, why, and what it asks for that. */
export const orderEndedWithFeeMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderEndedWithFee, {
    ...orderValues(order),
    Grund: order.decline_remark,
    Stornopauschale: moneyText(order.fee_cents ?? 0),
    Rechnungsnummer: order.invoice?.number ?? '',
  }),
  button: button(appUrl),
})

/** To the exhibitor of a cancelled event: what becomes of the invoice. */
export const orderOfCancelledEventMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  greeting: greetingFor(order),
  ...worded(texts.orderOfCancelledEvent, {
    ...orderValues(order),
    Rechnungsnummer: order.invoice?.number ?? '',
  }),
  button: button(appUrl),
})

const officeSubjects: Record<OfficeNews, string> = {
  received: 'Neue Tischbestellung',
  changed: 'Tischbestellung geändert',
  cancelled: 'Tischbestellung storniert',
}
const officeRequests: Record<OfficeNews, string> = {
  received: 'Bitte bestätigen Sie die Bestellung oder lehnen Sie sie mit einer Anmerkung ab.',
  changed: 'Bitte bestätigen Sie die Bestellung oder lehnen Sie sie mit einer Anmerkung ab.',
  cancelled: 'Die Tische sind wieder frei.',
}

/** To the office: what an exhibitor has done; an answer goes to the exhibitor. */
export const officeOrderMail = (office: string, order: Order, news: OfficeNews): Letter => ({
  recipient: office,
  replyTo: order.contact_email,
  greeting: 'Guten Tag,',
  ...worded(texts.officeOrder, {
    ...orderValues(order),
    Vorgang: officeSubjects[news],
    Firma: oneLine(order.company),
    Bestellnummer: String(order.id),
    Kontakt: oneLine(order.contact_name),
    Positionen: order.items
      .map(({ name, quantity }) => (quantity > 0 ? `${quantity} × ${name}` : name))
      .join('\n'),
    Tische: order.places.length > 0 ? `Gewählte Tische: ${order.places.join(', ')}.` : '',
    Anmerkung: order.remarks && `Anmerkung:\n\n${order.remarks}`,
    Aufforderung: officeRequests[news],
  }),
})
