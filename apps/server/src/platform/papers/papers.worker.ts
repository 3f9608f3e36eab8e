import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { qrSvg } from '../qr.ts'
import type { Drawing, Drawn } from './papers.ts'

const workspace = fileURLToPath(new URL('../../../templates', import.meta.url))
const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/source-sans-3')))
const fontPaths = ['400Regular', '600SemiBold', '700Bold'].map(weight => `${fonts}/${weight}`)
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

/** Whatever people enter reaches a template as data only, never as its markup. */
const pdfOf = ({ template, document, xml }: Drawing) =>
  compiler.pdf(
    {
      mainFilePath: `${workspace}/${template}.typ`,
      inputs: {
        document: JSON.stringify(document),
        qr: document.checkUrl ? qrSvg(document.checkUrl, 'QR-Code', 0) : '',
        xml: xml ?? '',
      },
    },
    { pdfStandard: xml === undefined ? 'ua-1' : 'a-3a' },
  )

/** All but what our font has for certain: Latin, Greek, Cyrillic and the usual signs. */
const uncertain = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\n\x20-\x7e\xa0-\xff\u2010-\u203a€]/gu
const certain = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(uncertain, '\ufffd') : value

const draw = (drawing: Drawing) => {
  try {
    return pdfOf(drawing)
  } catch {
    // PDF/UA and PDF/A refuse signs that no font here has: they are drawn as the one for an unknown sign.
    return pdfOf({ ...drawing, document: JSON.parse(JSON.stringify(drawing.document, certain)) })
  }
}

const answer = (drawing: Drawing): Drawn => {
  try {
    return { pdf: new Uint8Array(draw(drawing)) }
  } catch (error) {
    return { problem: JSON.stringify(error) }
  } finally {
    compiler.evictCache(10)
  }
}

parentPort?.on('message', (drawing: Drawing) => {
  const drawn = answer(drawing)
  parentPort?.postMessage(drawn, 'pdf' in drawn ? [drawn.pdf.buffer] : [])
})
