import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where a piece of text stands on its page, in points. */
type Piece = { text: string; left: number; right: number; baseline: number }

const pieceOf = (text: string, transform: unknown[], width: number): Piece => {
  const [left, baseline] = transform.slice(4).map(Number)
  return { text, left: left ?? 0, right: (left ?? 0) + width, baseline: baseline ?? 0 }
}

const words = (text: string) => text.replace(/\s+/g, ' ')

/** Pieces of text that stand on one line and run into each other. */
const overprinted = (pieces: Piece[]) =>
  pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter(other => Math.abs(other.baseline - one.baseline) < 3)
      .filter(other => other.left < one.right - 0.5 && one.left < other.right - 0.5)
      .map(other => `${one.text} | ${other.text}`),
  )

/** A PDF as a program sees it that knows nothing of how it was made. */
export const readPdf = async (pdf: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const paper = await loading.promise
  const pages = []
  for (let number = 1; number <= paper.numPages; number++) {
    const page = await paper.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    const pieces = items.flatMap(item =>
      'str' in item && item.str.trim() ? [pieceOf(item.str, item.transform, item.width)] : [],
    )
    const structure = JSON.stringify(await page.getStructTree())
    pages.push({ text: words(text), pieces, structure, overprinted: overprinted(pieces) })
  }
  const { info, metadata } = await paper.getMetadata()
  const attachments = new Map<string, string>()
  for (const [id, { filename }] of (await paper.getAttachments()) ?? []) {
    attachments.set(filename, new TextDecoder().decode((await paper.getAttachmentContent(id)) ?? undefined))
  }
  const mark = await paper.getMarkInfo()
  const preferences = await paper.getViewerPreferences()
  await loading.destroy()
  return {
    pages,
    info,
    mark,
    showsTitle: preferences?.get('DisplayDocTitle') === true,
    metadata: metadata?.getRaw() ?? '',
    attachments,
    text: words(pages.map(({ text }) => text).join(' ')),
  }
}
