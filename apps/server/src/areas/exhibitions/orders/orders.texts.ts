import type { Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { terminalTable } from '../../../common/terminal-table.texts.ts'

export const notOffered = 'Das wird bei dieser Veranstaltung nicht angeboten.'
export const noExhibition = 'Für diese Veranstaltung können keine Tische bestellt werden.'
export const ordersClosed = 'Für diese Veranstaltung werden keine Bestellungen mehr angenommen.'
export const eventCancelled = 'Diese Veranstaltung ist abgesagt.'
export const wrongCountry =
  'Dieses Land gibt es nicht. Erwartet werden die zwei Buchstaben nach ISO 3166, etwa DE.'
export const placeTwice = (place: string) => `Den Tisch ${place} haben Sie zweimal gewählt.`
export const unknownPlace = (place: string) => `Den Tisch ${place} gibt es nicht.`
export const placeTaken = (place: string) => `Der Tisch ${place} ist schon vergeben.`
export const tooManyPlaces = (tables: number) =>
  tables === 1 ? 'Bestellt ist nur 1 Tisch.' : `Bestellt sind nur ${tables} Tische.`

/** Why there is not as much of an item as is wanted. */
export const soldOut = (name: string, free: number) =>
  free === 0 ? `„${name}“ ist ausgebucht.` : `Von „${name}“ ist nur noch so viel frei: ${free}.`

/** Why an order in this state can no longer be changed, cancelled, confirmed or declined. */
export const decided: Record<Exclude<OrderState, 'ordered'>, string> = {
  confirmed: 'Diese Bestellung ist schon bestätigt.',
  declined: 'Diese Bestellung ist abgelehnt.',
  invoiced: 'Zu dieser Bestellung gibt es schon eine Rechnung.',
  paid: 'Diese Bestellung ist schon bezahlt.',
  cancelled: 'Diese Bestellung ist storniert.',
}

const withInvoice =
  'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie die Rechnung; dabei lässt sich die Bestellung beenden.'

/** Why the invoice of an order in this state cannot be paid. */
export const notInvoiced: Record<Exclude<OrderState, 'invoiced'>, string> = {
  ...decided,
  ordered: 'Diese Bestellung ist noch nicht bestätigt.',
  confirmed: 'Zu dieser Bestellung gibt es noch keine Rechnung.',
}

/** Why an order in this state cannot be ended. */
export const notToEnd: Record<Exclude<OrderState, 'confirmed'>, string> = {
  ...decided,
  ordered: 'Diese Bestellung ist noch nicht bestätigt. Sie lässt sich ablehnen.',
  invoiced: withInvoice,
  paid: withInvoice,
}

const invoicedBefore =
  'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie diese zuerst; danach gibt es den Rabatt auf die neue.'

/** Why an order in this state has no discount. */
export const notToDiscount: Record<Exclude<OrderState, 'confirmed'>, string> = {
  ...decided,
  ordered: 'Diese Bestellung ist noch nicht bestätigt.',
  invoiced: invoicedBefore,
  paid: invoicedBefore,
}
export const tooMuchOff = (net: string) => `Höchstens ${net}: So viel kostet die Bestellung netto.`

const invoicedWithout =
  'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie diese zuerst; danach lassen sich ihre Zeilen ändern.'

/** Why an order in this state gets no free line, and loses none. */
export const notToAddTo: Record<Exclude<OrderState, 'confirmed'>, string> = {
  ...decided,
  ordered: 'Diese Bestellung ist noch nicht bestätigt.',
  invoiced: invoicedWithout,
  paid: invoicedWithout,
}
export const tooManyLines = (most: number) => `Mehr als ${most} freie Zeilen hat eine Bestellung nicht.`
export const orderChangedMeanwhile =
  'Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie sich an, was jetzt bestellt ist.'

const invoicedAlready =
  'Zu dieser Bestellung gibt es eine Rechnung. Stornieren Sie diese zuerst; danach lässt sich die Anschrift ändern und die Bestellung neu berechnen.'

/** Why whom the invoice of an order in this state goes to cannot be corrected. */
export const notToCorrect: Record<Exclude<OrderState, 'ordered' | 'confirmed'>, string> = {
  ...decided,
  invoiced: invoicedAlready,
  paid: invoicedAlready,
}

/** What an exhibitor is told of why an order has ended, unless the office says so. */
export const cancelledEventReason = 'Die Veranstaltung ist abgesagt.'
export const cancelledInvoiceReason = 'Die Rechnung dazu ist storniert.'

/** What a paper is called that says what was ordered. */
export const paperTitles: Record<OrderState, string> = {
  ordered: 'Bestellbestätigung',
  confirmed: 'Auftragsbestätigung',
  invoiced: 'Auftragsbestätigung',
  paid: 'Auftragsbestätigung',
  declined: 'Bestellung (abgelehnt)',
  cancelled: 'Bestellung (storniert)',
}

const confirmedClosing =
  'Wir freuen uns auf Sie. Die Rechnung erhalten Sie gesondert. Dieses Schreiben wurde elektronisch erstellt und ist ohne Unterschrift gültig.'
export const paperClosings: Record<OrderState, string> = {
  ordered:
    'Ihre Bestellung ist bei uns eingegangen. Verbindlich wird sie mit unserer Auftragsbestätigung; bis dahin können Sie sie in der App ändern oder stornieren.',
  confirmed: confirmedClosing,
  invoiced: confirmedClosing,
  paid: confirmedClosing,
  declined: 'Diese Bestellung haben wir leider nicht annehmen können. Es entstehen Ihnen keine Kosten.',
  cancelled: 'Diese Bestellung ist storniert. Es entstehen Ihnen keine Kosten.',
}

/** The closing of what was ended late. */
export const feeClosing = (fee: string) =>
  `Diese Bestellung ist storniert. Über die Stornopauschale von ${fee} haben Sie eine Rechnung erhalten.`

/** „1 Tisch“, „3 Tische“ */
export const tablesText = (count: number) => (count === 1 ? '1\u00a0Tisch' : `${count}\u00a0Tische`)

/** „Auftragsbestätigung B-2027-000012“ */
export const orderPaperTitle = (title: string, number: string) => `${title.replace(/ \(.*/, '')} ${number}`

const states: Record<OrderState, string> = {
  ordered: 'bestellt',
  confirmed: 'bestätigt',
  declined: 'abgelehnt',
  invoiced: 'berechnet',
  paid: 'bezahlt',
  cancelled: 'storniert',
}

const head = ['Nr.', 'Aussteller', 'Tische', 'Plätze', 'Summe', 'Zustand']

const rowOf = ({ id, company, tables, places, gross_cents, state }: Order) => [
  String(id),
  company,
  String(tables),
  places.join(', '),
  moneyText(gross_cents),
  states[state],
]

/** The orders of an event for the terminal, a line each, numbers and sums to the right. */
export const orderTable = (orders: Order[]) => terminalTable(head, orders.map(rowOf), [0, 2, 4])

/** To the office at the terminal. */
export const confirmedText = (id: number) => `Bestellung ${id} bestätigt.`
export const declinedText = (id: number) => `Bestellung ${id} abgelehnt.`
export const endedText = (id: number) => `Bestellung ${id} beendet.`
export const paidText = (id: number) => `Bestellung ${id} als bezahlt vermerkt.`
export const unknownOrder = (event: number, id: number) =>
  `Es gibt zu Veranstaltung ${event} keine Bestellung ${id}.`
