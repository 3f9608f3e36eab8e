import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

/** What an office printer makes of it. */
const dotsPerInch = 300

/** What the app's scanner reads of the pages of a PDF as they are printed, page by page from the top left. */
export const readCodes = async (pdf: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const paper = await loading.promise
  const pages: string[][] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const page = await paper.getPage(number)
    const viewport = page.getViewport({ scale: dotsPerInch / 72 })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas, viewport }).promise
    const found = await readBarcodes(new Uint8Array(canvas.toBuffer('image/png')), {
      formats: ['QRCode'],
      maxNumberOfSymbols: 255,
    })
    const inOrder = found.toSorted(
      (one, other) =>
        Math.round((one.position.topLeft.y - other.position.topLeft.y) / 100) ||
        one.position.topLeft.x - other.position.topLeft.x,
    )
    pages.push(inOrder.map(({ text }) => text))
  }
  await loading.destroy()
  return pages
}
