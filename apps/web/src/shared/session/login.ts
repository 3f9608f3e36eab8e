import { enterTo, loginTo, passkeyLoginTo } from '@tafelrunde/client/login'
import { current } from './session.ts'

/** Logs in and answers the account; throws what the server refused. */
export const login = loginTo(current)

/** The same with tokens that the member portal's word has given. */
export const enter = enterTo(current)

/** The same with a passkey, which is both steps. */
export const loginWithPasskey = passkeyLoginTo(current)
