import './text-editor.css'
import { FormHelperText, FormLabel } from '@mui/material'
import { MarkedText } from '@tafelrunde/ui/MarkedText.tsx'
import { lazy, Suspense, useId } from 'react'
import { useInput } from 'react-admin'

// Only forms have it, and it is as large as a third of everything else.
const Editor = lazy(() => import('./Editor.tsx'))

type Props = { source: string; label: string; helperText?: string; className?: string }

/** As high as the editor that comes, so that nothing below it moves away from under a finger. */
const Coming = ({ text }: { text: string }) => (
  <>
    <div className="text-editor__tools" />
    <div className="text-editor__text">
      <MarkedText text={text} />
    </div>
  </>
)

/** A long text that may have headings, lists, bold and italic words and links. */
export const MarkedInput = ({ source, label, helperText, className = '' }: Props) => {
  const { field, fieldState } = useInput({ source, parse: (text: string) => text })
  const text = typeof field.value === 'string' ? field.value : ''
  const id = useId()
  const help = fieldState.error?.message ?? helperText
  return (
    <div className={`text-editor ${fieldState.error ? 'text-editor--wrong' : ''} ${className}`}>
      <FormLabel id={`${id}-label`} error={Boolean(fieldState.error)}>
        {label}
      </FormLabel>
      <div className="text-editor__box">
        <Suspense fallback={<Coming text={text} />}>
          <Editor
            labelId={`${id}-label`}
            helpId={`${id}-help`}
            invalid={Boolean(fieldState.error)}
            text={text}
            onText={field.onChange}
            onBlur={field.onBlur}
          />
        </Suspense>
      </div>
      <FormHelperText id={`${id}-help`} error={Boolean(fieldState.error)}>
        {help}
      </FormHelperText>
    </div>
  )
}
