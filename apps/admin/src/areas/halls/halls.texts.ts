import { steps } from '../../shared/history/ending-terms.texts.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

const counted = (value: unknown) => (typeof value === 'number' ? String(value + 1) : 'nichts')

/** The columns of a hall in the audit log; columns and rows are counted from 1 as in the form. */
export const hallHistory: Columns = {
  orders_until: { label: 'Bestellen bis' },
  days_to_pay: { label: 'Zahlungsziel in Tagen' },
  ending_days: { label: 'Stornobedingungen ab Tagen vor Beginn', text: steps },
  ending_percents: { label: 'Stornopauschalen in Prozent', text: steps },
  hall: { label: 'Halle', long: true },
  place: { label: 'Tisch', text: value => `Tisch ${String(value)}` },
  hall_column: { label: 'Spalte', text: counted },
  hall_row: { label: 'Reihe', text: counted },
}
