import { moneyText } from '../../common/money.texts.ts'
import { type Attachment, greetingOf, type Letter, type StoredAttachment } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import * as texts from './invoice-wordings.rules.ts'

type Invoiced = {
  number: string
  contactName: string
  contactEmail: string
  event: { name: string }
  grossCents: number
  /** What of it was paid before it was written. */
  paidCents: number
  /** „15. März 2027“; empty where nothing is to be paid. */
  dueText: string
}

const addressed = ({ contactName, contactEmail }: Pick<Invoiced, 'contactName' | 'contactEmail'>) => ({
  recipient: contactEmail,
  greeting: greetingOf({ email: contactEmail, firstName: contactName, lastName: '' }),
})
const buttonTo = (appUrl: string) => ({ label: texts.invoice.button ?? '', url: `${appUrl}/exhibitor-data` })

const paymentOf = ({ number, grossCents, paidCents, dueText }: Invoiced) => {
  const left = grossCents - paidCents
  if (!dueText) return 'Zu zahlen ist nichts.'
  if (left <= 0)
    return `Der Rechnungsbetrag von ${moneyText(grossCents)} ist bereits bezahlt. Bitte überweisen Sie nichts.`
  const how = `bis zum ${dueText} mit dem Verwendungszweck ${number}.`
  return paidCents > 0
    ? `Von ${moneyText(grossCents)} sind ${moneyText(paidCents)} bereits bezahlt. Bitte überweisen Sie die noch offenen ${moneyText(left)} ${how}`
    : `Bitte überweisen Sie ${moneyText(grossCents)} ${how}`
}

/** The invoice to whoever ordered. It asks for what is still open of it. */
export const invoiceMail = (invoice: Invoiced, paper: Attachment, appUrl: string): Letter => {
  const { number, event } = invoice
  return {
    ...addressed(invoice),
    ...worded(texts.invoice, {
      Rechnungsnummer: number,
      Veranstaltung: event.name,
      Zahlung: paymentOf(invoice),
    }),
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
    ...worded(texts.cancellation, {
      Rechnungsnummer: cancels,
      Stornonummer: number,
      Veranstaltung: event.name,
      Grund: reason && `Der Grund: ${reason}`,
    }),
    button: buttonTo(appUrl),
    attachments: [paper],
  }
}

/** What is to be paid after a credit; below 0 the association owes it. */
const stillOpen = (cents: number) => {
  if (cents > 0) return `Zu zahlen sind damit noch ${moneyText(cents)}.`
  if (cents === 0) return 'Zu zahlen ist damit nichts mehr.'
  return `Damit sind ${moneyText(-cents)} zu viel bezahlt. Wir verrechnen das mit einer anderen Rechnung oder zahlen es zurück.`
}

/** The Rechnungskorrektur to whoever has the invoice that it credits in part. */
export const creditMail = (
  invoice: Invoiced,
  { corrects, reason, openCents }: { corrects: string; reason: string; openCents: number },
  paper: Attachment,
  appUrl: string,
): Letter => {
  const { number, event, grossCents } = invoice
  return {
    ...addressed(invoice),
    ...worded(texts.credit, {
      Rechnungsnummer: corrects,
      Korrekturnummer: number,
      Veranstaltung: event.name,
      Betrag: moneyText(-grossCents),
      Grund: `Der Grund: ${reason}`,
      Zahlung: stillOpen(openCents),
    }),
    button: buttonTo(appUrl),
    attachments: [paper],
  }
}

type Reminded = Omit<Invoiced, 'grossCents' | 'paidCents'> & {
  openCents: number
  extraCents: number
  untilText: string
}

/** To whoever has not paid, in one of three steps. */
const reminderIn =
  (wording: typeof texts.paymentReminder) =>
  (invoice: Reminded, papers: readonly (Attachment | StoredAttachment)[], appUrl: string): Letter => {
    const { number, event, openCents, extraCents, dueText, untilText } = invoice
    const extra = extraCents > 0 ? ` Dazu kommen ${moneyText(extraCents)} Zinsen und Kosten des Verzugs.` : ''
    const sum = extraCents > 0 ? moneyText(openCents + extraCents) : 'den Betrag'
    return {
      ...addressed(invoice),
      ...worded(wording, {
        Rechnungsnummer: number,
        Veranstaltung: event.name,
        Zahlung: `Offen sind ${moneyText(openCents)}, zu zahlen bis zum ${dueText}.${extra} Bitte überweisen Sie ${sum} bis zum ${untilText} mit dem Verwendungszweck ${number}.`,
      }),
      button: buttonTo(appUrl),
      attachments: [...papers],
    }
  }
export const paymentReminderMail = reminderIn(texts.paymentReminder)
export const firstDunningMail = reminderIn(texts.firstDunning)
export const secondDunningMail = reminderIn(texts.secondDunning)
