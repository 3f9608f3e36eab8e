import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '@tafelrunde/contract/people/passkeys'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A public key on the curve P-256 as COSE writes it (RFC 9053, 7.1.1). */
const coseOf = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

/** A map of `fmt`, `attStmt` and `authData` in CBOR (RFC 8949), without an attestation. */
const unattested = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ])

const length16 = (bytes: Buffer) => Buffer.from([bytes.length >> 8, bytes.length & 0xff])

type Facts = {
  /** Where its page is. */
  origin?: string
  /** For which server it answers, whatever it was asked. */
  rpId?: string
  /** Whether it has asked its owner, and not only seen a touch. */
  verifies?: boolean
  /** What it has counted; 0 for those that do not count. */
  counter?: number
  type?: string
}

/**
 * An authenticator of its own with one passkey, which signs for real, as WebAuthn says (Level 3, section 6.1). What it does
 * wrong is named at each use.
 */
export const softAuthenticator = (origin = 'https://tafelrunde.example') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = randomBytes(32)
  const id = name.toString('base64url')
  const whole = { id, rawId: id, type: 'public-key' } as const

  const authDataOf = (rpId: string, { verifies = true, counter = 0 }: Facts, made = Buffer.alloc(0)) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (made.length > 0 ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, made])
  }
  const clientDataOf = (challenge: string, facts: Facts, type: string) =>
    Buffer.from(
      JSON.stringify({
        type: facts.type ?? type,
        challenge,
        origin: facts.origin ?? origin,
        crossOrigin: false,
      }),
    )

  return {
    id,
    /** What `navigator.credentials.create` gives. */
    create: (options: CreationOptions, facts: Facts = {}) => {
      const made = Buffer.concat([
        Buffer.alloc(16),
        length16(name),
        name,
        coseOf(publicKey.export({ format: 'jwk' })),
      ])
      const authData = authDataOf(facts.rpId ?? options.rp.id, facts, made)
      return {
        ...whole,
        response: {
          clientDataJSON: clientDataOf(options.challenge, facts, 'webauthn.create').toString('base64url'),
          attestationObject: unattested(authData).toString('base64url'),
        },
      }
    },
    /** What `navigator.credentials.get` gives. */
    get: (options: RequestOptions, facts: Facts = {}) => {
      const clientData = clientDataOf(options.challenge, facts, 'webauthn.get')
      const authData = authDataOf(facts.rpId ?? options.rpId, facts)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...whole,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
