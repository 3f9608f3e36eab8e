import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import { whenText } from '../attendance.texts.ts'
import * as texts from './message-wordings.rules.ts'

type Slot = { name: string; startsAt: Date; endsAt: Date; location: string; workshopId: number | null }
type Message = {
  subject: string
  text: string
  sender: Person
  /** Who reads answers that are not for the sender. */
  office: { name: string; email: string }
  replyToSender: boolean
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The paragraphs of what somebody typed; line breaks inside of them stay. */
const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)

const whereAnswersGo = (name: string, { sender, office, replyToSender }: Message) => {
  if (replyToSender) return `Ihre Antwort auf diese E-Mail geht an ${name} (${sender.email}).`
  const missed = `Bitte beachten Sie: Eine Antwort auf diese E-Mail erreicht ${name} nicht.`
  return office.email
    ? `${missed} Sie geht an das Büro: ${office.name}, ${office.email}.`
    : `${missed} Bitte wenden Sie sich an das Büro: ${office.name}.`
}

/** What a lecturer wants everybody in a timeslot to know, to one of them. */
export const messageMail = (person: Person, slot: Slot, message: Message, appUrl: string): Letter => {
  const { sender, subject, text, replyToSender } = message
  const name = oneLine(`${sender.firstName} ${sender.lastName}`) || 'Die Leitung'
  return {
    recipient: person.email,
    ...(replyToSender && { replyTo: sender.email }),
    greeting: greetingOf(person),
    ...worded(texts.message, {
      Betreff: oneLine(subject),
      Absender: name,
      Workshop: slot.name,
      Termin: [whenText(slot), slot.location].filter(Boolean).join('\n'),
      Nachricht: paragraphsOf(text).join('\n\n'),
      Antwortweg: whereAnswersGo(name, message),
    }),
    ...(slot.workshopId !== null && {
      button: { label: texts.message.button ?? '', url: `${appUrl}/workshop-detail/${slot.workshopId}` },
    }),
  }
}
