import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useRef } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import './search-field.css'

interface Props {
  /** Says what can be searched: "Name, Thema oder Schule". */
  label: string
  value: string
  onChange: (text: string) => void
}

export const SearchField = ({ label, value, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className="search-field" role="search">
      <Icon name="search" size={20} />
      <input
        ref={input}
        className="search-field__input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value && <IconButton icon="close" label="Suche leeren" onClick={clear} />}
    </div>
  )
}
