import { Signer, SignPdf } from '@signpdf/signpdf'
import { appendObjects, type ParsedPdf, parsePdf } from './pdf.ts'
import { cadesSignature } from './signature-cades.ts'
import type { Identity } from './signature-certificate.ts'

/** The page that is read first. */
const firstPage = ({ root, dictionary }: ParsedPdf) => {
  const next = (pattern: RegExp, number: number) => pattern.exec(dictionary(number))?.[1]
  let page = Number(next(/\/Pages (\d+) 0 R/, root))
  for (;;) {
    const firstKid = next(/\/Kids\s*\[(\d+) 0 R/, page)
    if (firstKid === undefined) return page
    page = Number(firstKid)
  }
}

const text = (words: string) => `<feff${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`
const date = (moment: Date) => `(D:${moment.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`

/**
 * Appends an empty signature to a PDF, whose own bytes stay as they are. Its field is hidden and described, so that
 * PDF/UA is kept (ISO 14289-1, 7.18). Refuses a first page that has notes of its own.
 */
const withPlaceholder = (pdf: Buffer, { name, room, at }: { name: string; room: number; at: Date }) => {
  const parsed = parsePdf(pdf)
  const { root, dictionary, size } = parsed
  const page = firstPage(parsed)
  if (/\/Annots\b/.test(dictionary(page))) throw new Error('a page with links cannot be signed')
  const [signature, field] = [size, size + 1]
  return appendObjects(pdf, parsed, [
    [
      signature,
      `<<\n/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${date(at)} /Name ${text(name)}
/ByteRange [0 /********** /********** /**********]
/Contents <${'00'.repeat(room)}>\n>>`,
    ],
    [
      field,
      `<<\n/Type /Annot /Subtype /Widget /FT /Sig /T (Signatur) /TU ${text('Elektronische Signatur')}
/Rect [0 0 0 0] /F 130 /V ${signature} 0 R /P ${page} 0 R\n>>`,
    ],
    [page, `<<\n${dictionary(page)}/Annots [${field} 0 R] /Tabs /S\n>>`],
    [root, `<<\n${dictionary(root)}/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n>>`],
  ])
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
