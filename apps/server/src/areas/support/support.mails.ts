import { dayText } from '../../common/german.texts.ts'
import { greetingOf, type Letter } from '../mail/letter.rules.ts'
import { answerOfThread, firstOfThread, receiptOfThread } from './support.rules.ts'

type Message = {
  id: number
  createdAt: Date
  name: string
  email: string
  subject: string
  message: string
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** „Anfrage Nr. 12“ */
const numberOf = ({ id }: Message) => `Anfrage Nr.\u00A0${id}`

/** Every mail about a message has the same subject: some mail programs look at it to find what belongs together. */
const subjectOf = ({ id, subject }: Message) => `[#${id}] ${oneLine(subject)}`

/** As mail programs quote. */
const quote = ({ message }: Message) =>
  message
    .split(/\r\n?|\n/)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

const greetingFor = ({ name, email }: Message) => greetingOf({ email, firstName: name, lastName: '' })

/** To the office; an answer goes to whoever wrote. */
export const supportMail = (office: string, message: Message): Letter => ({
  recipient: office,
  replyTo: message.email,
  thread: firstOfThread(message),
  subject: subjectOf(message),
  greeting: 'Guten Tag,',
  paragraphs: [
    `${oneLine(message.name)} (${message.email}) hat in Tafelrunde an den Support geschrieben:`,
    message.message,
  ],
  afterwards: [
    `Ihre Antwort auf diese E-Mail geht an ${message.email}. Antworten Sie in der Verwaltung, steht sie dort bei der ${numberOf(message)}.`,
  ],
})

/** To whoever wrote, at once. */
export const receiptMail = (message: Message): Letter => ({
  recipient: message.email,
  thread: receiptOfThread(message),
  subject: subjectOf(message),
  greeting: greetingFor(message),
  paragraphs: [
    `wir haben Ihre Nachricht erhalten. Sie ist bei uns die ${numberOf(message)}. Wir antworten Ihnen per E-Mail an diese Adresse, in der Regel innerhalb weniger Werktage.`,
    'Das haben Sie geschrieben:',
    quote(message),
  ],
  afterwards: ['Sie haben uns nicht geschrieben? Dann können Sie diese E-Mail löschen.'],
})

/** To whoever wrote: what the office answers, with what was asked below it. */
export const answerMail = (
  message: Message,
  { id, text, earlier }: { id: number; text: string; earlier: number[] },
): Letter => ({
  recipient: message.email,
  thread: answerOfThread(message, id, earlier),
  subject: `Re: ${subjectOf(message)}`,
  greeting: greetingFor(message),
  paragraphs: [text],
  afterwards: [`Ihre Nachricht vom ${dayText(message.createdAt)}:`, quote(message)],
})
