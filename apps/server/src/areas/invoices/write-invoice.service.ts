import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dateText } from '../../common/papers.texts.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readCredit } from '../exhibitions/payments/payments.service.ts'
import { postMail } from '../mail/mail.service.ts'
import { storeFile } from '../storage/storage.service.ts'
import { ciiDocument } from './cii.document.ts'
import { invoiceDocument } from './invoices.document.ts'
import { cancellationMail, creditMail, invoiceMail } from './invoices.mails.ts'
import { findOpenCents, insertInvoice, lockNextNumber } from './invoices.queries.ts'
import { type InvoiceContent, invoiceNumber, kindOf } from './invoices.rules.ts'
import { paperName } from './invoices.texts.ts'

const type = 'application/pdf'

/** Queues the mail to the order's contact, with the paper. */
const tell = async (
  tx: Tx,
  deps: Deps,
  { content, orderId }: { content: InvoiceContent; orderId: number },
  bytes: Uint8Array,
) => {
  const { number, buyer, event, sums, paidCents, dueOn, cancels, corrects } = content
  const paper = { name: paperName({ number, kind: kindOf(content) }), type, bytes }
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
  if (cancels)
    return postMail(
      tx,
      deps,
      cancellationMail(invoiced, { cancels: cancels.number, reason: cancels.reason }, paper, APP_URL),
    )
  if (!corrects) return postMail(tx, deps, invoiceMail(invoiced, paper, APP_URL))
  const openCents = await findOpenCents(tx, orderId)
  const facts = { corrects: corrects.number, reason: corrects.reason, openCents }
  return postMail(tx, deps, creditMail(invoiced, facts, paper, APP_URL))
}

/** `cancels` and `corrects` are the invoices that it takes back, whole or in part. */
type Whose = { by: string; orderId: number; cancels?: number; corrects?: number }

/**
 * Writes an invoice under the next number and mails it. The number stands on the paper, so that all of it happens in
 * `tx` while the year's row is locked, a few hundredths of a second: if the paper cannot be drawn, the number is free again.
 * The caller holds the order's lock; what was paid for it already the paper asks for no more.
 */
export const writeInvoice = async (
  tx: Tx,
  deps: Deps,
  { by, orderId, ...former }: Whose,
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
    kind: kindOf(content),
    orderId,
    ...former,
    issuedAt,
    grossCents: content.sums.gross,
    document: content,
    file: await storeFile(tx, deps, { type, bytes }),
    xml: writeXml(ciiDocument(content, 'xrechnung')),
    issuedBy: by,
  })
  await tell(tx, deps, { content, orderId }, bytes)
  return id
}
