import * as z from 'zod/mini'
import { Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'
import { Assertion, attempt } from './passkeys.ts'

// Who takes over an open browser is not who logged in to it: what would let them stay, or do harm for good, is for whoever
// has proved within ten minutes who they are. All else is refused with 403 `prove_again`.

const own = { url: '/api/account/proof/', auth: 'account' } as const

export const getProofWays = endpoint({
  ...own,
  method: 'GET',
  summary: 'By what the caller can prove once more who they are; by nothing: they log in anew',
  response: z
    .object({ password: z.boolean(), passkey: z.boolean() })
    .register(z.globalRegistry, { id: 'ProofWays' }),
})

export const prove = endpoint({
  ...own,
  method: 'POST',
  summary: 'Prove once more who one is, by the password; good for ten minutes in this session',
  body: z.object({ current_password: rawText() }),
  status: 204,
  response: Nothing,
})

export const proveWithPasskey = endpoint({
  ...own,
  method: 'POST',
  url: '/api/account/proof/passkey/',
  summary: 'The same by a passkey of the own account, begun as a login with one is',
  body: z.object({ attempt, credential: Assertion }),
  status: 204,
  response: Nothing,
})
