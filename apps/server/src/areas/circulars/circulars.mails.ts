import {
  type Attachment,
  greetingOf,
  type Letter,
  type Person,
  type StoredAttachment,
} from '../mail/letter.rules.ts'
import * as texts from './circulars.texts.ts'
import { fill, fillBlocks, type Values } from './placeholders.rules.ts'

type Text = { subject: string; text: string; isNews: boolean; buttonLabel: string; buttonUrl: string }
type To = {
  person: Person
  values: Values
  unsubscribeUrl: string
  attachments?: (Attachment | StoredAttachment)[]
}

const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')

/** What the office wants many to know, to one of them. */
export const circularMail = (
  { subject, text, isNews, buttonLabel, buttonUrl }: Text,
  { person, values, unsubscribeUrl, attachments = [] }: To,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  subject: joined(fill(subject, values)).replace(/\s*\n\s*/g, ' '),
  paragraphs: fillBlocks(text, values),
  ...(buttonUrl && { button: { label: buttonLabel, url: buttonUrl } }),
  afterwards: [isNews ? texts.unsubscribing(unsubscribeUrl) : texts.aboutBooking],
  ...(isNews && { unsubscribeUrl }),
  attachments,
  isOnce: true,
})
