import { Button, Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'

type Props = { editor: Editor; names: readonly string[] }

/** Puts what differs from recipient to recipient where the cursor is. */
export const PlaceholderMenu = ({ editor, names }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const insert = (name: string) => {
    close()
    editor.chain().focus().insertContent(`{${name}}`).run()
  }
  return (
    <>
      <Button
        className="text-editor__menu"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        + Platzhalter
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} disableRestoreFocus>
        {names.map(name => (
          <MenuItem key={name} onClick={() => insert(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
