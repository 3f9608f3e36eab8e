import type { Send } from '@tafelrunde/contract/call'

// In place of `shared/session.ts`: the first view is what everybody sees, and nobody is logged in to it.

const account = { id: null, schooltype: null, is_lecturer: false, is_exhibitor: false }
const session = {
  account: { ...account, has_active_subscription: false },
  loggedIn: false,
  active: false,
  starting: false,
  unknown: false,
}
export const readSession = () => session
export const useSession = () => session

export const draft = undefined
export const apiRoot = ''

let send: Send = () => Promise.reject(new Error('nobody to ask'))
export const request: Send = asked => send(asked)
/** Whom the screens ask from now on. */
export const askThrough = (next: Send) => {
  send = next
}

const nothing = async () => {}
export const startSession = nothing
export const lookAtSession = nothing
export const reloadAccount = nothing
export const logout = nothing
export const signUp = nothing
export const requestNow = () => request
export const current = { owner: () => undefined }
export const own = { get: nothing, set: nothing, all: async () => [] }
