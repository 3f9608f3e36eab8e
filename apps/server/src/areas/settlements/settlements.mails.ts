import { moneyText } from '../../common/money.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { type Wording, worded } from '../mail/mail-texts.rules.ts'
import * as texts from './settlement-wordings.rules.ts'

type Submitted = {
  event: { name: string }
  person: { firstName: string; lastName: string }
  sums: { total: number }
}

const buttonOf = ({ button = '' }: Wording, appUrl: string, id: number) => ({
  label: button,
  url: `${appUrl}/speaker-confirmations/${id}`,
})
const nobody = { email: '', firstName: '', lastName: '' }

/** To the office: there is something to check. */
export const submittedMail = (
  office: string,
  replyTo: string | null,
  id: number,
  { event, person, sums }: Submitted,
  appUrl: string,
): Letter => ({
  recipient: office,
  ...(replyTo && { replyTo }),
  greeting: greetingOf(nobody),
  ...worded(texts.submitted, {
    Referent: `${person.firstName} ${person.lastName}`,
    Veranstaltung: event.name,
    Betrag: moneyText(sums.total),
  }),
  button: buttonOf(texts.submitted, appUrl, id),
})

/** To the lecturer: it will be paid. */
export const approvedMail = (
  recipient: Person,
  id: number,
  { event, sums }: Submitted,
  appUrl: string,
): Letter => ({
  recipient: recipient.email,
  greeting: greetingOf(recipient),
  ...worded(texts.approved, { Veranstaltung: event.name, Betrag: moneyText(sums.total) }),
  button: buttonOf(texts.approved, appUrl, id),
})

/** To the lecturer: it is approved, and as there is nothing to pay, that is all. */
export const closedMail = (recipient: Person, id: number, { event }: Submitted, appUrl: string): Letter => ({
  recipient: recipient.email,
  greeting: greetingOf(recipient),
  ...worded(texts.closed, { Veranstaltung: event.name }),
  button: buttonOf(texts.closed, appUrl, id),
})

/** To the lecturer: something is to be mended. */
export const returnedMail = (
  recipient: Person,
  id: number,
  { event }: Submitted,
  remark: string,
  appUrl: string,
): Letter => ({
  recipient: recipient.email,
  greeting: greetingOf(recipient),
  ...worded(texts.returned, { Veranstaltung: event.name, Anmerkung: remark }),
  button: buttonOf(texts.returned, appUrl, id),
})
