import { type Block, blocksOf, type Run, textOf } from '@tafelrunde/contract/values/marked-text'
import type { JSONContent } from '@tiptap/core'

const nodesOf = ({ text, bold, italic, href }: Run): JSONContent[] => {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ]
  return text
    .split(/(\n)/)
    .filter(Boolean)
    .map(part => (part === '\n' ? { type: 'hardBreak' } : { type: 'text', text: part, marks }))
}

const lineOf = (type: string, runs: Run[]): JSONContent => ({ type, content: runs.flatMap(nodesOf) })

/** A kept text as the editor takes it. */
export const documentOf = (text: string): JSONContent => {
  const content = blocksOf(text).map((block): JSONContent => {
    if (block.kind === 'list') {
      const items = block.items.map(runs => ({ type: 'listItem', content: [lineOf('paragraph', runs)] }))
      return { type: 'bulletList', content: items }
    }
    const line = lineOf(block.kind, block.runs)
    return block.kind === 'heading' ? { ...line, attrs: { level: 2 } } : line
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const runsOf = ({ content = [] }: JSONContent) =>
  content.map(({ type, text = '', marks = [] }): Run => {
    const has = (name: string) => marks.some(mark => mark.type === name)
    const href: unknown = marks.find(mark => mark.type === 'link')?.attrs?.['href']
    return {
      text: type === 'hardBreak' ? '\n' : text,
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(typeof href === 'string' && { href }),
    }
  })

/** What the editor holds as the text that is kept. */
export const textOfDocument = ({ content = [] }: JSONContent) =>
  textOf(
    content.map((node): Block => {
      if (node.type !== 'bulletList')
        return { kind: node.type === 'heading' ? 'heading' : 'paragraph', runs: runsOf(node) }
      const items = (node.content ?? []).flatMap(item => (item.content ?? []).map(runsOf))
      return { kind: 'list', items }
    }),
  )
