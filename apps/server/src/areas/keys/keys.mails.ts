import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { keyMade } from './key-wordings.rules.ts'

/** To whoever has a new key: it may have been somebody else at their open computer. Its secret stands in no mail. */
export const keyMadeMail = (person: Person, key: { name: string; prefix: string }, url: string): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(keyMade, { Schlüssel: `„${key.name}“, er beginnt mit ${key.prefix}` }),
  button: { label: keyMade.button ?? '', url },
})
