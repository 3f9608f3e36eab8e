import TextField from '@mui/material/TextField'
import type { Circular, CircularWish } from '@tafelrunde/contract/admin/mails/circulars'
import { useState } from 'react'

type Props = {
  circular: Circular
  save: (changes: Partial<CircularWish>) => Promise<boolean>
  problem: string | undefined
}

/** The one button of the mail: what it says, and where it leads. Both or neither is saved. */
export const ButtonFields = ({ circular, save, problem }: Props) => {
  const [label, setLabel] = useState(circular.button_label)
  const [url, setUrl] = useState(circular.button_url)
  const isHalf = (label.trim() === '') !== (url.trim() === '')
  const keep = () => {
    const isSaved = label === circular.button_label && url === circular.button_url
    const isNone = circular.button_label === ''
    if (problem === undefined && (isSaved || (isHalf && isNone))) return
    // Half a button is none, and the one before it is gone.
    void save(isHalf ? { button_label: '', button_url: '' } : { button_label: label, button_url: url })
  }
  return (
    <>
      <TextField
        label="Knopf"
        helperText="Etwa „Zum Programm“; leer: kein Knopf"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        onBlur={keep}
      />
      <TextField
        label="Der Knopf führt zu"
        type="url"
        error={problem !== undefined}
        helperText={problem ?? (isHalf ? 'Ohne Text und Adresse hat die Mail keinen Knopf.' : 'https://…')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onBlur={keep}
      />
    </>
  )
}
