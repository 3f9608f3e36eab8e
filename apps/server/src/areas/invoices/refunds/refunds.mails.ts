import { moneyText } from '../../../common/money.texts.ts'
import { dayDateText } from '../../../common/papers.texts.ts'
import { greetingOf, type Letter } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import { refund, refundDelay } from './refund-wordings.rules.ts'

type Delayed = {
  contactName: string
  contactEmail: string
  /** The order's. */
  number: string
  event: { name: string }
  cents: number
  /** `YYYY-MM-DD` */
  execution: string
}

const addressed = ({ contactName, contactEmail }: Delayed) => ({
  recipient: contactEmail,
  greeting: greetingOf({ email: contactEmail, firstName: contactName, lastName: '' }),
})
const valuesOf = ({ number, event, cents, execution }: Delayed) => ({
  Bestellnummer: number,
  Veranstaltung: event.name,
  Betrag: moneyText(cents),
  Ausführung: dayDateText(execution),
})
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
