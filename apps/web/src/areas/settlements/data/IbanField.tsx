import { ibanFault, ibanState } from '@tafelrunde/contract/values/iban'
import type { ChangeEvent, ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { cursorAfter, grouped } from './iban.rules.ts'
import { ibanHint } from './iban.texts.ts'

/** In groups of four also while it is typed, without moving the cursor. */
const group = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
  const cursor = cursorAfter(input.value.slice(0, input.selectionStart ?? input.value.length))
  input.value = grouped(input.value)
  input.setSelectionRange(cursor, cursor)
}

interface Props extends Omit<ComponentProps<typeof Field>, 'label'> {
  /** What stands in it. */
  typed: string
  /** What react-hook-form's `register` answers. */
  field: UseFormRegisterReturn
}

/** An IBAN that says at once what is wrong with it, and how much is missing. */
export const IbanField = ({ typed, field: { onChange, ...field }, error, ...rest }: Props) => {
  const state = ibanState(typed)
  const hint = ibanHint(state)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    group(event)
    void onChange(event)
  }
  return (
    <Field
      {...rest}
      {...field}
      label="IBAN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...(hint && { hint })}
      error={ibanFault(state) ?? error}
      onChange={change}
    />
  )
}
