import type { SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { otherMembers } from '@tafelrunde/contract/values/tax'
import { vatOf } from '../../../common/tax.rules.ts'

/** Where a lecturer lives (two letters, empty where nobody was asked) and the VAT id, as it is kept; it may be empty. */
export type Payee = { country: string; vatId: string }

const isGerman = (vatId: string) => /^DE\d{9}$/.test(vatId)
const isForeign = (vatId: string) => vatId !== '' && !isGerman(vatId)
const isMember = (country: string) => otherMembers.includes(country === 'EL' ? 'GR' : country)

/**
 * Where a lecturer's business is: a VAT id of another country says so, else the address. To be known to a German tax
 * office does not make a business German (§ 13b Abs. 7 UStG, Abschn. 13b.11 Abs. 1 UStAE).
 */
export const placeOf = ({ country, vatId }: Payee) => {
  const place = isForeign(vatId) ? vatId.slice(0, 2) : country
  if (!isForeign(vatId) && (place === '' || place === 'DE')) return 'home'
  return isMember(place) ? 'union' : 'third'
}

/**
 * The tax cases that fit a lecturer; docs/tax.md has all of them. German VAT charges who is established here, and
 * who is not but has a German id may have a branch here; a small business is one of the EU (§ 19 Abs. 1 and 4 UStG);
 * who bills with the VAT id of another country does so as a business.
 */
export const taxesFor = (payee: Payee): SettlementTax[] => {
  const place = placeOf(payee)
  if (place === 'home') return ['vat', 'small_business', 'allowance']
  const ofUnion = place === 'union' || isGerman(payee.vatId)
  return [
    'reverse_charge',
    ...(isGerman(payee.vatId) ? (['vat'] as const) : []),
    ...(ofUnion ? (['small_business'] as const) : []),
    ...(isForeign(payee.vatId) ? [] : (['allowance'] as const)),
  ]
}

/**
 * How somebody is taxed who says nothing else: a VAT id is for whoever pays VAT, and abroad the association owes it
 * (§ 13b UStG).
 */
export const usualTax = ({ smallBusiness, ...payee }: Payee & { smallBusiness: boolean }): SettlementTax => {
  if (smallBusiness && taxesFor(payee).includes('small_business')) return 'small_business'
  if (!payee.vatId) return 'allowance'
  return placeOf(payee) === 'home' ? 'vat' : 'reverse_charge'
}

/** What was chosen, as long as it fits. */
export const taxOf = (chosen: SettlementTax | null, data: Payee & { smallBusiness: boolean }) =>
  chosen && taxesFor(data).includes(chosen) ? chosen : usualTax(data)

/** VAT in cents that the association owes itself, at the rate in per cent. */
export type OwedTax = { vatPercent: number; vatCents: number }

/** What the association owes of a net sum in its lecturer's place (§ 13b Abs. 5 UStG); null: nothing. */
export const owedOf = (tax: SettlementTax, netCents: number, vatPercent: number): OwedTax | null =>
  tax === 'reverse_charge' ? { vatPercent, vatCents: vatOf(netCents, vatPercent) } : null

type Numbers = {
  tax: SettlementTax
  person: Payee & { taxNumber: string }
  association: { vatId: string }
}

/**
 * The numbers that a paper lacks. Whoever writes an invoice needs a tax number or a VAT id (§ 14 Abs. 4 UStG,
 * § 34a UStDV); whoever stays within the allowance writes none. Between two states of the EU both VAT ids stand on it
 * (§ 14a Abs. 1 UStG); a business of a third country has none to give.
 */
export const lackingNumbers = ({ tax, person, association }: Numbers) => {
  const inUnion = tax === 'reverse_charge' && placeOf(person) === 'union'
  return {
    tax_number: (tax === 'vat' || tax === 'small_business') && !person.taxNumber && !person.vatId,
    vat_id: inUnion && !person.vatId,
    office_vat_id: inUnion && !association.vatId,
  }
}
