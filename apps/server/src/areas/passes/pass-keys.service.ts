import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { PassKeys } from '@tafelrunde/contract/people/passes'
import type { Deps } from '../../deps.ts'
import { keyFor } from '../../platform/keys.ts'

export type Secrets = { config: Pick<Deps['config'], 'SECRET_KEY' | 'SECRET_KEY_FALLBACKS'> }

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The pair of keys that belongs to a secret. Only who knows the secret can sign; everybody can check. */
const keyPair = (secret: string) => {
  const { id, key: seed } = keyFor(secret, 'pass')
  const der = Buffer.concat([pkcs8Head, seed.export()])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { id, privateKey, publicKey: createPublicKey(privateKey) }
}

/** The pair that signs passes now. */
export const signingKey = ({ config }: Secrets) => keyPair(config.SECRET_KEY)

/** The pairs by which passes are checked: after a rotation also the former ones, as passes live long. */
export const checkingKeys = ({ config }: Secrets) =>
  [config.SECRET_KEY, ...config.SECRET_KEY_FALLBACKS].map(keyPair)

/** The same without their secret halves, for doors without network. */
export const publicKeys = (needs: Secrets): PassKeys => ({
  keys: checkingKeys(needs).map(({ id, publicKey }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    x: publicKey.export({ format: 'jwk' }).x ?? '',
    kid: id,
    alg: 'EdDSA',
    use: 'sig',
  })),
})
