import { daysToPayAgain } from '@tafelrunde/contract/admin/money/invoices'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dateText } from '../../../common/papers.texts.ts'
import { commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { keepNothing } from '../../../platform/idempotency.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { keepLetter } from '../../exhibitions/letters/letters.service.ts'
import { lockOrder } from '../../exhibitions/orders/orders.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { firstDunningMail, paymentReminderMail, secondDunningMail } from '../invoices.mails.ts'
import { findDocument } from '../invoices.queries.ts'
import { readInvoiceContent } from '../invoices.reader.ts'
import { readInvoicePaper } from '../invoices.service.ts'
import { findRemindable, type InvoiceFilters, type Remindable } from '../list-invoices.queries.ts'
import { reckonLateCharges } from './late-charges.service.ts'
import { reminderDocument } from './reminders.document.ts'
import { insertReminder } from './reminders.queries.ts'

const daysLater = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * 60 * 60 * 1000)

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

const changed = (count: number) =>
  count === 0
    ? 'Hier ist inzwischen niemand mehr zu erinnern.'
    : 'Es sind inzwischen andere Rechnungen als die, die Sie gesehen haben. Bitte prüfen Sie die Zahl noch einmal.'

/** By step. */
const letters = [paymentReminderMail, firstDunningMail, secondDunningMail]

/** The letter is drawn, kept and mailed with the invoice that it is about, in the one transaction. */
const remind = async (tx: Tx, deps: Deps, { id, orderId, step, openCents }: Remindable) => {
  const invoice = readInvoiceContent((await findDocument(tx, id))?.document)
  const paper = await readInvoicePaper(tx, commandLine, id)
  const now = deps.clock.now()
  const payUntil = berlinDay(daysLater(now, daysToPayAgain))
  const sender = await readAssociation(tx)
  const { dueOn } = invoice
  const today = berlinDay(now)
  const charges = await reckonLateCharges(tx, { invoiceId: id, orderId, step, openCents, dueOn, today })
  const facts = { step, invoice, sender, issuedAt: now, payUntil, openCents, charges }
  const document = reminderDocument(facts)
  const letter = await keepLetter(tx, deps, {
    orderId,
    kind: 'reminder',
    title: document.running,
    bytes: await deps.papers.draw('reminder', document),
    sentAt: now,
  })
  const { interestCents, feesCents, flatFeeCents, extraCents } = charges
  const demanded = { interestCents, feesCents, flatFeeCents }
  await insertReminder(tx, { invoiceId: id, step, sentAt: now, letterId: letter.id, ...demanded })
  const { number, buyer, event } = invoice
  const reminded = {
    number,
    contactName: buyer.contactName,
    contactEmail: buyer.contactEmail,
    event,
    openCents,
    extraCents,
    dueText: dueOn ? dateText(noonOf(dueOn)) : '',
    untilText: dateText(noonOf(payUntil)),
  }
  const attachments = [letter.attachment, { ...paper, type: 'application/pdf' }]
  const letterOf = letters[step - 1] ?? secondDunningMail
  await postMail(tx, deps, letterOf(reminded, attachments, deps.config.APP_URL))
}

/**
 * Reminds of all open overdue invoices with these filters that are due for their next step, all or none; `count` is how
 * many whoever asks has seen. What was paid meanwhile is not among them.
 */
export const remindInvoices = (deps: Deps, query: InvoiceFilters, count: number, keep = keepNothing) =>
  inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const today = berlinDay(now)
    // In the same order everywhere, so that two who remind wait for each other.
    const seen = await findRemindable(tx, query, { today, now })
    for (const { orderId } of seen) await lockOrder(tx, commandLine, orderId)
    const due = await findRemindable(tx, query, { today, now })
    const isSame = due.every(({ id }) => seen.some(one => one.id === id))
    if (due.length !== count || !isSame) throw new Refusal('changed', changed(due.length))
    for (const invoice of due) await remind(tx, deps, invoice)
    const answer = { reminded: due.length }
    await keep(tx, answer)
    return answer
  })
