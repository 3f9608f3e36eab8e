import { tokenText } from '#filters'
import * as z from '#read'
import { Day, Instant } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** The current user, with the fields of spec section 3. */
export const Account = z
  .object({
    id: z.int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    birthday: z.nullable(Day),
    date_joined: Instant,
    last_login: z.nullable(Instant),
    is_active: z.boolean(),
    is_staff: z.boolean(),
    is_superuser: z.boolean(),
    is_user: z.boolean(),
    is_lecturer: z.boolean(),
    is_exhibitor: z.boolean(),
    as_customernumber: z.string(),
    profile_description: z.string(),
    profile_picture: z.nullable(z.url()),
    schooltype: z.nullable(z.int()),
    has_active_subscription: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Account' })
export type Account = z.infer<typeof Account>

export const Tokens = z
  .object({ access: z.string(), refresh: z.string() })
  .register(z.globalRegistry, { id: 'Tokens' })
export type Tokens = z.infer<typeof Tokens>

// Whatever is no token is told so, however long it is.
const RefreshBody = z.object({ refresh: tokenText })

const refresh = { auth: 'anyone', method: 'POST', body: RefreshBody, response: Tokens } as const

export const refreshTokens = endpoint({
  ...refresh,
  url: '/api/auth/jwt/refresh/',
  summary: 'A new pair of tokens; the refresh token that was sent stays good until the new one is used',
})
export const refreshTokensAlias = endpoint({
  ...refresh,
  url: '/api/token/refresh/',
  summary: 'The same as auth/jwt/refresh/',
})

export const blacklistToken = endpoint({
  method: 'POST',
  url: '/api/token/blacklist/',
  auth: 'anyone',
  summary: 'Log out on the device that holds this refresh token, also when its access token has expired',
  body: RefreshBody,
  response: z.object({}),
})

export const verifyToken = endpoint({
  method: 'POST',
  url: '/api/auth/jwt/verify/',
  auth: 'anyone',
  summary: 'Whether an access or refresh token is good',
  body: z.object({ token: tokenText }),
  response: z.object({}),
})

const ownAccount = { method: 'GET', auth: 'account', response: Account } as const
export const getAccount = endpoint({ ...ownAccount, url: '/api/account/', summary: 'The own account' })
export const getMe = endpoint({ ...ownAccount, url: '/api/auth/users/me/', summary: 'The own account' })
