import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { FeeKind, type LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import { BooleanInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { MoneyInput } from '../../shared/forms/MoneyInput.tsx'
import css from './fees.module.css'
import { kindTexts, roleTexts } from './fees.texts.ts'

const kinds = FeeKind.options.map(id => ({ id, name: kindTexts[id] }))
const newFee = { kind: 'per_unit', cents: '', shared: true }

/** What a role is paid, if anything. */
export const FeeInputs = ({ role }: { role: LecturerRole }) => {
  const { clearErrors, setValue } = useFormContext<Record<string, unknown>>()
  const isPaid = useWatch({ name: role }) !== null
  const toggle = (_: unknown, checked: boolean) => {
    // What the server found wrong with it belongs to no input that would take it away.
    clearErrors(role)
    setValue(role, checked ? newFee : null, { shouldDirty: true })
  }
  return (
    <fieldset className={css.fee}>
      <legend>{roleTexts[role]}</legend>
      <FormControlLabel
        control={<Switch checked={isPaid} onChange={toggle} />}
        label={`${roleTexts[role]} bekommen ein Honorar`}
      />
      {isPaid && (
        <FormGrid>
          <MoneyInput source={`${role}.cents`} label="Honorar in Euro" isRequired />
          <SelectInput source={`${role}.kind`} label="Wofür" choices={kinds} isRequired />
          <BooleanInput
            source={`${role}.shared`}
            label="Wer einen Termin zu mehreren gibt, teilt sich das Honorar"
            className={wide}
          />
        </FormGrid>
      )}
    </fieldset>
  )
}
