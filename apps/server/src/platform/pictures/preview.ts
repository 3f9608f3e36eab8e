import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** The words of a preview picture: what stands small above the title, the title, and the lines below it. */
export type Preview = { kicker: string; title: string; lines: string[] }

const board = { width: 1200, height: 630, margin: 80, colour: '#1E5945' }
const chalk = '#FBFBF7'
const quiet = '#CFE0D6'
/** Its background is the board's; what is drawn of it stands 24 pixels inside. */
const mark = { file: new URL('../../../../web/public/icon-512.png', import.meta.url), side: 128, inside: 24 }
const widest = board.width - 2 * board.margin
const tallest = 370 // below the mark

const titleSizes = [84, 72, 60, 52, 44]
const smallest = 44
const most = { kicker: 56, title: 170, line: 58 } // characters

const family = 'Source Sans 3'
const fontFile = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`))
const regular = fontFile('400Regular')
const bold = fontFile('700Bold')

const shortened = (text: string, length: number) => {
  if (text.length <= length) return text
  const words = text.slice(0, length - 2)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), length / 2)).replace(/[\s,.;:–-]+$/, '')}\u00a0…`
}

// What people enter is text, never Pango's markup.
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

// Of the height that the font itself wants: large letters stand closer.
const lineHeight = (size: number) => (size > 40 ? 0.86 : 1)

const row = (text: string, { size, colour, weight }: { size: number; colour: string; weight: string }) =>
  `<span font="${family} ${weight} ${size}" foreground="${colour}" line_height="${lineHeight(size)}">${escaped(text)}</span>`
const gap = (size: number) => `<span font="${family} ${size}"> </span>`
// The last line keeps room for letters that reach below it, whether it has one or not.
const strut = '<span alpha="1">g</span>'

const wordsOf = ({ kicker, title, lines }: Preview, size: number) => {
  const above = kicker ? [row(kicker, { size: 32, colour: quiet, weight: 'Bold' }), gap(12)] : []
  const below = lines.map(line => row(line, { size: 36, colour: quiet, weight: '' }))
  return [...above, row(title, { size, colour: chalk, weight: 'Bold' }), gap(16), ...below].join('\n') + strut
}

type Ink = { fontfile?: string; wrap?: 'word' | 'word-char' }

// As text, not by way of an SVG: no picture that somebody sends may find a reader for those in this process.
const write = async (text: string, { fontfile = regular, wrap = 'word' }: Ink = {}) => {
  const { sharp } = await import('./sharp.ts')
  return sharp({ text: { text, font: family, fontfile, width: widest, dpi: 72, rgba: true, wrap } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** In the largest size in which the title fits whole; at the smallest, words may break. */
const writeWords = async (preview: Preview) => {
  // A font file that has been used once is known by its name; this is how the bold one becomes so.
  await write('.', { fontfile: bold })
  for (const size of titleSizes) {
    const words = await write(wordsOf(preview, size))
    if (words.info.width <= widest && words.info.height <= tallest) return words
  }
  const title = shortened(preview.title, most.title)
  return write(wordsOf({ ...preview, title }, smallest), { wrap: 'word-char' })
}

const drawBoard = async ({ kicker, title, lines }: Preview) => {
  const { sharp } = await import('./sharp.ts')
  const { data, info } = await writeWords({
    kicker: shortened(kicker, most.kicker),
    title: title || 'Tafelrunde',
    lines: lines.filter(Boolean).map(line => shortened(line, most.line)),
  })
  const icon = await sharp(await readFile(mark.file))
    .resize(mark.side)
    .toBuffer()
  const { width, height, margin, colour: background } = board
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([
      { input: icon, left: margin - mark.inside, top: 44 },
      { input: data, left: margin, top: height - 64 - info.height },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** Draws preview pictures for messengers and search engines, 1200×630, one after the other; the last ones are kept. */
export const createPreviews = () => {
  const inTurn = pLimit(1)
  const drawn = new LRUCache<string, Buffer, Preview>({
    max: 100,
    ignoreFetchAbort: true, // also what is crowded out while it waits for its turn is drawn
    fetchMethod: (_key, _old, { context }) => inTurn(() => drawBoard(context)),
  })
  return { draw: (preview: Preview) => drawn.forceFetch(JSON.stringify(preview), { context: preview }) }
}
