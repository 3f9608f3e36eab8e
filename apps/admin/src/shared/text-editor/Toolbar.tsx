import { ToggleButton } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { LinkRow } from './LinkRow.tsx'
import { PlaceholderMenu } from './PlaceholderMenu.tsx'

type ToolProps = { label: string; keys?: string; isOn: boolean; onTap: () => void; children: ReactNode }

const Tool = ({ label, keys, isOn, onTap, children }: ToolProps) => (
  <ToggleButton
    value={label}
    size="small"
    selected={isOn}
    aria-label={label}
    title={keys ? `${label} (${keys})` : label}
    onClick={onTap}
    // The words that are selected stay selected.
    onMouseDown={event => event.preventDefault()}
  >
    {children}
  </ToggleButton>
)

type Props = { editor: Editor; placeholders: readonly string[] }

/** Bold, italic, heading, list and link: all that a description can have, and what differs from reader to reader. */
export const Toolbar = ({ editor, placeholders }: Props) => {
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading'),
      list: editor.isActive('bulletList'),
      link: editor.isActive('link'),
    }),
  })
  const change = () => editor.chain().focus()
  return (
    <>
      <div className="text-editor__tools" role="toolbar" aria-label="Text gestalten">
        <Tool label="Fett" keys="Strg+B" isOn={on.bold} onTap={() => change().toggleBold().run()}>
          <strong>F</strong>
        </Tool>
        <Tool label="Kursiv" keys="Strg+I" isOn={on.italic} onTap={() => change().toggleItalic().run()}>
          <em>K</em>
        </Tool>
        <Tool label="Überschrift" isOn={on.heading} onTap={() => change().toggleHeading({ level: 2 }).run()}>
          Überschrift
        </Tool>
        <Tool label="Liste" isOn={on.list} onTap={() => change().toggleBulletList().run()}>
          Liste
        </Tool>
        <Tool label="Link" isOn={on.link || isLinking} onTap={() => setLinking(!isLinking)}>
          Link
        </Tool>
        {placeholders.length > 0 && <PlaceholderMenu editor={editor} names={placeholders} />}
      </div>
      {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
