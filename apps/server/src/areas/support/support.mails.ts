import { dayText } from '../../common/german.texts.ts'
import { greetingOf, type Letter } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { answerOfThread, firstOfThread, receiptOfThread } from './support.rules.ts'
import * as texts from './support-wordings.rules.ts'

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
  greeting: 'Guten Tag,',
  ...worded(texts.support, {
    Betreff: subjectOf(message),
    Absender: oneLine(message.name),
    Adresse: message.email,
    Nachricht: message.message,
    Anfrage: numberOf(message),
  }),
})

/**
 * To whoever wrote, at once. Only who wrote from the account of this address reads their own words: anybody else can name
 * any address, and would have us send their words there.
 */
export const receiptMail = (message: Message, isOwnAddress: boolean): Letter => ({
  recipient: message.email,
  thread: receiptOfThread(message),
  greeting: isOwnAddress ? greetingFor(message) : 'Guten Tag,',
  ...worded(texts.receipt, {
    Betreff: isOwnAddress ? subjectOf(message) : `[#${message.id}] Ihre Anfrage`,
    Anfrage: numberOf(message),
    Nachricht: isOwnAddress ? quote(message) : '',
  }),
})

/** To whoever wrote: what the office answers, with what was asked below it. */
export const answerMail = (
  message: Message,
  { id, text, earlier }: { id: number; text: string; earlier: number[] },
): Letter => ({
  recipient: message.email,
  thread: answerOfThread(message, id, earlier),
  greeting: greetingFor(message),
  ...worded(texts.answer, {
    Betreff: subjectOf(message),
    Antwort: text,
    Tag: dayText(message.createdAt),
    Nachricht: quote(message),
  }),
})
