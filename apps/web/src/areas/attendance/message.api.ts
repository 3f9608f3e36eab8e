import { callThrough } from '@tafelrunde/contract/call'
import { type MessageRecipients, writeToParticipants } from '@tafelrunde/contract/lecturer-timeslots'
import { request } from '../../shared/request.ts'

export type Message = { subject: string; message: string; to: MessageRecipients; reply_to_me: boolean }

/** Sends a message; whatever is sent again with the same key goes out once. */
export const sendMessage = (timeslot: number, body: Message, key: string) => {
  const callOnce = callThrough(asked => request({ ...asked, headers: { 'Idempotency-Key': key } }))
  return callOnce(writeToParticipants, { params: { id: timeslot }, body })
}
