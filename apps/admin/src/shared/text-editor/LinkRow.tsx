import { Button, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'

/** „schule.example“ is a page, „buero@schule.example“ a mail address. */
const addressOf = (typed: string) => {
  const text = typed.trim()
  const whole = /^(https?:\/\/|mailto:)/i.test(text)
    ? text
    : `${text.includes('@') ? 'mailto:' : 'https://'}${text}`
  return /\s/.test(text) || !URL.canParse(whole) ? undefined : whole
}

type Props = { editor: Editor; onDone: () => void }

/** Where the selected words lead; without any the address itself is written. */
export const LinkRow = ({ editor, onDone }: Props) => {
  const present: unknown = editor.getAttributes('link')['href']
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setWrong] = useState(false)
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const set = () => {
    const href = addressOf(typed)
    if (!href) return setWrong(true)
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && !present)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    return onDone()
  }
  return (
    <div className="text-editor__link">
      <TextField
        label="Adresse der Seite"
        placeholder="https://"
        value={typed}
        autoFocus
        margin="none"
        error={isWrong}
        helperText={isWrong ? 'Bitte geben Sie eine Adresse an, etwa „https://www.example.org“.' : undefined}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone()
          if (event.key !== 'Enter') return
          // Else the form around it is sent.
          event.preventDefault()
          set()
        }}
      />
      <Button variant="outlined" onClick={set}>
        Übernehmen
      </Button>
      {Boolean(present) && <Button onClick={remove}>Link entfernen</Button>}
    </div>
  )
}
