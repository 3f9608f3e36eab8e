import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'
import { Tokens } from './account.ts'

/** What is no text is no code, so that a login without a second step is answered as it always was. */
const anyCode = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : undefined)),
  z.optional(z.string()),
)

const Credentials = z.object({
  email: rawText(254),
  password: rawText(),
  /** For accounts that are logged in to in two steps: six digits of an authenticator app, or a recovery code. */
  code: z.optional(anyCode),
})

const login = { auth: 'anyone', method: 'POST', body: Credentials, response: Tokens } as const

export const createTokens = endpoint({
  ...login,
  url: '/api/auth/jwt/create/',
  summary:
    'Log in: an access and a refresh token for e-mail and password; 401 `second_factor_required` asks for `code` besides',
})
export const createTokensAlias = endpoint({
  ...login,
  url: '/api/token/',
  summary: 'The same as auth/jwt/create/',
})
