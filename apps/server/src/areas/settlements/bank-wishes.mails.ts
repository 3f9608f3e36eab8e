import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { type Wording, worded } from '../mail/mail-texts.rules.ts'
import * as texts from './bank-wordings.rules.ts'

type Content = {
  event: { name: string }
  person: { firstName: string; lastName: string }
  bank: { iban: string }
}

const buttonOf = ({ button = '' }: Wording, url: string) => ({ label: button, url })
const list = new Intl.ListFormat('de-DE')

/** To the office: settlements are to go to another account. The button leads to the first of them. */
export const bankWishedMail = (
  office: string,
  replyTo: string | null,
  id: number,
  contents: Content[],
  appUrl: string,
): Letter => ({
  recipient: office,
  ...(replyTo && { replyTo }),
  greeting: greetingOf({ email: '', firstName: '', lastName: '' }),
  ...worded(texts.bankWished, {
    Referent: `${contents[0]?.person.firstName} ${contents[0]?.person.lastName}`,
    Veranstaltungen: list.format(contents.map(({ event }) => `„${event.name}“`)),
  }),
  button: buttonOf(texts.bankWished, `${appUrl}/verwaltung/settlements/${id}/show`),
})

/** To the lecturer: the settlement goes to the account that they asked for; of the account only its end is said. */
export const bankChangedMail = (
  person: Person,
  id: number,
  { event, bank }: Omit<Content, 'person'>,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.bankChanged, { Veranstaltung: event.name, Kontoendung: bank.iban.slice(-4) }),
  button: buttonOf(texts.bankChanged, `${appUrl}/speaker-confirmations/${id}`),
})

/** To the lecturer: it stays as it was submitted, and why. */
export const bankKeptMail = (
  person: Person,
  id: number,
  { event, bank }: Omit<Content, 'person'>,
  remark: string,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.bankKept, {
    Veranstaltung: event.name,
    Kontoendung: bank.iban.slice(-4),
    Anmerkung: remark,
  }),
  button: buttonOf(texts.bankKept, `${appUrl}/speaker-confirmations/${id}`),
})
