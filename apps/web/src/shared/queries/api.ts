import { callThrough } from '@tafelrunde/contract/http/call'
import { request } from '../session/session.ts'

/** Calls an endpoint of the contract; throws `CallFailed`, `Unreachable` or `SessionEnded`. */
export const call = callThrough(request)
