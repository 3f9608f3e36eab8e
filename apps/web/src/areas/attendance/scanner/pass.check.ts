import type { PassKeys } from '@tafelrunde/contract/people/passes'
import * as z from 'zod/mini'

/** Why a pass does not count, or cannot be checked here. */
export type PassFault = 'forged' | 'expired' | 'unknown_key' | 'no_keys' | 'old_browser'
export type Checked = { account: number } | { fault: PassFault }

const Head = z.object({ alg: z.literal('EdDSA'), typ: z.literal('pass+jwt'), kid: z.string() })
const Claims = z.object({ sub: z.string().check(z.regex(/^[1-9]\d{0,9}$/)), exp: z.number() })

/** Three parts; the last one's end has only one spelling, as on the server. */
const spelling = /^([\w-]+)\.([\w-]+)\.([\w-]{85}[AQgw])$/

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const read = <Schema extends z.ZodMiniType>(schema: Schema, part: string) => {
  try {
    return z.safeParse(schema, JSON.parse(new TextDecoder().decode(bytesOf(part)))).data
  } catch {
    return undefined
  }
}

/** Nothing where the browser does not know the signature's kind: before Chrome 137, Safari 17 and Firefox 129. */
const isSigned = async (x: string, signature: Uint8Array<ArrayBuffer>, text: string) => {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(x), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text))
  } catch {
    return undefined
  }
}

/** Whose pass this is, found with nothing but the public keys; whether the account still exists the server knows. */
export const checkPass = async (
  token: string,
  keys: PassKeys['keys'] | undefined,
  now: Date,
): Promise<Checked> => {
  const [, head = '', payload = '', signature = ''] = spelling.exec(token) ?? []
  const kid = read(Head, head)?.kid
  if (kid === undefined) return { fault: 'forged' }
  if (keys === undefined) return { fault: 'no_keys' }
  const key = keys.find(known => known.kid === kid)
  if (!key) return { fault: 'unknown_key' }
  const signed = await isSigned(key.x, bytesOf(signature), `${head}.${payload}`)
  if (signed === undefined) return { fault: 'old_browser' }
  const claims = signed ? read(Claims, payload) : undefined
  if (!claims) return { fault: 'forged' }
  return claims.exp * 1000 > now.getTime() ? { account: Number(claims.sub) } : { fault: 'expired' }
}
