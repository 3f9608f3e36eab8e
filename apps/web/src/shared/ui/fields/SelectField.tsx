import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLook } from './FieldFrame.tsx'

interface Props extends FieldLook, ComponentProps<'select'> {
  options: { value: string | number; text: string }[]
  /** What stands for nothing chosen; without it the first option is. */
  none?: string
}

/** A choice of one, by the device's own list; takes what react-hook-form's `register` answers. */
export const SelectField = ({ label, hint, error, optional, id, options, none, ...select }: Props) => (
  <FieldFrame {...{ label, hint, error, optional, id }} trail={<Icon name="down" size={20} />}>
    {control => (
      // A value that is set before its option has come would be lost: with the options comes a new select.
      <select key={options.length} {...select} {...control}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
