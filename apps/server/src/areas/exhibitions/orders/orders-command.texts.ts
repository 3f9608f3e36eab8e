import type { Order, OrderState } from '@tafelrunde/contract/orders'
import { moneyText } from '../../../common/money.texts.ts'
import { terminalTable } from '../../../common/terminal-table.texts.ts'

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
export const tableText = (orders: Order[]) => terminalTable(head, orders.map(rowOf), [0, 2, 4])

/** To the office at the terminal. */
export const confirmedText = (id: number) => `Bestellung ${id} bestätigt.`
export const declinedText = (id: number) => `Bestellung ${id} abgelehnt.`
export const paidText = (id: number) => `Bestellung ${id} als bezahlt vermerkt.`
export const unknownEvent = (event: number) => `Es gibt keine Veranstaltung ${event}.`
export const unknownOrder = (event: number, id: number) =>
  `Es gibt zu Veranstaltung ${event} keine Bestellung ${id}.`
