import type { NewSupportMessage } from '@tafelrunde/contract/support'
import type { Letter } from '../mail/letter.rules.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** To the office; an answer goes to whoever wrote. */
export const supportMail = (
  office: string,
  { name, email, subject, message }: NewSupportMessage,
): Letter => ({
  recipient: office,
  replyTo: email,
  subject: `Nachricht an den Support: ${oneLine(subject)}`,
  greeting: 'Guten Tag,',
  paragraphs: [`${oneLine(name)} (${email}) hat in Tafelrunde an den Support geschrieben:`, message],
  afterwards: [`Ihre Antwort auf diese E-Mail geht an ${email}.`],
})
