import type { Settlement, SettlementGap, SettlementState } from '@tafelrunde/contract/settlements'
import { moneyText } from '../../common/money.texts.ts'
import { terminalTable } from '../../common/terminal-table.texts.ts'

const states: Record<SettlementState, string> = {
  open: 'offen',
  submitted: 'eingereicht',
  approved: 'freigegeben',
  returned: 'zurückgegeben',
  paid: 'bezahlt',
}

const gaps: Record<SettlementGap, string> = {
  address: 'Anschrift',
  iban: 'IBAN',
  tax_number: 'Steuernummer',
  receipts: 'Belege',
  timeslots: 'gehaltene Termine',
}

const head = ['Nr.', 'Referentin, Referent', 'Summe', 'Zustand', 'Es fehlt']

const rowOf = ({ id, lecturer, total_cents, state, missing }: Settlement) => [
  String(id),
  `${lecturer.first_name} ${lecturer.last_name}`.trim(),
  moneyText(total_cents),
  states[state],
  missing.map(gap => gaps[gap]).join(', '),
]

/** The settlements of an event for the terminal, a line each, numbers and sums to the right. */
export const tableText = (settlements: Settlement[]) => terminalTable(head, settlements.map(rowOf), [0, 2])

/** To the office at the terminal. */
export const startedText = (count: number) =>
  count === 1 ? '1 Abrechnung begonnen.' : `${count} Abrechnungen begonnen.`
export const approvedText = (count: number) =>
  count === 1 ? '1 Abrechnung freigegeben.' : `${count} Abrechnungen freigegeben.`
export const returnedText = (id: number) => `Abrechnung ${id} zurückgegeben.`
export const unknownSettlement = (event: number, id: number) =>
  `Es gibt zu Veranstaltung ${event} keine Abrechnung ${id}.`
