import { createHash, verify, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { examples } from '../../../papers/examples.ts'
import { createPapers } from './papers.ts'
import { readIdentity, readIdentityFrom, selfMadeCertificate } from './signature-certificate.ts'

const { asn1 } = forge
const certificateFile = await selfMadeCertificate('Lehrverband', new Date('2026-11-01T00:00:00Z'))
const signer = readIdentity(certificateFile, '')
const papers = createPapers(async () => signer)
afterAll(() => papers.close())

const { template, document } = examples.confirmation
const signed = await papers.draw(template, document)

const bytesOf = (node: forge.asn1.Asn1) => Buffer.from(asn1.toDer(node).getBytes(), 'latin1')
const partsOf = (node: forge.asn1.Asn1 | undefined) => (Array.isArray(node?.value) ? node.value : [])

/** What a reader does: the signature over the bytes that it says it covers. */
const check = (pdf: Buffer) => {
  const [, before = 0, after = 0, rest = 0] =
    /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'))?.map(Number) ?? []
  const covered = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + rest)])
  const contents = Buffer.from(pdf.subarray(before + 1, after - 1).toString('latin1'), 'hex')
  const length = 4 + contents.readUInt16BE(2) // the rest is zeros that fill the room
  const message = asn1.fromDer(contents.subarray(0, length).toString('latin1'))
  const [, , , certificates, signers] = partsOf(partsOf(partsOf(message)[1])[0])
  const [, , , attributes, , signature] = partsOf(partsOf(signers)[0])
  const [certificate] = partsOf(certificates)
  if (!certificate || typeof signature?.value !== 'string') throw new Error('no signature')
  const signedAttributes = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, partsOf(attributes))
  const { publicKey, subject } = new X509Certificate(bytesOf(certificate))
  const digest = createHash('sha256').update(covered).digest('hex')
  return {
    subject,
    coversAll: before > 0 && after + rest === pdf.length,
    isGenuine: verify('sha256', bytesOf(signedAttributes), publicKey, Buffer.from(signature.value, 'latin1')),
    isUnchanged: bytesOf(signedAttributes).toString('hex').includes(`0420${digest}`),
    attributes: partsOf(attributes).map(attribute => {
      const [type] = partsOf(attribute)
      return typeof type?.value === 'string' ? asn1.derToOid(type.value) : ''
    }),
  }
}

test('a paper is signed as PAdES by the certificate, all of it', () => {
  expect(signed.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(check(signed)).toEqual({
    subject: 'CN=Lehrverband',
    coversAll: true,
    isGenuine: true,
    isUnchanged: true,
    // content type, message digest and the signing certificate, but no time (ETSI EN 319 142-1, 6.3)
    attributes: expect.arrayContaining([
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
      '1.2.840.113549.1.9.16.2.47',
    ]),
  })
  expect(check(signed).attributes).toHaveLength(3)
})

test('a changed byte breaks the signature', () => {
  const forged = Buffer.from(signed)
  forged[200] = (forged[200] ?? 0) ^ 1
  expect(check(forged)).toMatchObject({ isGenuine: true, isUnchanged: false })
})

test('signing appends only: the paper stays tagged, readable and the same', async () => {
  const unsigned = createPapers()
  const plain = await unsigned.draw(template, document)
  await unsigned.close()
  expect(signed.subarray(0, plain.length).equals(plain)).toBe(true)
  expect((await papers.draw(template, document)).equals(signed)).toBe(true)

  const loading = getDocument({ data: new Uint8Array(signed), verbosity: 0 })
  const paper = await loading.promise
  const page = await paper.getPage(1)
  const text = (await page.getTextContent()).items.map(item => ('str' in item ? item.str : '')).join('')
  expect(text).toContain('K7QF-3XMP-92TD')
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"Table"')
  expect((await paper.getMetadata()).info).toMatchObject({
    Title: 'Teilnahmebestätigung · 2026-000187 · Friederike Möllenkamp',
    Language: 'de-DE',
    IsSignaturesPresent: true,
  })
  await loading.destroy()
})

test('papers of several pages are signed too', async () => {
  for (const { template, document } of [examples.confirmationLong, examples.yearRecord]) {
    expect(check(await papers.draw(template, document))).toMatchObject({ isGenuine: true, isUnchanged: true })
  }
})

test('a certificate that cannot be used is refused in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signature-'))
  const path = join(folder, 'association.p12')
  await writeFile(path, certificateFile)
  expect((await readIdentityFrom(path, '')).name).toBe('Lehrverband')
  await expect(readIdentityFrom(path, 'wrong')).rejects.toThrow(
    /^[^\n]*SIGNING_CERTIFICATE: [^\n]*p12[^\n]*$/,
  )
  await expect(readIdentityFrom(join(folder, 'none.p12'), '')).rejects.toThrow(
    /SIGNING_CERTIFICATE: .*ENOENT/,
  )
  await writeFile(path, 'no certificate')
  await expect(readIdentityFrom(path, '')).rejects.toThrow(/SIGNING_CERTIFICATE/)
  await rm(folder, { recursive: true })
})

test('an invoice stays without a signature, because PDF/A does not allow a hidden one', async () => {
  const { document, xml } = examples.invoice
  const invoice = (await papers.drawInvoice(document, xml)).toString('latin1')
  expect(invoice).not.toContain('/ByteRange')
  expect(invoice).toContain('<pdfaid:part>3</pdfaid:part>')
})
