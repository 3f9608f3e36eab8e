import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Shows which braces are placeholders, so that a mistyped one looks different. */
export const placeholdersOf = (names: readonly string[]) => {
  const decorations: Parameters<typeof Decoration.inline>[2] = { class: 'text-editor__placeholder' }
  return Extension.create({
    name: 'placeholders',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = []
            doc.descendants(({ text = '' }, start) => {
              for (const { 0: whole, 1: name = '', index } of text.matchAll(/\{([^{}]*)\}/g))
                if (names.includes(name))
                  found.push(Decoration.inline(start + index, start + index + whole.length, decorations))
            })
            return DecorationSet.create(doc, found)
          },
        },
      }),
    ],
  })
}
