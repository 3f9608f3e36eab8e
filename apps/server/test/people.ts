import { eq } from 'drizzle-orm'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import type { buildTestApp } from './build-test-app.ts'

export const password = 'Kreide-und-Tafel-7'

/** People with that password, as the endpoints below /api/auth/ see them. */
export const peopleIn = async ({
  app,
  deps,
  given,
}: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'deps' | 'given'>) => {
  const passwordHash = await deps.passwords.hash(password)
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'POST', url: `/api/auth/${path}/`, payload, headers })
    return { status: answer.statusCode, body: answer.body && answer.json(), headers: answer.headers }
  }
  const logIn = async (email: string, word = password) =>
    (await post('jwt/create', { email, password: word })).body

  return {
    passwordHash,
    post,
    logIn,
    refresh: (token: string) => post('jwt/refresh', { refresh: token }),
    find: async (id: number) => {
      const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, id))
      if (!account) throw new Error('the account is there')
      return account
    },
    /** Somebody new who is logged in. */
    loggedIn: async () => {
      const account = await given.account({ passwordHash })
      const { access, refresh } = await logIn(account.email)
      return { ...account, headers: { authorization: `Bearer ${access}` }, refresh: String(refresh) }
    },
  }
}
