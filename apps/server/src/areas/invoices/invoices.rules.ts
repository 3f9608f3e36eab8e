import { usualDaysToPay } from '@tafelrunde/contract/admin/money/price-lists'
import type { Credited } from '@tafelrunde/contract/exhibitions/credits'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import {
  isTaxedAlike,
  type LineTax,
  type Tax,
  type TaxCase,
  taxesOf,
  totalsOf,
} from '@tafelrunde/contract/values/tax'
import { plainVatId } from '../../common/tax.rules.ts'
import type { Letterhead } from '../mail/letter.rules.ts'

export type Seller = Letterhead & {
  taxNumber: string
  vatId: string
  iban: string
  bic: string
  accountHolder: string
}

type Buyer = {
  company: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1, two letters. */
  country: string
  vatId: string
  contactName: string
  contactEmail: string
  contactPhone: string
  /** The buyer's own number or sign of the order, and where a public office gets its invoices; may be empty. */
  reference: string
  leitwegId: string
}

type Line = LineTax & { name: string; quantity: number; unitCents: number; totalCents: number }

/**
 * All that an invoice says, kept as it was written: its paper and its XML come from this alone. Days are those in
 * Berlin, `YYYY-MM-DD`. What a cancellation or a credit takes back has negative quantities and sums.
 */
export type InvoiceContent = {
  number: string
  issuedAt: Date
  /** Null where nothing is to be paid. */
  dueOn: string | null
  /** The invoice that this one cancels, why, and the numbers of the credits that had taken back some of it. */
  cancels: { number: string; issuedOn: string; reason: string; credits: string[] } | null
  /** The invoice that this one credits in part, why, and what of its lines. */
  corrects: { number: string; issuedOn: string; reason: string; items: Credited[] } | null
  seller: Seller
  buyer: Buyer
  /** The order's number: „B-2027-000012“. */
  order: string
  /** The service, and its period. */
  event: { name: string; startsOn: string; endsOn: string; location: string }
  lines: Line[]
  /** The lines by rate, or by the reason why there is no VAT. */
  taxes: Tax[]
  sums: { net: number; vat: number; gross: number }
  /** What of it was paid before it was written: the credit balance that its order had, as far as it reaches. */
  paidCents: number
}

/** „2027-R-00042“: in each year in Berlin they begin with 1 and leave nothing out (§ 14 Abs. 4 Nr. 4 UStG). */
export const invoiceNumber = (year: number, running: number) =>
  `${year}-R-${String(running).padStart(5, '0')}`

