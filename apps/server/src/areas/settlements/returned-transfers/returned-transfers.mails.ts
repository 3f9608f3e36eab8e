import { moneyText } from '../../../common/money.texts.ts'
import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { type Wording, worded } from '../../mail/mail-texts.rules.ts'
import * as texts from './returned-transfer-wordings.rules.ts'

type Paid = { event: { name: string }; sums: { total: number }; bank: { iban: string } }

const buttonOf = ({ button = '' }: Wording, appUrl: string, id: number) => ({
  label: button,
  url: `${appUrl}/speaker-confirmations/${id}`,
})

/** To the lecturer: what was paid came back, and why; of the account only its end is said. */
export const transferReturnedMail = (
  person: Person,
  id: number,
  { event, sums, bank }: Paid,
  reason: string,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.transferReturned, {
    Veranstaltung: event.name,
    Betrag: moneyText(sums.total),
    Kontoendung: bank.iban.slice(-4),
    Grund: reason,
  }),
  button: buttonOf(texts.transferReturned, appUrl, id),
})

/** To the lecturer who was told so by mistake: it is paid. */
export const transferStaysMail = (
  person: Person,
  id: number,
  { event, sums }: Omit<Paid, 'bank'>,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.transferStays, { Veranstaltung: event.name, Betrag: moneyText(sums.total) }),
  button: buttonOf(texts.transferStays, appUrl, id),
})
