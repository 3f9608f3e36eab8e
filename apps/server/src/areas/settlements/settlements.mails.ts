import { moneyText } from '../../common/money.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'

type Told = {
  event: { name: string }
  person: { firstName: string; lastName: string }
  sums: { total: number }
}

const button = (appUrl: string, id: number) => ({
  label: 'Abrechnung ansehen',
  url: `${appUrl}/speaker-confirmations/${id}`,
})
const nobody = { email: '', firstName: '', lastName: '' }

/** To the office: there is something to check. */
export const submittedMail = (
  office: string,
  replyTo: string | null,
  id: number,
  { event, person, sums }: Told,
  appUrl: string,
): Letter => ({
  recipient: office,
  ...(replyTo && { replyTo }),
  subject: `Abrechnung eingereicht: ${person.firstName} ${person.lastName}, ${event.name}`,
  greeting: greetingOf(nobody),
  paragraphs: [
    `${person.firstName} ${person.lastName} hat die Abrechnung für „${event.name}“ über ${moneyText(sums.total)} eingereicht.`,
    'Bitte prüfen Sie sie und geben Sie sie frei oder mit einer Anmerkung zurück.',
  ],
  button: button(appUrl, id),
})

/** To the lecturer: it will be paid. */
export const approvedMail = (
  recipient: Person,
  id: number,
  { event, sums }: Told,
  appUrl: string,
): Letter => ({
  recipient: recipient.email,
  subject: `Ihre Abrechnung für „${event.name}“ ist freigegeben`,
  greeting: greetingOf(recipient),
  paragraphs: [
    `Ihre Abrechnung für „${event.name}“ ist geprüft und freigegeben. Wir überweisen Ihnen ${moneyText(sums.total)} mit dem nächsten Zahlungslauf.`,
    'Herzlichen Dank für Ihre Mitarbeit.',
  ],
  button: button(appUrl, id),
})

/** To the lecturer: something is to be mended. */
export const returnedMail = (
  recipient: Person,
  id: number,
  { event }: Told,
  remark: string,
  appUrl: string,
): Letter => ({
  recipient: recipient.email,
  subject: `Bitte ergänzen Sie Ihre Abrechnung für „${event.name}“`,
  greeting: greetingOf(recipient),
  paragraphs: [
    `Ihre Abrechnung für „${event.name}“ geben wir Ihnen zurück. Unsere Anmerkung dazu:`,
    remark,
    'Bitte ergänzen Sie sie in der App und reichen Sie sie dann noch einmal ein.',
  ],
  button: button(appUrl, id),
})
