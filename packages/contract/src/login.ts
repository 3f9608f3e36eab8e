import * as z from 'zod/mini'
import { Tokens } from './account.ts'
import { endpoint } from './endpoint.ts'
import { rawText } from './raw-text.ts'

const Credentials = z.object({ email: rawText(254), password: rawText() })

const login = { auth: 'anyone', method: 'POST', body: Credentials, response: Tokens } as const

export const createTokens = endpoint({
  ...login,
  url: '/api/auth/jwt/create/',
  summary: 'Log in: an access and a refresh token for e-mail and password',
})
export const createTokensAlias = endpoint({
  ...login,
  url: '/api/token/',
  summary: 'The same as auth/jwt/create/',
})
