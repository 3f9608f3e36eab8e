import { formDataOf } from '@tafelrunde/client/form-data'
import { callThrough } from '@tafelrunde/contract/http/call'
import { onceEach } from './once.ts'
import { askedForProof } from './proof.ts'

const request = onceEach(askedForProof)

/** Calls an endpoint of the contract as whoever is logged in. */
export const call = callThrough(request)

/** The same for what a form of react-admin holds, of which no types are known: the contract judges it on the server. */
export const callWithForm = callThrough<unknown>(request)

/** The same for a file of many rows, which is written only now. */
export const callForFile = callThrough(onceEach(asked => askedForProof({ ...asked, longestMs: 60_000 })))

/** The same where much is drawn or packed while it comes. */
export const callForArchive = callThrough(onceEach(asked => askedForProof({ ...asked, longestMs: 600_000 })))

const requestWithFile: typeof request = asked =>
  askedForProof({ ...asked, body: formDataOf(asked.body), longestMs: 300_000 })

/** The same with a file in the body, which takes as long as the network needs for it. */
export const callWithFile = callThrough(onceEach(requestWithFile))

/** The same where a file is only looked at: nothing is done that could be done twice, so no answer is kept. */
export const lookAtFile = callThrough(requestWithFile)
