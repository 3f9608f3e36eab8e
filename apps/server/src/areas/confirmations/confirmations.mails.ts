import { type Attachment, greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { confirmation } from './confirmation-wordings.rules.ts'

type Confirmed = { name: string; event: { name: string } }

/** The confirmation as an attachment, as the person or the office wanted it. */
export const confirmationMail = (
  person: Person,
  { name, event }: Confirmed,
  paper: Attachment,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(confirmation, { Workshop: name, Veranstaltung: event.name }),
  button: { label: confirmation.button ?? '', url: `${appUrl}/participation-confirmations` },
  attachments: [paper],
})
