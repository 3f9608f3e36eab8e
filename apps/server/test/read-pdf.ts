import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const words = (text: string) => text.replace(/\s+/g, ' ')

type Printed = { text: string; left: number; right: number; base: number }

/** What is printed over something else that stands in the same line. */
const overprinted = (printed: Printed[]) =>
  printed
    .filter(one =>
      printed.some(
        other =>
          other !== one &&
          Math.abs(other.base - one.base) < 2 &&
          other.left > one.left &&
          other.left < one.right - 1,
      ),
    )
    .map(({ text }) => text)

/** A PDF as a program sees it that knows nothing of how it was made. */
export const readPdf = async (pdf: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const paper = await loading.promise
  const pages = []
  for (let number = 1; number <= paper.numPages; number++) {
    const page = await paper.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    const printed = items.flatMap(item =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              left: item.transform[4],
              right: item.transform[4] + item.width,
              base: item.transform[5],
            },
          ]
        : [],
    )
    const structure = JSON.stringify(await page.getStructTree())
    pages.push({ text: words(text), structure, overprinted: overprinted(printed) })
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
