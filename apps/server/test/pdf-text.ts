import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says on all of its pages, read by a program that knows nothing of how it was made. */
export const pdfText = async (pdf: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const paper = await loading.promise
  const pages = []
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  await loading.destroy()
  return pages.join(' ').replace(/[\s\u00a0]+/g, ' ')
}
