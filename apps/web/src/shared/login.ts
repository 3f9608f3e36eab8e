import { loginTo } from '@tafelrunde/client/login'
import { current } from './session.ts'

/** Logs in and answers the account; throws what the server refused. */
export const login = loginTo(current)
