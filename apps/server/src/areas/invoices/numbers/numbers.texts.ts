import { dayText } from '../../../common/german.texts.ts'
import { invoiceNumber } from '../invoices.rules.ts'

type Gap = { year: number; first: number; last: number; reason: string; at: Date }

export const notANumber = (typed: string) =>
  `„${typed}“ ist keine Rechnungsnummer. Eine sieht so aus: 2027-R-00042.`
export const noNumbers = 'Es gibt noch keine Rechnung.'

export const lastText = ({ year, last }: { year: number; last: number }) =>
  `${year}: Die nächste Rechnung bekommt ${invoiceNumber(year, last + 1)}.`

/** „2027-R-00043 bis 2027-R-00050 ausgelassen am Mi., 3. März 2027: Sicherung zurückgeholt“ */
export const gapText = ({ year, first, last, reason, at }: Gap) => {
  const from = invoiceNumber(year, first)
  const numbers = first === last ? from : `${from} bis ${invoiceNumber(year, last)}`
  return `${numbers} ausgelassen am ${dayText(at)}: ${reason}`
}
