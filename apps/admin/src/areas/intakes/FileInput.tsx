import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { type DragEvent, useId } from 'react'
import css from './intakes.module.css'

interface Props {
  file: File | undefined
  problem: string | undefined
  onChange: (file: File | undefined) => void
}

/** A file, chosen or dropped. */
export const FileInput = ({ file, problem, onChange }: Props) => {
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onChange(event.dataTransfer.files[0])
  }
  return (
    <div>
      <label
        className={css.file}
        htmlFor={id}
        data-wrong={problem !== undefined}
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
      >
        <Icon name={file ? 'check' : 'document'} size={22} />
        <span>
          {file ? file.name : 'Excel- oder CSV-Datei wählen'}
          <small>{file ? 'Andere Datei wählen' : 'oder hierher ziehen; bis 50 MB und 20.000 Zeilen'}</small>
        </span>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept=".xlsx,.xlsm,.csv,.txt,.tsv"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => onChange(target.files?.[0])}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
