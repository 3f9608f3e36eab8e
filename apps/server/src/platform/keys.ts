import { createHash, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** A key for one purpose alone, and the short name that tells it from others of that purpose. */
export type Key = { id: string; key: KeyObject }

const derive = (secret: string, purpose: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8),
    key: createSecretKey(bytes),
  }
}

const derived = new Map<string, Key>()

/**
 * The 256-bit key that belongs to a secret and a purpose (HKDF with SHA-256, RFC 5869): whoever learns one key
 * learns neither the secret nor another purpose's key. The same pair always gives the same object, so that a
 * library which prepares a key does it once.
 */
export const keyFor = (secret: string, purpose: string) => {
  const name = `${purpose} ${secret}`
  const key = derived.get(name) ?? derive(secret, purpose)
  derived.set(name, key)
  return key
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether two secrets are the same, which takes as long whether or not they nearly are. */
export const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other))
