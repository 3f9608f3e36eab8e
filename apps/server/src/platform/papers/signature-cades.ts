import { createHash, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { Identity } from './signature-certificate.ts'

/** One value in DER (ITU-T X.690): tag, length in the fewest bytes, content. */
const der = (tag: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const digits = content.length.toString(16)
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 + length.length]), length, content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
/** DER sorts what a set contains. */
const sorted = (parts: Buffer[]) => parts.toSorted((one, other) => one.compare(other))
const set = (...parts: Buffer[]) => der(0x31, ...sorted(parts))
const octets = (bytes: Buffer) => der(0x04, bytes)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const one = der(0x02, Buffer.from([1]))
const none = der(0x05)
const data = oid('2a864886f70d010701') // 1.2.840.113549.1.7.1
const signedData = oid('2a864886f70d010702') // 1.2.840.113549.1.7.2
const contentType = oid('2a864886f70d010903') // 1.2.840.113549.1.9.3
const messageDigest = oid('2a864886f70d010904') // 1.2.840.113549.1.9.4
const signingCertificateV2 = oid('2a864886f70d010910022f') // 1.2.840.113549.1.9.16.2.47
const sha256Algorithm = sequence(oid('608648016503040201'), none) // 2.16.840.1.101.3.4.2.1
const rsaAlgorithm = sequence(oid('2a864886f70d010101'), none) // 1.2.840.113549.1.1.1

/**
 * A detached CAdES baseline B signature over `content`: CMS (RFC 5652) whose signed attributes name the certificate
 * (RFC 5035) and leave out the time of signing, which a PDF says itself (ETSI EN 319 142-1, 6.3).
 */
export const cadesSignature = async (content: Buffer, identity: Identity) => {
  const { key, certificate, chain, issuer, serialNumber } = identity
  const attributes = sorted([
    sequence(contentType, set(data)),
    sequence(messageDigest, set(octets(sha256(content)))),
    sequence(signingCertificateV2, set(sequence(sequence(sequence(octets(sha256(certificate))))))),
  ])
  const signature = await promisify(sign)('sha256', set(...attributes), key)
  const signer = sequence(
    one,
    sequence(issuer, serialNumber),
    sha256Algorithm,
    der(0xa0, ...attributes),
    rsaAlgorithm,
    octets(signature),
  )
  const message = sequence(
    one,
    set(sha256Algorithm),
    sequence(data),
    der(0xa0, certificate, ...chain),
    set(signer),
  )
  return sequence(signedData, der(0xa0, message))
}
