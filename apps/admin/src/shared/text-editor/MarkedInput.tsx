import { useInput } from 'react-admin'
import { MarkedField } from './MarkedField.tsx'

type Props = { source: string; label: string; helperText?: string; className?: string }

/** A text with marks in a form. */
export const MarkedInput = ({ source, ...props }: Props) => {
  const { field, fieldState } = useInput({ source, parse: (text: string) => text })
  const text = typeof field.value === 'string' ? field.value : ''
  return (
    <MarkedField
      {...props}
      text={text}
      problem={fieldState.error?.message}
      onText={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
