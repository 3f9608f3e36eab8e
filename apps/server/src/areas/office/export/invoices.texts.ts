import type { InvoiceState, ListedInvoice } from '@tafelrunde/contract/admin/money/invoices'
import type { TableOf } from './export.texts.ts'

const kindTexts: Record<ListedInvoice['kind'], string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  credit: 'Rechnungskorrektur',
}
const stateTexts: Record<InvoiceState, string> = {
  open: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
}

/** In euros; null where nothing is taxed at this rate, as `null` is an empty cell. */
const vatOf = ({ vat }: ListedInvoice, percent: number) => {
  const cents = vat.filter(one => one.percent === percent).map(one => one.cents)
  return cents.length === 0 ? null : cents.reduce((sum, one) => sum + one, 0) / 100
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
    'Netto in Euro': ({ net_cents }) => net_cents / 100,
    'USt. 19 % in Euro': invoice => vatOf(invoice, 19),
    'USt. 7 % in Euro': invoice => vatOf(invoice, 7),
    'Betrag in Euro': ({ gross_cents }) => gross_cents / 100,
    'Bezahlt in Euro': ({ paid_cents }) => paid_cents / 100,
    'Offen in Euro': ({ open_cents }) => open_cents / 100,
    'Guthaben in Euro': ({ credit_cents }) => credit_cents / 100 || null,
    'Bezahlt am': ({ paid_on }) => paid_on && dayFigures(paid_on),
    Storniert: ({ cancels }) => cancels,
    Korrigiert: ({ corrects }) => corrects,
    'Korrekturen in Euro': ({ credited_cents }) => credited_cents / 100 || null,
  },
}
