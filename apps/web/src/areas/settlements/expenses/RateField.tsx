import { receiptRates } from '@tafelrunde/contract/lecturers/receipts'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'

const none = 'keine deutsche Umsatzsteuer'
const options = receiptRates
  .toReversed()
  .map(percent => ({ value: String(percent), text: percent === 0 ? none : `${percent}\u00A0%` }))

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'none'> & {
  /** Nothing can be billed without it. */
  isNeeded: boolean
}

/** How much VAT is in what a receipt says. */
export const RateField = ({ isNeeded, ...select }: Props) => (
  <SelectField
    {...select}
    label="Umsatzsteuer auf dem Beleg"
    optional={!isNeeded}
    none={isNeeded ? 'Bitte wählen' : 'keine Angabe'}
    options={options}
  />
)
