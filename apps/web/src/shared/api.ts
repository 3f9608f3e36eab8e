import { callThrough } from '@tafelrunde/contract/call'
import { request } from './request.ts'

/** Calls an endpoint of the contract; throws `CallFailed` or `Unreachable`. */
export const call = callThrough(request)
