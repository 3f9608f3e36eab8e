import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dateText } from '../../common/papers.texts.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readCredit } from '../exhibitions/payments/payments.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { storeFile } from '../storage/storage.service.ts'
import { ciiDocument } from './cii.document.ts'
import { invoiceDocument } from './invoices.document.ts'
import { cancellationMail, invoiceMail } from './invoices.mails.ts'
import { insertInvoice, lockNextNumber } from './invoices.queries.ts'
import { type InvoiceContent, invoiceNumber } from './invoices.rules.ts'
import { paperName } from './invoices.texts.ts'

const type = 'application/pdf'

/** Queues the mail to the order's contact, with the paper. */
const tell = (tx: Tx, deps: Deps, content: InvoiceContent, bytes: Uint8Array) => {
  const { number, buyer, event, sums, paidCents, dueOn, cancels } = content
  const paper = { name: paperName({ number, kind: cancels ? 'cancellation' : 'invoice' }), type, bytes }
  const invoiced = {
    number,
    contactName: buyer.contactName,
    contactEmail: buyer.contactEmail,
    event,
    grossCents: sums.gross,
    paidCents,
    dueText: dueOn ? dateText(new Date(`${dueOn}T12:00:00Z`)) : '',
  }
  const { APP_URL } = deps.config
  const letter = cancels
    ? cancellationMail(invoiced, { cancels: cancels.number, reason: cancels.reason }, paper, APP_URL)
    : invoiceMail(invoiced, paper, APP_URL)
  return postMail(tx, deps, letter)
}

type Whose = { by: string; orderId: number; cancels: number | null }

/**
 * Writes an invoice under the next number and mails it. The number stands on the paper, so that all of it happens in
 * `tx` while the year's row is locked, a few hundredths of a second: if the paper cannot be drawn, the number is free again.
 * The caller holds the order's lock; what was paid for it already the paper asks for no more.
 */
export const writeInvoice = async (
  tx: Tx,
  deps: Deps,
  { by, orderId, cancels }: Whose,
  contentOf: (named: { number: string; issuedAt: Date; creditCents: number }) => InvoiceContent,
) => {
  const issuedAt = deps.clock.now()
  const year = Number(berlinDay(issuedAt).slice(0, 4))
  const creditCents = await readCredit(tx, orderId)
  const running = await lockNextNumber(tx, year)
  const content = contentOf({ number: invoiceNumber(year, running), issuedAt, creditCents })
  const { number } = content
  const { writeXml } = await import('../../common/xml.service.ts')
  const xml = writeXml(ciiDocument(content, 'en16931'))
  const bytes = await deps.papers.drawInvoice(invoiceDocument(content), xml)
  const id = await insertInvoice(tx, {
    year,
    running,
    number,
    kind: content.cancels ? 'cancellation' : 'invoice',
    orderId,
    cancels,
    issuedAt,
    grossCents: content.sums.gross,
    document: content,
    file: await storeFile(tx, deps, { type, bytes }),
    xml: writeXml(ciiDocument(content, 'xrechnung')),
    issuedBy: by,
  })
  await tell(tx, deps, content, bytes)
  return id
}
