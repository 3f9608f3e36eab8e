import { sizeText } from '@tafelrunde/ui/sizes.ts'
import { useId } from 'react'
import { FieldNote } from '../../../shared/ui/fields/FieldFrame.tsx'
import { FilePicker } from '../../../shared/ui/fields/FilePicker.tsx'

type Props = { file: File | undefined; error: string | undefined; onChoose: (file: File) => void }

/** A file of the device; the browser's own button speaks its own language. */
export const FileField = ({ file, error, onChoose }: Props) => {
  const id = useId()
  return (
    <div className={`file-field${error ? ' field--error' : ''}`}>
      <FilePicker onChoose={onChoose} kind="outline" icon="attachment" wide aria-describedby={`${id}-note`}>
        {file ? 'Andere Datei wählen' : 'Datei wählen'}
      </FilePicker>
      <FieldNote
        id={`${id}-note`}
        note={error ?? (file ? `${file.name}, ${sizeText(file.size)}` : 'Höchstens 10 MB')}
        wrong={Boolean(error)}
      />
    </div>
  )
}
