import * as z from 'zod/mini'
import { bodyFile } from '../../http/body.ts'
import { IdParams } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'
import { SentBack } from './returned-transfers.ts'

// What came in at the bank, as it says so in a file (CAMT.053, or several in a ZIP): first what would be noted as paid, then noting just that.
// The file is sent both times, so that nothing is kept of payments that are none of an invoice.

/** The largest file that is read, in megabytes. */
export const largestStatement = 10

/**
 * What an entry is: `match` names open invoices and has exactly what is still to be paid of them; `amount` has another sum;
 * `paid` and `cancelled` name invoices of which nothing is open; `booked` was taken from a file before; of `twin` that
 * is not sure: one that says the same was taken from, or stands in, another statement; `unknown` names none.
 */
export const EntryVerdict = z.enum(['match', 'amount', 'paid', 'cancelled', 'twin', 'booked', 'unknown'])
export type EntryVerdict = z.infer<typeof EntryVerdict>

/** An invoice of which something is still to be paid. */
export const OpenInvoice = z
  .object({ id: z.int(), number: z.string(), company: z.string(), open_cents: z.int() })
  .register(z.globalRegistry, { id: 'OpenInvoice' })
export type OpenInvoice = z.infer<typeof OpenInvoice>

/** Money that came in. */
export const BankEntry = z
  .object({
    /** The same in every file that has this entry. */
    key: z.string(),
    /** The day, `YYYY-MM-DD`. */
    booked: z.string(),
    cents: z.int(),
    payer: z.string(),
    remittance: z.string(),
    /** The bank names parts of it that are not its sum in euros: it stands here as a whole. */
    whole: z.boolean(),
    verdict: EntryVerdict,
    /** Those that it names, whatever their state. */
    numbers: z.array(z.string()),
    /** Those of them that are open. */
    invoices: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'BankEntry' })
export type BankEntry = z.infer<typeof BankEntry>

/**
 * Which payment went back: `match` names an invoice that it paid and has its sum, `likely` has one of both besides the
 * payer; `booked` was noted before; `unknown` is none that was taken.
 */
export const ReturnVerdict = z.enum(['match', 'likely', 'booked', 'unknown'])
export type ReturnVerdict = z.infer<typeof ReturnVerdict>

/** Money that had come in and went back to whoever paid it. */
export const ReturnedPayment = z
  .object({
    key: z.string(),
    booked: z.string(),
    /** With what the bank took for it. */
    cents: z.int(),
    payer: z.string(),
    remittance: z.string(),
    /** Why, as ISO 20022's code, and what the bank says besides; empty where it says nothing. */
    reason: z.string(),
    told: z.string(),
    verdict: ReturnVerdict,
    /** What had come in, and the invoices that it paid. */
    payment: z.nullable(
      z.object({ entry: z.int(), booked: z.string(), cents: z.int(), numbers: z.array(z.string()) }),
    ),
    fee_cents: z.int(),
  })
  .register(z.globalRegistry, { id: 'ReturnedPayment' })
export type ReturnedPayment = z.infer<typeof ReturnedPayment>

/** Money that came in whose sum or day says nothing that can be; `text` is what stands there, empty where nothing does. */
export const UnreadableEntry = z
  .object({ what: z.enum(['sum', 'day']), text: z.string(), payer: z.string(), remittance: z.string() })
  .register(z.globalRegistry, { id: 'UnreadableEntry' })
export type UnreadableEntry = z.infer<typeof UnreadableEntry>

export const Statement = z
  .object({
    /** The account's IBAN, of several the first one's. */
    iban: z.string(),
    /** The association's own, and those of the file that are another; nothing is another where it has none yet. */
    own_iban: z.string(),
    other_ibans: z.array(z.string()),
    entries: z.array(BankEntry),
    returned: z.array(ReturnedPayment),
    sent_back: z.array(SentBack),
    /** How many entries are neither: what went out, what is foreign or not booked yet. */
    left_out: z.int(),
    /** What the office has to look up at the bank: none of it can be booked from here. */
    unreadable: z.array(UnreadableEntry),
    /** All that are open, by number. */
    open: z.array(OpenInvoice),
    /** Those of the named ones of which nothing is open: what comes for them all the same is a credit balance of their order. */
    settled: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        company: z.string(),
        state: z.enum(['paid', 'cancelled']),
      }),
    ),
    /** Stands for what of this may change; whoever books says what they saw. */
    seen: z.string(),
  })
  .register(z.globalRegistry, { id: 'Statement' })
export type Statement = z.infer<typeof Statement>

const ofStatements = { method: 'POST', auth: 'staff', largestFile: largestStatement } as const

export const previewStatement = endpoint({
  ...ofStatements,
  url: '/api/admin/bank/preview/',
  summary:
    'What a bank’s file (CAMT.053, or several in a ZIP) says about open invoices, as multipart; nothing is written',
  body: z.object({ file: bodyFile() }),
  response: Statement,
})

export const bookStatement = endpoint({
  ...ofStatements,
  url: '/api/admin/bank/payments/',
  summary:
    'Note which entries of a bank’s file pay which invoices, all or none; 409 `changed` where what was chosen is not what was seen',
  body: z.object({
    file: bodyFile(),
    /** „key:invoice“ with commas between them; an entry that pays several invoices stands there as often. */
    payments: anyBodyText(500_000),
    /** „key:entry“ of what went back, whose invoices are to be paid again. */
    returns: z._default(anyBodyText(500_000), ''),
    /** „key:settlement“ of transfers that came back, whose settlements are to be paid again. */
    sent_back: z._default(anyBodyText(500_000), ''),
    /** „key:refund“ of refunds whose transfer came back. */
    refunds_back: z._default(anyBodyText(500_000), ''),
    seen: bodyText(500_000),
  }),
  status: 201,
  response: z.object({
    entries: z.int(),
    cents: z.int(),
    /** The invoices that are paid by that, and those of which something is still open. */
    paid: z.int(),
    partly: z.int(),
    /** Those of which nothing had been open: what came for them is a credit balance. */
    credited: z.int(),
    /** How many payments went back, and the invoices that are to be paid again by that. */
    returned: z.int(),
    opened: z.int(),
    /** How many settlements are to be paid again, as their transfer came back. */
    sent_back: z.int(),
    /** How many refunds came back, so that their credit balance stands again. */
    refunds_back: z.int(),
  }),
})

export const withdrawEntry = endpoint({
  method: 'POST',
  auth: 'staff',
  url: '/api/admin/bank/entries/:id/withdraw/',
  params: IdParams,
  summary:
    'Take money that came in back from the invoices that it paid; what is open of them then is to be paid again',
  /** How many invoices are open again. */
  response: z.object({ opened: z.int() }),
})
