import { NewSupportMessage } from '@tafelrunde/contract/support'
import { bodyLines } from '@tafelrunde/contract/values/text'
import * as z from 'zod/mini'

/** What the server takes is longer, so that the note finds room below the message. */
const longestMessage = 4500
const longestNote = 480

/** The form: the message of the contract, and whether the note goes along. */
export const SupportForm = z.extend(NewSupportMessage, {
  message: bodyLines(longestMessage),
  with_note: z.boolean(),
})
export type SupportForm = z.infer<typeof SupportForm>

/** A line of the note: what, and how it is. */
export type NoteLine = readonly [name: string, value: string]

/** What is sent: the note stands below the message, apart from it. */
export const bodyOf = ({ with_note, message, ...rest }: SupportForm, note: readonly NoteLine[]) => {
  const lines = note.map(([name, value]) => `${name}: ${value}`).join('\n')
  const below = `\n\nAngaben zu App und Gerät\n${lines}`.slice(0, longestNote)
  return { ...rest, message: with_note ? message + below : message }
}
