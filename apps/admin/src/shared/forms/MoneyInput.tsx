import { TextInput, type TextInputProps } from 'react-admin'

const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })

/** Cents as they are typed in euros; what is typed stays as it is, which the server reads (`bodyMoney`). */
const toField = (value: unknown) => (typeof value === 'number' ? german.format(value / 100) : (value ?? ''))

/** An amount in euros, typed the German way. */
export const MoneyInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    format={toField}
    parse={(text: string) => text}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
)