const dayAfter = (day: string, days: number) => {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The day in Berlin on which an invoice was written. */
export const issuedOn = ({ issuedAt }: Pick<InvoiceContent, 'issuedAt'>) => berlinDay(issuedAt)

type Facts = Pick<InvoiceContent, 'number' | 'issuedAt' | 'seller' | 'buyer' | 'order'> & {
  event: { name: string; startsAt: Date; endsAt: Date; location: string }
  lines: Omit<Line, 'totalCents'>[]
  daysToPay?: number
  /** The credit balance of its order. */
  creditCents?: number
}

/**
 * Prices are net, and VAT is computed once for each rate on the sum of its lines (EN 16931, BR-CO-17). The day stays also
 * where all is paid already: a bank may give that back.
 */
export const invoiceContent = ({
  event,
  lines,
  daysToPay = usualDaysToPay,
  creditCents = 0,
  ...facts
}: Facts): InvoiceContent => {
  const priced = lines.map(line => ({ ...line, totalCents: line.quantity * line.unitCents }))
  const taxes = taxesOf(priced.map(line => ({ ...line, cents: line.totalCents })))
  const sums = totalsOf(taxes)
  const startsOn = berlinDay(event.startsAt)
  return {
    ...facts,
    dueOn: sums.net > 0 ? dayAfter(issuedOn(facts), daysToPay) : null,
    cancels: null,
    corrects: null,
    event: { name: event.name, startsOn, endsOn: berlinDay(event.endsAt), location: event.location },
    lines: priced,
    taxes,
    sums,
    paidCents: Math.min(creditCents, sums.gross),
  }
}

/** What is still to be paid of an invoice when it is written. */
export const dueCents = ({ sums, paidCents }: Pick<InvoiceContent, 'sums' | 'paidCents'>) =>
  sums.gross - paidCents

const negative = (value: number) => 0 - value // never the -0 that JSON cannot keep

/** What kind of paper it is. */
export const kindOf = ({ cancels, corrects }: Pick<InvoiceContent, 'cancels' | 'corrects'>) => {
  if (cancels) return 'cancellation'
  return corrects ? 'credit' : 'invoice'
}

/** Takes back what of an invoice its credits have left, under a number of its own: their lines stand against its own. */
export const cancellationContent = (
  invoice: InvoiceContent,
  facts: { number: string; issuedAt: Date; reason: string },
  credits: InvoiceContent[] = [],
): InvoiceContent => {
  const papers = [invoice, ...credits]
  const sumOf = (cents: number[]) => negative(cents.reduce((sum, one) => sum + one, 0))
  const taxes = invoice.taxes.map(tax => {
    const same = papers.flatMap(paper => paper.taxes.filter(one => isTaxedAlike(one, tax)))
    const netCents = sumOf(same.map(one => one.netCents))
    return { ...tax, netCents, vatCents: sumOf(same.map(one => one.vatCents)) }
  })
  return {
    ...invoice,
    number: facts.number,
    issuedAt: facts.issuedAt,
    dueOn: null,
    cancels: {
      number: invoice.number,
      issuedOn: issuedOn(invoice),
      reason: facts.reason,
      credits: credits.map(({ number }) => number),
    },
    lines: papers.flatMap(({ lines }) =>
      lines.map(line => ({
        ...line,
        quantity: negative(line.quantity),
        totalCents: negative(line.totalCents),
      })),
    ),
    taxes,
    sums: totalsOf(taxes),
    paidCents: 0,
  }
}

export type SellerGap = 'address' | 'contact' | 'tax_id' | 'vat_id' | 'iban'

/** VAT categories of UNTDID 5305: taxed, exempt, reverse charge, without VAT outside of the EU, not subject to VAT. */
export type VatCategory = 'S' | 'E' | 'AE' | 'G' | 'O'

const categories: Record<Exclude<TaxCase, 'not_taxable'>, VatCategory> = {
  compensation: 'O', // it stands alone on its invoice
  standard: 'S',
  reduced: 'S',
  exempt: 'E',
  small_business: 'E',
  reverse_charge: 'AE',
}

/**
 * The category of lines that are taxed so. What is not taxable here is „not subject to VAT“ (O), but that one stands
 * alone on an invoice (BR-O-11 to 14). Beside others it is the only one for deliveries abroad without VAT, G.
 */
export const vatCategory = (taxes: Pick<Tax, 'taxCase'>[], taxCase: TaxCase): VatCategory => {
  if (taxCase !== 'not_taxable') return categories[taxCase]
  return taxes.every(tax => tax.taxCase === 'not_taxable') ? 'O' : 'G'
}

/**
 * What the association has to say of itself before it can write an invoice: what § 14 Abs. 4 and § 14a Abs. 1 UStG,
 * EN 16931 (BR-AE-2, BR-G-2) and XRechnung (BR-DE-5 to 7) demand.
 */
export const sellerGaps = (seller: Seller, taxes: Pick<Tax, 'taxCase'>[]): SellerGap[] => {
  const needsVatId = taxes.some(({ taxCase }) => ['AE', 'G'].includes(vatCategory(taxes, taxCase)))
  const gaps: Record<SellerGap, boolean> = {
    address: !(seller.street && seller.postalCode && seller.city),
    contact: !(seller.email && seller.phone),
    tax_id: !needsVatId && !seller.taxNumber && !plainVatId(seller.vatId),
    vat_id: needsVatId && !plainVatId(seller.vatId),
    iban: !seller.iban,
  }
  const names: SellerGap[] = ['address', 'contact', 'tax_id', 'vat_id', 'iban']
  return names.filter(name => gaps[name])
}
