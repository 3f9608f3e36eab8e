import './file-input.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { type DragEvent, useId } from 'react'

interface Props {
  /** The name of the file that is chosen. */
  chosen: string | undefined
  /** „Excel- oder CSV-Datei wählen“ */
  label: string
  /** How large it may be. */
  hint: string
  accept: string
  problems: string[]
  onChange: (file: File | undefined) => void
}

/** A file, chosen or dropped. */
export const FileInput = ({ chosen, label, hint, accept, problems, onChange }: Props) => {
  const id = useId()
  const isWrong = problems.length > 0
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onChange(event.dataTransfer.files[0])
  }
  return (
    <div>
      <label
        className="file-input"
        htmlFor={id}
        data-wrong={isWrong}
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
      >
        <Icon name={chosen ? 'check' : 'document'} size={22} />
        <span>
          {chosen ?? label}
          <small>{chosen ? 'Andere Datei wählen' : hint}</small>
        </span>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problems` : undefined}
          onChange={({ target }) => onChange(target.files?.[0])}
        />
      </label>
      {isWrong && (
        <div id={`${id}-problems`} className="file-input__problems">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  )
}
