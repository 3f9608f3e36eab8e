import { callThrough } from '@tafelrunde/contract/call'
import { session } from './session.ts'

/** Calls an endpoint of the contract as whoever is logged in. */
export const call = callThrough(session.request)

/** The same for a file of many rows, which is written only now. */
export const callForFile = callThrough(asked => session.request({ ...asked, longestMs: 60_000 }))
