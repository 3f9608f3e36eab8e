import { moneyText } from '../../common/money.texts.ts'
import { dayDateText } from '../../common/papers.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { delay, payment } from './payment-wordings.rules.ts'

type Payment = {
  /** The settlement's. */
  id: number
  event: { name: string }
  reference: string
  iban: string
  cents: number
  execution: string
}

/** To a lecturer whose settlement was sent to the bank; of the account only its end is said. */
export const paymentMail = (
  person: Person,
  { id, event, reference, iban, cents, execution }: Payment,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(payment, {
    Veranstaltung: event.name,
    Betrag: moneyText(cents),
    Kontoendung: iban.slice(-4),
    Ausführung: dayDateText(execution),
    Verwendungszweck: reference,
  }),
  button: { label: payment.button ?? '', url: `${appUrl}/speaker-confirmations/${id}` },
})

/** To a lecturer who was told of a transfer that does not come on that day after all. */
export const delayMail = (
  person: Person,
  { id, event, cents, execution }: Pick<Payment, 'id' | 'event' | 'cents' | 'execution'>,
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(delay, {
    Veranstaltung: event.name,
    Betrag: moneyText(cents),
    Ausführung: dayDateText(execution),
  }),
  button: { label: delay.button ?? '', url: `${appUrl}/speaker-confirmations/${id}` },
})
