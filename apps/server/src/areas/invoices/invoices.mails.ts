import { moneyText } from '../../common/money.texts.ts'
import { type Attachment, greetingOf, type Letter } from '../mail/letter.rules.ts'

type Invoiced = {
  number: string
  contactName: string
  contactEmail: string
  event: { name: string }
  grossCents: number
  /** „15. März 2027“; empty where nothing is to be paid. */
  dueText: string
}

const addressed = ({ contactName, contactEmail }: Invoiced) => ({
  recipient: contactEmail,
  greeting: greetingOf({ email: contactEmail, firstName: contactName, lastName: '' }),
})
const buttonTo = (appUrl: string) => ({ label: 'Meine Tischbestellungen', url: `${appUrl}/exhibitor-data` })

/** The invoice to whoever ordered. */
export const invoiceMail = (invoice: Invoiced, paper: Attachment, appUrl: string): Letter => {
  const { number, event, grossCents, dueText } = invoice
  return {
    ...addressed(invoice),
    subject: `Ihre Rechnung ${number} für „${event.name}“`,
    paragraphs: [
      `im Anhang finden Sie die Rechnung ${number} für Ihre Tischbestellung bei „${event.name}“ als PDF.`,
      dueText
        ? `Bitte überweisen Sie ${moneyText(grossCents)} bis zum ${dueText} mit dem Verwendungszweck ${number}.`
        : 'Zu zahlen ist nichts.',
      'Das PDF enthält die Angaben auch für Ihre Buchhaltung (ZUGFeRD, EN 16931). Als XRechnung gibt es sie in der App.',
    ],
    button: buttonTo(appUrl),
    attachments: [paper],
  }
}

/** The Stornorechnung to whoever has the invoice that it cancels. */
export const cancellationMail = (
  invoice: Invoiced,
  { cancels, reason }: { cancels: string; reason: string },
  paper: Attachment,
  appUrl: string,
): Letter => {
  const { number, event } = invoice
  return {
    ...addressed(invoice),
    subject: `Ihre Rechnung ${cancels} ist storniert`,
    paragraphs: [
      `wir haben die Rechnung ${cancels} für Ihre Tischbestellung bei „${event.name}“ storniert. Im Anhang finden Sie die Stornorechnung ${number} als PDF.`,
      ...(reason ? [`Der Grund: ${reason}`] : []),
      'Bitte zahlen Sie die stornierte Rechnung nicht. Was Sie schon gezahlt haben, verrechnen wir mit einer neuen Rechnung oder zahlen es zurück.',
    ],
    button: buttonTo(appUrl),
    attachments: [paper],
  }
}
