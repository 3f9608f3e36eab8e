import { type ChangeEvent, useId, useRef } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { FieldNote } from '../../shared/ui/FieldFrame.tsx'
import { sizeText } from './materials.texts.ts'

type Props = { file: File | undefined; error: string | undefined; onChoose: (file: File) => void }

/** A file of the device; the browser's own button speaks its own language. */
export const FileField = ({ file, error, onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    currentTarget.value = '' // so that the same file can be chosen again
    if (chosen) onChoose(chosen)
  }
  return (
    <div className={`file-field${error ? ' field--error' : ''}`}>
      <input ref={input} type="file" hidden aria-label="Datei" onChange={choose} />
      <Button
        kind="outline"
        icon="attachment"
        wide
        aria-describedby={`${id}-note`}
        onClick={() => input.current?.click()}
      >
        {file ? 'Andere Datei wählen' : 'Datei wählen'}
      </Button>
      <FieldNote
        id={`${id}-note`}
        note={error ?? (file ? `${file.name}, ${sizeText(file.size)}` : 'Höchstens 10 MB')}
        wrong={Boolean(error)}
      />
    </div>
  )
}
