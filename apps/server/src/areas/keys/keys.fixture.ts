import { createApiKey } from '@tafelrunde/contract/admin/api-keys'
import type { KeyScope } from '@tafelrunde/contract/key-scopes'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import type { accounts } from '../accounts/accounts.tables.ts'

export const rooms = '/api/admin/rooms/'
export const everything: KeyScope[] = ['programme:read', 'programme:write']

type Wish = { scopes?: KeyScope[]; owner?: Partial<typeof accounts.$inferInsert> }

/** Keys for 30 days, and how a program asks with them for rooms. */
export const keysIn = ({ app, as, given }: Awaited<ReturnType<typeof buildTestApp>>) => ({
  made: async ({ scopes = everything, owner }: Wish = {}) => {
    const person = await given.account({ firstName: 'Okka', lastName: 'Harms', isStaff: true, ...owner })
    const key = await as(person)(createApiKey, { body: { name: 'Website', scopes, days: 30 } })
    const headers = { authorization: `Bearer ${key.secret}` }
    const get = (url = rooms) => app.inject({ url, headers })
    const post = (name: string) => app.inject({ method: 'POST', url: rooms, headers, payload: { name } })
    return { person, key, headers, get, post }
  },
})
