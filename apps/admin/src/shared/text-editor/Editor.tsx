import { ListItem } from '@tiptap/extension-list'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { documentOf, textOfDocument } from './document.rules.ts'
import { placeholdersOf } from './placeholders.ts'
import { Toolbar } from './Toolbar.tsx'

/** Only what a description may have; whatever else is pasted becomes words. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isKept },
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  // No lists in lists, which a text cannot keep.
  ListItem.extend({ content: 'paragraph' }),
]

function isKept(address: string) {
  return /^(https?:\/\/|mailto:)/.test(address)
}

type Props = {
  labelId: string
  helpId: string
  invalid: boolean
  text: string
  onText: (text: string) => void
  onBlur: () => void
  placeholders?: readonly string[]
}

/** A text with its toolbar; it is kept as plain text with few marks. */
const Editor = ({ labelId, helpId, invalid, text, onText, onBlur, placeholders = [] }: Props) => {
  const told = useRef(text)
  const editor = useEditor({
    extensions: [...extensions, placeholdersOf(placeholders)],
    content: documentOf(text),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': helpId,
        'aria-invalid': String(invalid),
        class: 'text-editor__text',
      },
    },
    onUpdate: ({ editor }) => {
      told.current = textOfDocument(editor.getJSON())
      onText(told.current)
    },
    onBlur,
  })
  // Somebody else's words were taken over, or the form was reset.
  useEffect(() => {
    if (text === told.current) return
    told.current = text
    editor.commands.setContent(documentOf(text), { emitUpdate: false })
  }, [editor, text])
  return (
    <>
      <Toolbar editor={editor} placeholders={placeholders} />
      <EditorContent editor={editor} />
    </>
  )
}

export default Editor
