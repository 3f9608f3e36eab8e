import { moneyText } from '../../common/money.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { executionText } from './payment-files.texts.ts'

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
  subject: `Ihre Abrechnung für „${event.name}“ wird ausgezahlt`,
  greeting: greetingOf(person),
  paragraphs: [
    `Ihre Abrechnung für „${event.name}“ ist zur Zahlung angewiesen: ${moneyText(cents)} auf Ihr Konto mit der Endung ${iban.slice(-4)}.`,
    `Die Bank führt die Überweisung am ${executionText(execution)} aus. Auf Ihrem Kontoauszug finden Sie sie unter ${reference}.`,
  ],
  button: { label: 'Abrechnung ansehen', url: `${appUrl}/speaker-confirmations/${id}` },
})
