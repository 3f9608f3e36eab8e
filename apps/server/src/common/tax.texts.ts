import { isTaxedAlike, type LineTax, type Tax, type TaxCase } from '@tafelrunde/contract/values/tax'
import { unbroken } from './german.texts.ts'
import { moneyText } from './money.texts.ts'
import { countryText } from './papers.texts.ts'
import { exampleOf, type VatIdFault } from './vat-ids.rules.ts'

const nameOf = (country: string) => countryText(country) || 'Deutschland'

const wrongVatId =
  'Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen. Eine deutsche besteht aus DE und 9 Ziffern.'

/** What is wrong with the number of a company in this country. */
export const vatIdFaultText = (fault: VatIdFault, country: string) => {
  if (country === 'CH' && fault === 'wrong')
    return 'Diese Nummer kann nicht stimmen. Eine schweizerische sieht so aus: CHE-123.456.789 MWST.'
  const example = exampleOf(country)
  if (fault === 'elsewhere') {
    const own = example ? ` Zu ${nameOf(country)} gehört eine, die mit ${example.slice(0, 2)} beginnt.` : ''
    return `Diese Umsatzsteuer-Identifikationsnummer gehört zu einem anderen Land als die Anschrift.${own}`
  }
  return country === 'DE' || !example
    ? wrongVatId
    : `Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen: Bitte prüfen Sie Form und Ziffern. Für ${nameOf(country)} sieht eine so aus: ${example}.`
}

/** Why no VAT is charged, in the words of the law; they stand on papers and in the XML (BT-120). */
const reasons: Record<Exclude<TaxCase, 'standard' | 'reduced' | 'exempt'>, string> = {
  small_business: 'Steuerfrei nach § 19 Abs. 1 UStG (Steuerbefreiung für Kleinunternehmer)',
  reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers',
  not_taxable: 'Im Inland nicht steuerbar (§ 3a Abs. 2 UStG)',
  compensation: 'Stornopauschale, nicht steuerbar (echter Schadensersatz)',
}

/** Why a line has no VAT; empty where it has. */
export const reasonOf = ({ taxCase, exemption }: Pick<LineTax, 'taxCase' | 'exemption'>) => {
  if (taxCase === 'standard' || taxCase === 'reduced') return ''
  return taxCase === 'exempt' ? `Steuerfrei nach ${exemption}` : reasons[taxCase]
}

/** „USt-IdNr. ATU12345675“, „MWST-Nr. CHE-123.456.789 MWST“; nothing without one. */
export const vatIdText = (vatId: string) => {
  const swiss = /^CHE(\d{3})(\d{3})(\d{3})(.*)$/.exec(vatId)
  if (!swiss) return vatId && `USt-IdNr.\u00a0${vatId}`
  const [, first, second, third, ending] = swiss
  return unbroken(`MWST-Nr. CHE-${first}.${second}.${third} ${ending}`.trim())
}

const marks = ['¹', '²', '³', '⁴', '⁵', '⁶']

/** With the sign for minus, as papers write it. */
export const amountText = (cents: number) => moneyText(cents).replace('-', '\u2212')

/** A reason as it stands on paper, where „§ 4“ stays together. */
const noteOf = (tax: LineTax) => `${reasonOf(tax).replaceAll(/(§|Nr\.|Abs\.|Buchst\.) /g, '$1\u00a0')}.`

type Words = {
  /** Of a line, where not all are taxed alike: „19 %“, „ohne ¹“; else empty. */
  lineText: (line: LineTax) => string
  /** What the total is made of, if there is anything to tell. */
  sums: { label: string; text: string }[]
  /** Why there is no VAT, a sentence each. */
  notes: string[]
}

/** What papers say of the taxes of an order: the fees by rate and by exemption (§ 14 Abs. 4 Nr. 7 and 8 UStG). */
export const taxWords = (taxes: Tax[]): Words => {
  const untaxed = taxes.filter(({ vatPercent }) => vatPercent === 0)
  const isMixed = taxes.length > 1
  const markOf = (line: LineTax) => marks[untaxed.findIndex(tax => isTaxedAlike(tax, line))] ?? ''
  const rateText = (line: LineTax) => (line.vatPercent > 0 ? `${line.vatPercent} %` : `ohne ${markOf(line)}`)
  const net = taxes.reduce((sum, { netCents }) => sum + netCents, 0)
  const labelOf = (tax: Tax) => {
    if (!isMixed) return `Umsatzsteuer ${unbroken(rateText(tax))}`
    const name = tax.vatPercent > 0 ? `Umsatzsteuer ${rateText(tax)}` : `Keine Umsatzsteuer ${markOf(tax)}`
    return unbroken(`${name} auf ${amountText(tax.netCents)}`)
  }
  const sums = [
    { label: 'Summe ohne Umsatzsteuer', text: amountText(net) },
    ...taxes.map(tax => ({ label: labelOf(tax), text: amountText(tax.vatCents) })),
  ]
  return {
    lineText: line => (isMixed ? unbroken(rateText(line)) : ''),
    sums: untaxed.length === taxes.length && !isMixed ? [] : sums,
    notes: untaxed.map(tax => (isMixed ? `${markOf(tax)} ${noteOf(tax)}` : noteOf(tax))),
  }
}
