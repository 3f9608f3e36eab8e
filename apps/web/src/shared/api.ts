import { callThrough } from '@tafelrunde/contract/call'
import { request } from './session.ts'

/** Calls an endpoint of the contract; throws `CallFailed`, `Unreachable` or `SessionEnded`. */
export const call = callThrough(request)
