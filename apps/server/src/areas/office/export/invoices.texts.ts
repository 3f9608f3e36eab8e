import type { InvoiceState, ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import type { TableOf } from './export.texts.ts'

const kindTexts: Record<ListedInvoice['kind'], string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
}
const stateTexts: Record<InvoiceState, string> = {
  open: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
}

/** The day in German figures, 27.03.2027. */
const dayFigures = (day: string) => day.split('-').toReversed().join('.')

export const invoiceTable: TableOf<ListedInvoice> = {
  name: 'Rechnungen',
  columns: {
    Nummer: ({ number }) => number,
    Art: ({ kind }) => kindTexts[kind],
    Aussteller: ({ company }) => company,
    Veranstaltung: ({ event_name }) => event_name,
    Geschrieben: ({ issued }) => issued,
    'Zu zahlen bis': ({ due }) => due && dayFigures(due),
    Stand: ({ state }) => state && stateTexts[state],
    'Tage überfällig': ({ overdue_days }) => overdue_days || null,
    'Betrag in Euro': ({ gross_cents }) => gross_cents / 100,
    Storniert: ({ cancels }) => cancels,
  },
}
