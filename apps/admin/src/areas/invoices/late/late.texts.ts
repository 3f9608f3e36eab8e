import { money } from '@tafelrunde/ui/figures.ts'
import type { Columns } from '../../../shared/history/history.texts.ts'

const hundredths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })

/** „1,27“, „−0,88“ of hundredths of a percentage. */
export const rateText = (rate: number) => hundredths.format(rate / 100).replace('-', '−')

/** Euros as they are typed: „40,00“; nothing is empty. */
export const centsText = (cents: number) => (cents === 0 ? '' : hundredths.format(cents / 100))

const sum = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')
const percent = (value: unknown) => (typeof value === 'number' ? `${rateText(value)} %` : 'keine')
export const baseRateHistory: Columns = {
  valid_from: { label: 'Ab' },
  rate: { label: 'Basiszinssatz', text: percent },
}
export const lateTermsHistory: Columns = {
  interest_points: { label: 'Verzugszinsen über dem Basiszinssatz', text: percent },
  flat_fee_cents: { label: 'Pauschale je Rechnung', text: sum },
  fee_cents: { label: 'Mahngebühr je Schreiben', text: sum },
  from_step: { label: 'Ab Stufe' },
}
