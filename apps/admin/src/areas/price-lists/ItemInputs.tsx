import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { PriceList } from '@tafelrunde/contract/admin/money/price-lists'
import type { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import {
  BooleanInput,
  NumberInput,
  type RaRecord,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { MoneyInput } from '../../shared/forms/MoneyInput.tsx'
import { taxTexts } from '../../shared/listedTaxes.texts.ts'
import css from './price-list.module.css'
import { kindTexts } from './price-lists.texts.ts'

const taxes = Object.entries(taxTexts).map(([id, name]) => ({ id, name }))

/** How a line begins that was not offered before. */
const newItem = (kind: ItemKind) => ({
  name: kindTexts[kind],
  unit_cents: '',
  tax_case: 'standard',
  exemption: '',
  on_site: kind === 'catering',
  stock: null,
  taken: 0,
})

const Fields = ({ kind }: { kind: ItemKind }) => {
  const item = useWatch<PriceList, ItemKind>({ name: kind })
  if (!item) return <p className="quiet">Wird nicht angeboten.</p>
  return (
    <div className={css['price-item__fields']}>
      <TextInput source={`${kind}.name`} label="Bezeichnung" isRequired />
      <MoneyInput source={`${kind}.unit_cents`} label="Preis netto in Euro" isRequired />
      <NumberInput
        source={`${kind}.stock`}
        label="Vorrat"
        min={0}
        helperText={item.taken > 0 ? `Leer: unbegrenzt. Vergeben: ${item.taken}` : 'Leer: unbegrenzt'}
      />
      <SelectInput source={`${kind}.tax_case`} label="Umsatzsteuer" choices={taxes} isRequired />
      {item.tax_case === 'exempt' && (
        <TextInput
          source={`${kind}.exemption`}
          label="Steuerfrei nach"
          helperText="Etwa „§ 4 Nr. 22 Buchst. a UStG“"
        />
      )}
      <BooleanInput source={`${kind}.on_site`} label="Leistung vor Ort" />
    </div>
  )
}

/** A line of the price list; all but the tables may be left out. */
export const ItemInputs = ({ kind }: { kind: ItemKind }) => {
  const { clearErrors, setValue, getFieldState, formState } = useFormContext<Record<string, unknown>>()
  const { tables } = useRecordContext<PriceList & RaRecord>() ?? {}
  const { error } = getFieldState(kind, formState)
  const isOffered = useWatch({ name: kind }) !== null
  const toggle = (_: unknown, checked: boolean) => {
    // What the server found wrong with the line belongs to no input that would take it away.
    clearErrors(kind)
    setValue(kind, checked ? newItem(kind) : null, { shouldDirty: true })
  }
  return (
    <fieldset className={css['price-item']}>
      <legend>{kindTexts[kind]}</legend>
      {(kind !== 'tables' || !tables) && (
        <FormControlLabel
          className={css['price-item__switch'] ?? ''}
          control={<Switch checked={isOffered} onChange={toggle} />}
          label={`${kindTexts[kind]} anbieten`}
        />
      )}
      {error?.message && (
        <p className={css['price-item__wrong']} role="alert">
          {error.message}
        </p>
      )}
      <Fields kind={kind} />
    </fieldset>
  )
}
