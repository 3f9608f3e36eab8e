import { Signer, SignPdf } from '@signpdf/signpdf'
import { cadesSignature } from './signature-cades.ts'
import type { Identity } from './signature-certificate.ts'

const find = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`the PDF has no ${pattern.source}`)
  return found
}

/** Reads the dictionaries of a PDF as Typst writes it: one table of positions, no compressed objects. */
const parsePdf = (source: string) => {
  const tableStart = Number(find(/startxref\s+(\d+)\s+%%EOF\s*$/, source))
  const entries = source.indexOf('0000000000 65535 f', tableStart)
  const dictionary = (number: number) => {
    const start = Number(source.slice(entries + 20 * number, entries + 20 * number + 10))
    return source.slice(
      source.indexOf('<<', start) + 2,
      source.lastIndexOf('>>', source.indexOf('endobj', start)),
    )
  }
  const trailer = source.slice(source.indexOf('trailer', tableStart))
  const root = Number(find(/\/Root (\d+) 0 R/, trailer))
  let page = Number(find(/\/Pages (\d+) 0 R/, dictionary(root)))
  for (;;) {
    const firstKid = /\/Kids\s*\[(\d+) 0 R/.exec(dictionary(page))?.[1]
    if (firstKid === undefined) break
    page = Number(firstKid)
  }
  return { tableStart, trailer, root, page, dictionary, size: Number(find(/\/Size (\d+)/, trailer)) }
}

const text = (words: string) => `<feff${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`
const date = (moment: Date) => `(D:${moment.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`

/**
 * Appends an empty signature to a PDF, whose own bytes stay as they are. Its field is hidden and described, so that
 * PDF/UA is kept (ISO 14289-1, 7.18). Refuses a first page that has notes of its own.
 */
const withPlaceholder = (pdf: Buffer, { name, room, at }: { name: string; room: number; at: Date }) => {
  const { tableStart, trailer, root, page, dictionary, size } = parsePdf(pdf.toString('latin1'))
  if (/\/Annots\b/.test(dictionary(page))) throw new Error('a page with links cannot be signed')
  const [signature, field] = [size, size + 1]
  const objects: [number, string][] = [
    [
      signature,
      `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${date(at)} /Name ${text(name)}
/ByteRange [0 /********** /********** /**********]
/Contents <${'00'.repeat(room)}>`,
    ],
    [
      field,
      `/Type /Annot /Subtype /Widget /FT /Sig /T (Signatur) /TU ${text('Elektronische Signatur')}
/Rect [0 0 0 0] /F 130 /V ${signature} 0 R /P ${page} 0 R`,
    ],
    [page, `${dictionary(page)}/Annots [${field} 0 R] /Tabs /S`],
    [root, `${dictionary(root)}/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`],
  ]
  let position = pdf.length + 1
  let added = '\n'
  let table = ''
  for (const [number, body] of objects) {
    const object = `${number} 0 obj\n<<\n${body}\n>>\nendobj\n`
    table += `${number} 1\n${String(position).padStart(10, '0')} 00000 n\r\n`
    added += object
    position += object.length
  }
  const kept = [/\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/]
    .map(pattern => pattern.exec(trailer)?.[0] ?? '')
    .join(' ')
  added += `xref\n${table}trailer\n<< /Size ${size + 2} /Root ${root} 0 R ${kept} /Prev ${tableStart} >>
startxref\n${position}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}

class CadesSigner extends Signer {
  readonly identity: Identity
  constructor(identity: Identity) {
    super()
    this.identity = identity
  }
  override sign(content: Buffer) {
    return cadesSignature(content, this.identity)
  }
}

/** Signs a PDF of ours as PAdES baseline B; `at` is the time of signing that it claims. */
export const signPdf = async (pdf: Buffer, identity: Identity, at: Date) => {
  const certificates = [identity.certificate, ...identity.chain]
  const room = 1536 + certificates.reduce((sum, { length }) => sum + length, 0)
  const prepared = withPlaceholder(pdf, { name: identity.name, room, at })
  return Buffer.from(await new SignPdf().sign(prepared, new CadesSigner(identity)))
}
