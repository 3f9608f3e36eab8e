import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { deleteSupportText, saveSupportText } from '@tafelrunde/contract/admin/people/support'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import css from './support.module.css'
import { useDesk } from './useDesk.ts'

type Props = {
  /** What is typed now, to be kept. */
  message: string
  insert: (text: string) => void
}

/** What is answered again and again: to put in, to keep and to throw away. */
export const Texts = ({ message, insert }: Props) => {
  const { data } = useDesk()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState('')
  const texts = data?.texts ?? []
  const text = texts.find(one => String(one.id) === chosen)
  const choose = (id: string) => {
    setChosen(id)
    const found = texts.find(one => String(one.id) === id)
    if (found) insert(found.text)
  }
  return (
    <div className={css['texts']}>
      {texts.length > 0 && (
        <TextField
          select
          size="small"
          label="Textbaustein einsetzen"
          value={text ? chosen : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {texts.map(one => (
            <MenuItem key={one.id} value={String(one.id)}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {text && (
        <Deed
          key="delete"
          label="Baustein löschen"
          title={`Textbaustein „${text.name}“ löschen`}
          text="Was damit schon geantwortet ist, bleibt."
          isDangerous
          perform={() => call(deleteSupportText, { params: { id: text.id } })}
        />
      )}
      {message.trim() !== '' && (
        <Deed
          key="keep"
          label="Als Textbaustein merken"
          title="Als Textbaustein merken"
          text="Das ganze Büro kann ihn einsetzen. Einen mit gleichem Namen ersetzt er."
          done="Gemerkt."
          perform={() => call(saveSupportText, { body: { name, text: message } })}
        >
          <TextField label="Name" fullWidth value={name} onChange={({ target }) => setName(target.value)} />
        </Deed>
      )}
    </div>
  )
}
