import { formDataOf } from '@tafelrunde/client/form-data'
import { callThrough } from '@tafelrunde/contract/http/call'
import { request } from '../session/session.ts'

/** Files go to and fro over a school's Wi-Fi. */
const fileLongestMs = 120_000

const hasFile = (body: unknown) => Object.values(body ?? {}).some(value => value instanceof Uint8Array)

/** As `call`, with the fields as form data: what is null goes as an empty text, bytes go as a file and may take as long. */
export const callWithForm = callThrough(({ body, ...rest }) =>
  request({ ...rest, body: formDataOf(body), ...(hasFile(body) && { longestMs: fileLongestMs }) }),
)
/** As `call`, for an answer that may take as long as a file over such a network. */
export const callForFile = callThrough(asked => request({ ...asked, longestMs: fileLongestMs }))
