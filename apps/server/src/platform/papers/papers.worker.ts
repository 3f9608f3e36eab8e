import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { LRUCache } from 'lru-cache'
import { qrSvg } from '../qr.ts'
import type { Drawing, Drawn } from './papers.ts'

const workspace = fileURLToPath(new URL('../../../templates', import.meta.url))
const usualWeights = ['400Regular', '600SemiBold', '700Bold']
const weightsOf = (font: string, weights = usualWeights) =>
  weights.map(weight => `${dirname(fileURLToPath(font))}/${weight}`)
/** `fonts` in letterhead.typ says which of them is asked first. Of those with thousands of signs one weight has to do. */
const fontPaths = [
  weightsOf(import.meta.resolve('@expo-google-fonts/source-sans-3')),
  weightsOf(import.meta.resolve('@expo-google-fonts/noto-sans-arabic')),
  weightsOf(import.meta.resolve('@expo-google-fonts/noto-sans-hebrew')),
  weightsOf(import.meta.resolve('@expo-google-fonts/noto-sans-sc'), ['400Regular']),
  weightsOf(import.meta.resolve('@expo-google-fonts/noto-sans-kr'), ['400Regular']),
  weightsOf(import.meta.resolve('@expo-google-fonts/noto-emoji'), ['400Regular']),
].flat()
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

/** A paper is drawn as the last of them. The compiler writes but one at a time: it is tried first whether the others are kept, too. */
const standardsOf = ({ xml }: Pick<Drawing, 'xml'>) =>
  xml === undefined ? (['ua-1'] as const) : (['ua-1', 'a-3a'] as const)
type Standard = ReturnType<typeof standardsOf>[number]

/** Shows signs in the letters of all papers. */
const signSheet = `#import "letterhead.typ": fonts
#set document(title: "Zeichen", author: "x", date: datetime(year: 2000, month: 1, day: 1))
#set text(font: fonts, fallback: false, lang: "de", region: "DE")
#sys.inputs.text`

/** Whatever people enter reaches a template as data only, never as its markup. */
const pdfAs = (pdfStandard: Standard, { template, document, xml, look }: Drawing) =>
  compiler.pdf(
    {
      mainFilePath: `${workspace}/${template}.typ`,
      inputs: {
        document: JSON.stringify(document),
        qr: document.checkUrl ? qrSvg(document.checkUrl, 'QR-Code', 0) : '',
        qrs: JSON.stringify(document.codes?.map(code => code && qrSvg(code, 'QR-Code')) ?? []),
        xml: xml ?? '',
        ...look,
      },
    },
    { pdfStandard },
  )

const pdfOf = (drawing: Drawing) => {
  const [first, last = first] = standardsOf(drawing)
  const pdf = pdfAs(first, drawing)
  return last === first ? pdf : pdfAs(last, drawing)
}

/** What a reader takes for one sign, also if it is written with several: a letter with its accents, a flag. */
const signs = new Intl.Segmenter('de', { granularity: 'grapheme' })
/** What our font has for certain. */
const certain = /^[\n\x20-\x7e\xa0-\xff\u2010-\u203a€]$/u

/** Which signs could be drawn, as it was found out before; there is no end of what accents can be piled up to. */
const drawable = new LRUCache<string, boolean>({ max: 10_000 })

const canDraw = (text: string, standards: readonly Standard[]) => {
  try {
    for (const pdfStandard of standards)
      compiler.pdf({ mainFileContent: signSheet, inputs: { text } }, { pdfStandard })
    return true
  } catch {
    return false
  }
}

/** Finds out by halves which of these signs no font here has. */
const find = (unknown: string[], standards: readonly Standard[]) => {
  if (unknown.length === 0) return
  const isDrawable = canDraw(unknown.join(' '), standards)
  if (isDrawable || unknown.length === 1) {
    for (const sign of unknown) drawable.set(sign, isDrawable)
    return
  }
  const half = Math.ceil(unknown.length / 2)
  find(unknown.slice(0, half), standards)
  find(unknown.slice(half), standards)
}

/** The text with the sign for an unknown one in the place of each that no font here has. */
const inKnownSigns = (text: string, standards: readonly Standard[]) => {
  const all = [...signs.segment(text)].map(({ segment }) => segment)
  const uncertain = new Set(all.filter(sign => !certain.test(sign)))
  find(
    [...uncertain].filter(sign => !drawable.has(sign)),
    standards,
  )
  return all.map(sign => (certain.test(sign) || drawable.get(sign) ? sign : '\ufffd')).join('')
}

const draw = (drawing: Drawing) => {
  try {
    return pdfOf(drawing)
  } catch {
    // PDF/UA and PDF/A refuse a paper with a sign that has no glyph; all the others stay as they are.
    const known = (_: string, value: unknown) =>
      typeof value === 'string' ? inKnownSigns(value, standardsOf(drawing)) : value
    return pdfOf({ ...drawing, document: JSON.parse(JSON.stringify(drawing.document, known)) })
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
