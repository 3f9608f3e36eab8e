import { FeeKind, LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import { BooleanInput, DateInput, SelectInput } from 'react-admin'
import { MoneyInput } from '../../shared/forms/MoneyInput.tsx'
import { RowsInput } from '../../shared/forms/RowsInput.tsx'
import css from './fees.module.css'
import { kindTexts, roleTexts } from './fees.texts.ts'

const roles = LecturerRole.options.map(id => ({ id, name: roleTexts[id] }))
const kinds = FeeKind.options.map(id => ({ id, name: kindTexts[id] }))

/** What is paid for Termine from a later day on. */
export const LaterFees = () => (
  <RowsInput
    source="later"
    label="Ab einem späteren Tag"
    helperText="Für jeden Termin gilt, was an seinem Tag gilt. Ohne Eintrag bleibt es beim Honorar von oben."
    add="Honorar ab einem Tag hinzufügen"
    className={css.fees__later ?? ''}
  >
    <DateInput source="valid_from" label="Gilt ab" isRequired />
    <SelectInput source="role" label="Rolle" choices={roles} defaultValue="lecturer" isRequired />
    <MoneyInput source="cents" label="Honorar ab dann in Euro" isRequired />
    <SelectInput source="kind" label="Wofür" choices={kinds} defaultValue="per_unit" isRequired />
    <BooleanInput source="shared" label="Wird geteilt" defaultValue={false} />
  </RowsInput>
)
