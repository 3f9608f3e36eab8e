import type { ReadInvoice } from './read-invoice.ts'

const sum = (values: number[]) => values.reduce((whole, part) => whole + part, 0)
/** Half up, away from zero: as a machine that knows nothing of ours computes it. */
const vatOn = (net: number, percent: number) =>
  Math.sign(net) * Math.round((Math.abs(net) * percent) / 100) + 0 // no -0

type Rules = Record<string, boolean>

/** On sums. */
const sumRules = ({ lines, taxes, sums, ...rest }: ReadInvoice): Rules => ({
  'BR-27': lines.every(({ price }) => price >= 0),
  'quantity and price make the line': lines.every(
    ({ quantity, price, total }) => total === quantity * price + 0,
  ),
  'BR-CO-10': sums.lines === sum(lines.map(({ total }) => total)),
  'BR-CO-13': sums.net === sums.lines,
  'BR-CO-14': sums.vat === sum(taxes.map(({ amount }) => amount)),
  'BR-CO-15': sums.gross === sums.net + sums.vat,
  'BR-CO-16': sums.due === sums.gross - sums.paid,
  // What takes an invoice back in part has the VAT that is owed less by then: a cent beside that of its own sum, which CEN's rules allow.
  'BR-CO-17': taxes.every(
    ({ basis, percent = 0, amount }) =>
      Math.abs(amount - vatOn(basis, percent)) <= Number(rest.type === '384'),
  ),
})

/** On what has to be there. */
const factRules = ({ seller, buyer, payment, due, sums, lines, type, ...rest }: ReadInvoice): Rules => ({
  'BR-6 to 11': [seller.name, seller.country, buyer.name, buyer.country].every(Boolean),
  'BR-21, BR-25': lines.every(({ id, name }) => id && name),
  'BR-50, BR-61': ['30', '58'].includes(payment.code ?? '') === (payment.iban !== undefined),
  'BR-55': (type === '384') === (rest.cancels !== undefined && rest.cancelledOn !== undefined),
  'BR-CO-9': [seller.vatId, buyer.vatId].every(id => id === undefined || /^[A-Z]{2}/.test(id)),
  'BR-CO-25': sums.due > 0 === (due !== undefined),
  'BR-CO-26': Boolean(seller.id ?? seller.vatId),
})

const codes: Record<string, string> = { AE: 'VATEX-EU-AE', G: 'VATEX-EU-G', O: 'VATEX-EU-O' }

/** On each VAT category that occurs: BR-S, BR-E, BR-AE, BR-G, BR-O. */
const categoryRules = ({ lines, taxes, seller, buyer }: ReadInvoice): Rules => {
  const of = (category: string) => lines.filter(line => line.category === category)
  const has = (category: string) => of(category).length > 0
  const untaxed = taxes.filter(({ category }) => category !== 'S')
  const keyOf = ({ category, percent }: { category: string | undefined; percent: number | undefined }) =>
    category === 'S' ? `S ${percent}` : category
  return {
    'BR-S-1, E-1, AE-1, G-1, O-1 and BR-CO-18: one breakdown for each category and rate':
      new Set(lines.map(keyOf)).size === taxes.length && new Set(taxes.map(keyOf)).size === taxes.length,
    'BR-S-8, E-8, AE-8, G-8, O-8': taxes.every(
      tax =>
        tax.basis === sum(lines.filter(line => keyOf(line) === keyOf(tax)).map(({ total }) => total)) + 0,
    ),
    'BR-S-2, E-2': !(has('S') || has('E')) || Boolean(seller.vatId ?? seller.taxNumber),
    'BR-S-5': of('S').every(({ percent }) => (percent ?? 0) > 0),
    'BR-S-10': taxes.every(tax => tax.category !== 'S' || !(tax.reason ?? tax.reasonCode)),
    'BR-E-5, AE-5, G-5': ['E', 'AE', 'G'].every(one => of(one).every(({ percent }) => percent === 0)),
    'BR-E-9, AE-9, G-9, O-9': untaxed.every(({ amount }) => amount === 0),
    'BR-E-10, AE-10, G-10, O-10': untaxed.every(
      ({ category = '', reason, reasonCode }) => reason && reasonCode === codes[category],
    ),
    'BR-AE-2': !has('AE') || Boolean(seller.vatId && buyer.vatId),
    'BR-G-2': !has('G') || Boolean(seller.vatId),
    'BR-O-2': !has('O') || (seller.vatId ?? buyer.vatId) === undefined,
    'BR-O-5, BR-48': [...lines, ...taxes].every(
      ({ category, percent }) => (category === 'O') === (percent === undefined),
    ),
    'BR-O-11 to 14': !has('O') || (taxes.length === 1 && of('O').length === lines.length),
  }
}

/** What XRechnung wants besides, with electronic addresses of both. */
const xrechnungRules = ({ seller, buyer, buyerReference, payment, type, process }: ReadInvoice): Rules => ({
  'BR-DE-1': Boolean(payment.code),
  'BR-DE-3 to 9': [seller, buyer].every(({ city, postalCode }) => city && postalCode),
  'BR-DE-2 and 5 to 7': [seller.contact, seller.phone, seller.email].every(Boolean),
  'BR-DE-15': Boolean(buyerReference),
  'BR-DE-16': Boolean(seller.vatId ?? seller.taxNumber ?? seller.id),
  'BR-DE-17': ['380', '384'].includes(type ?? ''),
  'PEPPOL-EN16931-R010 and R020': [seller, buyer].every(one => one.electronicAddress),
  'PEPPOL-EN16931-R001': process === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
})

/** The names of the business rules that an invoice breaks: of EN 16931-1, and of XRechnung. */
export const brokenRules = (invoice: ReadInvoice) =>
  Object.entries({
    ...sumRules(invoice),
    ...factRules(invoice),
    ...categoryRules(invoice),
    ...xrechnungRules(invoice),
  })
    .filter(([, holds]) => !holds)
    .map(([name]) => name)
