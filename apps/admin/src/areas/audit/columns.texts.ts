import { money } from '@tafelrunde/ui/figures.ts'
import type { Columns } from '../../shared/history/history.texts.ts'
import { stateWord } from '../../shared/states.texts.ts'

/** How several papers say the same in the audit log. */
export const sum = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')
export const state = { label: 'Stand', text: (value: unknown) => stateWord(String(value)) }
export const address: Columns = {
  street: { label: 'Straße und Hausnummer' },
  postal_code: { label: 'Postleitzahl' },
  city: { label: 'Ort' },
  country: { label: 'Land' },
}
