import type { Order } from '@tafelrunde/contract/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { type Attachment, greetingOf, type Letter } from '../../mail/letter.rules.ts'
import { tablesText } from './orders.texts.ts'

export type OfficeNews = 'received' | 'changed' | 'cancelled'

const button = (appUrl: string) => ({
  label: 'Meine Tischbestellungen',
  url: `${appUrl}/exhibitor-data`,
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const greetingFor = ({ contact_name, contact_email }: Order) =>
  greetingOf({ email: contact_email, firstName: contact_name, lastName: '' })

const orderedText = (order: Order) =>
  `${tablesText(order.tables)} für „${order.event_name}“ über ${moneyText(order.gross_cents)}`

/** „Ihre Tische: A4, A5“; nothing where none is known yet. */
const placesText = ({ places }: Order) => {
  if (places.length === 0) return []
  return [`${places.length === 1 ? 'Ihr Tisch' : 'Ihre Tische'}: ${places.join(', ')}.`]
}

/** To the exhibitor: it has arrived, with the paper. */
export const orderReceivedMail = (order: Order, paper: Attachment, appUrl: string): Letter => ({
  recipient: order.contact_email,
  subject: `Ihre Tischbestellung für „${order.event_name}“ ist eingegangen`,
  greeting: greetingFor(order),
  paragraphs: [
    `vielen Dank für Ihre Bestellung: ${orderedText(order)}. Alle Einzelheiten finden Sie im Anhang.`,
    ...placesText(order),
    'Wir prüfen Ihre Bestellung und melden uns, sobald sie bestätigt ist. Bis dahin können Sie sie in der App ändern oder stornieren.',
  ],
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: it is as it was changed, with the paper. */
export const orderChangedMail = (order: Order, paper: Attachment, appUrl: string): Letter => ({
  recipient: order.contact_email,
  subject: `Ihre Tischbestellung für „${order.event_name}“ ist geändert`,
  greeting: greetingFor(order),
  paragraphs: [
    `Ihre Bestellung lautet jetzt: ${orderedText(order)}. Alle Einzelheiten finden Sie im Anhang.`,
    ...placesText(order),
    'Wir melden uns, sobald sie bestätigt ist.',
  ],
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: the office has confirmed it, with the tables and the Auftragsbestätigung. */
export const orderConfirmedMail = (order: Order, paper: Attachment, appUrl: string): Letter => ({
  recipient: order.contact_email,
  subject: `Auftragsbestätigung: Ihre Tische bei „${order.event_name}“`,
  greeting: greetingFor(order),
  paragraphs: [
    `wir bestätigen Ihre Bestellung: ${orderedText(order)}. Die Auftragsbestätigung finden Sie im Anhang.`,
    ...placesText(order),
    'Die Rechnung erhalten Sie gesondert. Wir freuen uns auf Sie.',
  ],
  button: button(appUrl),
  attachments: [paper],
})

/** To the exhibitor: the office could not take it, and why. */
export const orderDeclinedMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  subject: `Ihre Tischbestellung für „${order.event_name}“`,
  greeting: greetingFor(order),
  paragraphs: [
    `Ihre Bestellung (${orderedText(order)}) können wir leider nicht annehmen. Unsere Anmerkung dazu:`,
    order.decline_remark,
    'Es entstehen Ihnen keine Kosten. Antworten Sie gern auf diese E-Mail, wenn Sie Fragen haben.',
  ],
  button: button(appUrl),
})

/** To the exhibitor: it is cancelled as was wished. */
export const orderCancelledMail = (order: Order, appUrl: string): Letter => ({
  recipient: order.contact_email,
  subject: `Ihre Tischbestellung für „${order.event_name}“ ist storniert`,
  greeting: greetingFor(order),
  paragraphs: [`Ihre Bestellung (${orderedText(order)}) ist storniert. Es entstehen Ihnen keine Kosten.`],
  button: button(appUrl),
})

const officeSubjects: Record<OfficeNews, string> = {
  received: 'Neue Tischbestellung',
  changed: 'Tischbestellung geändert',
  cancelled: 'Tischbestellung storniert',
}
const officeRequests: Record<OfficeNews, string[]> = {
  received: ['Bitte bestätigen Sie die Bestellung oder lehnen Sie sie mit einer Anmerkung ab.'],
  changed: ['Bitte bestätigen Sie die Bestellung oder lehnen Sie sie mit einer Anmerkung ab.'],
  cancelled: ['Die Tische sind wieder frei.'],
}

/** To the office: what an exhibitor has done; an answer goes to the exhibitor. */
export const officeOrderMail = (office: string, order: Order, news: OfficeNews): Letter => ({
  recipient: office,
  replyTo: order.contact_email,
  subject: `${officeSubjects[news]}: ${oneLine(order.company)}, ${order.event_name}`,
  greeting: 'Guten Tag,',
  paragraphs: [
    `Bestellung ${order.id} von ${oneLine(order.company)} (${oneLine(order.contact_name)}): ${orderedText(order)}.`,
    order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
    ...(order.places.length > 0 ? [`Gewählte Tische: ${order.places.join(', ')}.`] : []),
    ...(order.remarks ? ['Anmerkung:', order.remarks] : []),
    ...officeRequests[news],
  ],
})
