import { type Attachment, greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'

type Confirmed = { name: string; event: { name: string } }

/** The confirmation as an attachment, as the person or the office wanted it. */
export const confirmationMail = (
  person: Person,
  { name, event }: Confirmed,
  paper: Attachment,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  subject: `Ihre Teilnahmebestätigung: „${name}“`,
  greeting: greetingOf(person),
  paragraphs: [
    `im Anhang finden Sie Ihre Teilnahmebestätigung für „${name}“ bei „${event.name}“ als PDF.`,
    'Ob sie echt und gültig ist, lässt sich mit dem Code auf der Bestätigung jederzeit prüfen.',
  ],
  button: { label: 'Meine Teilnahmebestätigungen', url: `${appUrl}/participation-confirmations` },
  attachments: [paper],
})
