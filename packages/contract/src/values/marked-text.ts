/**
 * The few marks that descriptions have: `## ` before a heading, `• ` or `- ` before an item of a list, `**bold**`,
 * `_italic_` and `[words](https://…)`. Everything else is what it looks like: no text is ever read as HTML.
 */
export type Run = { text: string; bold?: true; italic?: true; href?: string }

export type Block = { kind: 'heading' | 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }

type Marks = Omit<Run, 'text'>

const escaped = /\\([\\*_[\]])/g

// A single underline inside of a word or an address is no mark: Lehrer_innen, a_b.pdf.
const mark =
  /\\[\\*_[\]]|\*\*(?=\S)(?<bold>(?:[^*\\]|\\.|\*(?!\*))+?)(?<=\S)\*\*|(?<=^|[\s([„‚«»›"'*–])_(?=\S)(?<italic>(?:[^_\\]|\\.|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+?)(?<=\S)_(?![\p{L}\p{N}_])|\[(?<words>(?:[^[\]\\]|\\.)+)\]\((?<href>(?:https?:\/\/|mailto:)[^\s()]+)\)/gu

const runsOf = (text: string, marks: Marks = {}): Run[] => {
  const runs: Run[] = []
  const add = (plain: string) => {
    const last = runs.at(-1)
    if (last && !last.bold === !marks.bold && !last.italic === !marks.italic && last.href === marks.href)
      last.text += plain
    else if (plain) runs.push({ text: plain, ...marks })
  }
  let end = 0
  for (const match of text.matchAll(mark)) {
    add(text.slice(end, match.index))
    end = match.index + match[0].length
    const { bold, italic, words, href } = match.groups ?? {}
    if (bold !== undefined && !marks.bold) runs.push(...runsOf(bold, { ...marks, bold: true }))
    else if (italic !== undefined && !marks.italic) runs.push(...runsOf(italic, { ...marks, italic: true }))
    else if (words !== undefined && href !== undefined && !marks.href)
      runs.push(...runsOf(words, { ...marks, href }))
    else add(match[0].replace(escaped, '$1'))
  }
  add(text.slice(end))
  return runs
}

const heading = /^## +(?=\S)/
const item = /^\s*[•-] +(?=\S)/

/** A text as the blocks that it is shown in; empty lines part paragraphs, single line breaks stay in them. */
export const blocksOf = (text: string) => {
  const blocks: ({ kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; texts: string[] })[] = []
  let isApart = true
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.trim() === '') {
      isApart = true
      continue
    }
    if (heading.test(line)) blocks.push({ kind: 'heading', text: line.replace(heading, '').trim() })
    else if (item.test(line)) {
      const words = line.replace(item, '').trim()
      if (last?.kind === 'list') last.texts.push(words)
      else blocks.push({ kind: 'list', texts: [words] })
    } else if (!isApart && last?.kind === 'paragraph') last.text += `\n${line.trimEnd()}`
    else blocks.push({ kind: 'paragraph', text: line.trim() })
    isApart = false
  }
  return blocks.map(
    (block): Block =>
      block.kind === 'list'
        ? { kind: 'list', items: block.texts.map(words => runsOf(words)) }
        : { kind: block.kind, runs: runsOf(block.text) },
  )
}

/** The words alone, in the same lines, for whatever shows no marks: calendars and search engines. */
export const withoutMarks = (text: string) =>
  text
    .replace(/^## +(?=\S)/gm, '')
    .split(/(\n\s*\n)/)
    .map(part =>
      runsOf(part)
        .map(({ text }) => text)
        .join(''),
    )
    .join('')

const escape = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\*(?=\*|$)|(?<=\*|^)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll('[', '\\[')

type Write = (runs: Run[]) => string

/** Runs that share something in one pair of marks, with the blanks at its edges outside: „** a**“ is none. */
const wrapped =
  (
    keyOf: (run: Run) => string | undefined,
    wrap: (words: string, key: string) => string,
    inner: Write,
  ): Write =>
  runs =>
    runs
      .reduce<{ key: string | undefined; runs: Run[] }[]>((groups, run) => {
        const last = groups.at(-1)
        if (last && last.key === keyOf(run)) last.runs.push(run)
        else groups.push({ key: keyOf(run), runs: [run] })
        return groups
      }, [])
      .map(({ key, runs }) => {
        const text = inner(runs)
        const words = text.trim()
        if (!key || !words) return text
        const at = text.indexOf(words)
        return text.slice(0, at) + wrap(words, key) + text.slice(at + words.length)
      })
      .join('')

const writeItalic = wrapped(
  ({ italic }) => italic && '_',
  words => `_${words}_`,
  runs => escape(runs.map(({ text }) => text).join('')),
)
const writeBold = wrapped(
  ({ bold }) => bold && '**',
  words => `**${words}**`,
  writeItalic,
)
const writeRuns = wrapped(
  ({ href }) => href,
  (words, href) =>
    `[${words.replaceAll(']', '\\]')}](${href.replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29')})`,
  writeBold,
)

const inOneLine = (runs: Run[]) => writeRuns(runs).replace(/\s*\n\s*/g, ' ')

const written = (block: Block) => {
  if (block.kind === 'list') return block.items.map(runs => `• ${inOneLine(runs)}`).join('\n')
  return block.kind === 'heading' ? `## ${inOneLine(block.runs)}` : writeRuns(block.runs).trim()
}

/** The text that is kept of blocks; read again it gives the same ones. */
export const textOf = (blocks: Block[]) =>
  blocks
    .map(written)
    .filter(text => text !== '' && text !== '## ')
    .join('\n\n')
