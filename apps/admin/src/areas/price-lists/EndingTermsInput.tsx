import { NumberInput } from 'react-admin'
import { RowsInput } from '../../shared/forms/RowsInput.tsx'
import css from './price-list.module.css'

/** What is asked of whoever calls off late, in up to three steps. */
export const EndingTermsInput = () => (
  <RowsInput
    source="ending_terms"
    label="Stornobedingungen"
    helperText="Bis zu drei Stufen. Aussteller sehen sie vor dem Bestellen und auf der Auftragsbestätigung; beim Beenden einer Bestellung ist danach die Stornopauschale vorgeschlagen."
    add="Stufe hinzufügen"
    className={css['price-list__terms'] ?? ''}
  >
    <NumberInput
      source="days"
      label="Ab Tagen vor Beginn"
      helperText="Leer: nach der Bestätigung"
      min={0}
      max={365}
    />
    <NumberInput source="percent" label="% der Nettosumme" helperText={false} min={1} max={100} isRequired />
  </RowsInput>
)
