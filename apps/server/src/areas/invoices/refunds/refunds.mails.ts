import { moneyText } from '../../../common/money.texts.ts'
import { dayDateText } from '../../../common/papers.texts.ts'
import { greetingOf, type Letter } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import { refund, refundDelay, refundReturned, refundStays } from './refund-wordings.rules.ts'

type Told = {
  contactName: string
  contactEmail: string
  /** The order's. */
  number: string
  event: { name: string }
  cents: number
}
type Delayed = Told & {
  /** `YYYY-MM-DD` */
  execution: string
}

const addressed = ({ contactName, contactEmail }: Told) => ({
  recipient: contactEmail,
  greeting: greetingOf({ email: contactEmail, firstName: contactName, lastName: '' }),
})
const sumOf = ({ number, event, cents }: Told) => ({
  Bestellnummer: number,
  Veranstaltung: event.name,
  Betrag: moneyText(cents),
})
const valuesOf = (told: Delayed) => ({ ...sumOf(told), Ausführung: dayDateText(told.execution) })
const buttonTo = (appUrl: string) => ({ label: refund.button ?? '', url: `${appUrl}/exhibitor-data` })

/** To an exhibitor whose credit was sent to the bank; of the account only its end is said. */
export const refundMail = (told: Delayed & { iban: string; reference: string }, appUrl: string): Letter => ({
  ...addressed(told),
  ...worded(refund, {
    ...valuesOf(told),
    Kontoendung: told.iban.slice(-4),
    Verwendungszweck: told.reference,
  }),
  button: buttonTo(appUrl),
})

/** To an exhibitor who was told of a transfer that does not come on that day after all. */
export const refundDelayMail = (told: Delayed, appUrl: string): Letter => ({
  ...addressed(told),
  ...worded(refundDelay, valuesOf(told)),
  button: buttonTo(appUrl),
})

/** To an exhibitor whose refund the bank gave back. */
export const refundReturnedMail = (
  told: Told & { iban: string; reason: string },
  appUrl: string,
): Letter => ({
  ...addressed(told),
  ...worded(refundReturned, { ...sumOf(told), Kontoendung: told.iban.slice(-4), Grund: told.reason }),
  button: buttonTo(appUrl),
})

/** To an exhibitor who was told by mistake that a refund came back. */
export const refundStaysMail = (told: Told, appUrl: string): Letter => ({
  ...addressed(told),
  ...worded(refundStays, sumOf(told)),
  button: buttonTo(appUrl),
})
