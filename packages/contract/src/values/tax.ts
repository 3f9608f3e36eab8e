import * as z from 'zod/mini'

/** What an item costs in VAT where it is taxed in Germany; a Kleinunternehmer’s items have none (§ 19 UStG). */
export const HomeTax = z.enum(['standard', 'reduced', 'exempt', 'small_business'])
export type HomeTax = z.infer<typeof HomeTax>

/** How a line is taxed for whoever orders it: docs/tax.md has all cases with their sources. */
export const TaxCase = z.enum([...HomeTax.options, 'reverse_charge', 'not_taxable', 'compensation'])
export type TaxCase = z.infer<typeof TaxCase>

/** `exemption` is the paragraph of what is exempt, else empty; `vatPercent` is 0 where no VAT is charged. */
export type LineTax<Case = TaxCase> = { taxCase: Case; vatPercent: number; exemption: string }
/** `onSite`: taxed where it happens, whoever buys it, like meals (§ 3a Abs. 3 UStG). */
export type ItemTax = LineTax<HomeTax> & { onSite: boolean }
export type Payer = { country: string; vatId: string }

/** The members of the EU besides Germany (ISO 3166-1). */
export const otherMembers =
  'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** How the VAT ids of a country begin, ISO 3166-1; nothing outside of the EU. Monaco counts as France (Art. 7 MwStSystRL). */
export const vatPrefix = (country: string) => {
  if (country === 'GR') return 'EL'
  if (country === 'MC') return 'FR'
  return country === 'DE' || otherMembers.includes(country) ? country : undefined
}

const ofMember = new RegExp(`^(${otherMembers.map(vatPrefix).join('|')})[A-Z0-9+*]{2,12}$`)
// Northern Ireland is in the EU for goods alone.
const ofNorthernIreland = /^XI[A-Z0-9]{5,12}$/
const ofThird: Record<string, RegExp> = {
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  LI: /^(\d{5}|CHE\d{9}(MWST)?)$/,
  GB: /^(GB|XI)(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  NO: /^(NO)?\d{9}(MVA)?$/,
  IS: /^(IS)?\d{5,6}$/,
}
const ofAnyThird = /^(?=.*\d)[A-Z0-9]{4,20}$/

const plain = (typed: string) => typed.toUpperCase().replace(/[\s./-]/g, '')

/** Whether it can be the number of a company in this country, which is none of the EU. */
export const isThirdVatId = (id: string, country: string) =>
  !vatPrefix(country) && (ofThird[country] ?? ofAnyThird).test(id)

/**
 * The VAT id in capitals and without what is only for reading, or nothing if it does not look like one; it may be empty. One
 * of the EU can be anybody’s, one of a third country only of a company there. What is kept is checked more closely, by the server.
 */
export const readVatId = (typed: string, country = 'DE') => {
  const id = plain(typed)
  if (id === '' || /^DE\d{9}$/.test(id) || ofMember.test(id) || ofNorthernIreland.test(id)) return id
  return isThirdVatId(id, country) ? id : undefined
}

/** Where a buyer is for the tax: without a VAT id of another country nothing says that it is a company there. */
const placeOf = ({ country, vatId }: Payer) => {
  const id = plain(vatId)
  if (country === 'DE' || id === '' || id.startsWith('DE')) return 'home'
  const prefix = vatPrefix(country)
  if (!prefix) return 'third'
  return id.startsWith(prefix) && ofMember.test(id) ? 'union' : 'home'
}

/** Whether two are taxed the same way: both at home, both companies elsewhere in the EU or both outside of it. */
export const isSamePayer = (one: Payer, other: Payer) => placeOf(one) === placeOf(other)

const caseFor = ({ taxCase, onSite }: ItemTax, payer: Payer): TaxCase => {
  const place = placeOf(payer)
  if (onSite || place === 'home') return taxCase
  if (place === 'third') return 'not_taxable'
  return taxCase === 'exempt' ? 'exempt' : 'reverse_charge' // exempt in all of the EU (Art. 132 MwStSystRL)
}

/** How an item is taxed for this buyer. */
export const taxFor = (item: ItemTax, payer: Payer): LineTax => {
  const taxCase = caseFor(item, payer)
  const { vatPercent, exemption } = item
  return taxCase === item.taxCase
    ? { taxCase, vatPercent, exemption }
    : { taxCase, vatPercent: 0, exemption: '' }
}

/** VAT on a net sum, rounded half up to the cent (kaufmännisch), once for all of it. */
export const vatOf = (netCents: number, percent: number) => Math.floor((netCents * percent + 50) / 100)

export type Tax = LineTax & { netCents: number; vatCents: number }

/** Whether two lines are taxed at the same rate or have none for the same reason. */
export const isTaxedAlike = (one: LineTax, other: LineTax) =>
  one.taxCase === other.taxCase && one.vatPercent === other.vatPercent && one.exemption === other.exemption

/** The lines by rate, the highest first, then by reason; each with its net sum and the VAT once on it (EN 16931, BR-CO-17). */
export const taxesOf = (lines: readonly (LineTax & { cents: number })[]): Tax[] => {
  const first = lines.filter((line, index) => lines.findIndex(other => isTaxedAlike(line, other)) === index)
  return first
    .toSorted((one, other) => other.vatPercent - one.vatPercent)
    .map(({ taxCase, vatPercent, exemption }) => {
      const same = lines.filter(line => isTaxedAlike(line, { taxCase, vatPercent, exemption }))
      const netCents = same.reduce((sum, { cents }) => sum + cents, 0)
      return { taxCase, vatPercent, exemption, netCents, vatCents: vatOf(netCents, vatPercent) }
    })
}

/** What it comes to. */
export const totalsOf = (taxes: readonly Tax[]) => {
  const net = taxes.reduce((sum, { netCents }) => sum + netCents, 0)
  const vat = taxes.reduce((sum, { vatCents }) => sum + vatCents, 0)
  return { net, vat, gross: net + vat }
}
