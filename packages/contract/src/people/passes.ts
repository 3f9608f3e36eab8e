import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** A pass: a signed token (JWS, EdDSA) that the door checks without the network, and its QR code. */
export const Pass = z
  .object({ token: z.string(), svg: z.string() })
  .register(z.globalRegistry, { id: 'Pass' })
export type Pass = z.infer<typeof Pass>

export const getPass = endpoint({
  method: 'GET',
  url: '/api/users/qr/',
  auth: 'account',
  summary: 'The own pass',
  response: Pass,
})

/** The public keys by which passes are checked, as a JSON Web Key Set (RFC 7517). */
export const PassKeys = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'PassKeys' })
export type PassKeys = z.infer<typeof PassKeys>

export const getPassKeys = endpoint({
  method: 'GET',
  url: '/api/pass-keys/',
  auth: 'public',
  summary: 'The keys by which passes are checked without the network',
  response: PassKeys,
})
