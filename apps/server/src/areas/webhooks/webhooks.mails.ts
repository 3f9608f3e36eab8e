import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { webhookPaused } from './webhook-wordings.rules.ts'

/** To superusers: a program was paused, as nothing arrives there. */
export const webhookPausedMail = (
  person: Person,
  { name, reason }: { name: string; reason: string },
  url: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(webhookPaused, { Programm: `„${name}“`, Grund: `Der Grund: ${reason}` }),
  button: { label: webhookPaused.button ?? '', url },
})
