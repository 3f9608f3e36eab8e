import {
  type MessageRecipients,
  writeToParticipants,
} from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { callOnce } from '../../../shared/queries/once.ts'

export type Message = { subject: string; message: string; to: MessageRecipients; reply_to_me: boolean }

/** Sends a message; whatever is sent again with the same key goes out once. */
export const sendMessage = (timeslot: number, body: Message, key: string) =>
  callOnce(key)(writeToParticipants, { params: { id: timeslot }, body })
