import { berlinText } from '@tafelrunde/contract/values/berlin'
import { TextInput, type TextInputProps } from 'react-admin'

/** As the browser's field wants it, in Berlin's time; what is typed stays as it is, which the server reads the same. */
const toField = (value: unknown) => (value instanceof Date ? berlinText(value).slice(0, 16) : (value ?? ''))

/** A day and a time in Berlin, wherever the browser is. */
export const MomentInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={toField}
    parse={(text: string) => text || null}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)
