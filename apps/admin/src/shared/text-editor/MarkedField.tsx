import './text-editor.css'
import { FormHelperText, FormLabel } from '@mui/material'
import { MarkedText } from '@tafelrunde/ui/MarkedText.tsx'
import { lazy, Suspense, useId } from 'react'

// Only forms have it, and it is as large as a third of everything else.
const Editor = lazy(() => import('./Editor.tsx'))

type Props = {
  label: string
  text: string
  onText: (text: string) => void
  onBlur: () => void
  /** What can be put into it in braces: `{Vorname}`. */
  placeholders?: readonly string[]
  problem?: string | undefined
  helperText?: string | undefined
  className?: string
}

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
export const MarkedField = ({ label, text, problem, helperText, className = '', ...editing }: Props) => {
  const id = useId()
  const isWrong = problem !== undefined
  return (
    <div className={`text-editor ${isWrong ? 'text-editor--wrong' : ''} ${className}`}>
      <FormLabel id={`${id}-label`} error={isWrong}>
        {label}
      </FormLabel>
      <div className="text-editor__box">
        <Suspense fallback={<Coming text={text} />}>
          <Editor labelId={`${id}-label`} helpId={`${id}-help`} invalid={isWrong} text={text} {...editing} />
        </Suspense>
      </div>
      <FormHelperText id={`${id}-help`} error={isWrong}>
        {problem ?? helperText}
      </FormHelperText>
    </div>
  )
}
