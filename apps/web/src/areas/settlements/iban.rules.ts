import { countrySpecs, electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

/** As banks exchange it: in capitals, without what is only for reading. */
const electronic = (typed: string) => electronicFormatIBAN(typed.replaceAll(/\s/g, '')) ?? ''

/** „DE89 3704 …“: in capitals, in groups of four. */
export const grouped = (typed: string) => electronic(typed).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Where the cursor belongs in the grouped text when it stood behind `before`. */
export const cursorAfter = (before: string) => grouped(before).length

export type IbanState =
  | { kind: 'empty' | 'right' | 'no country' | 'wrong' }
  /** How many signs it has to have, and how many are there. */
  | { kind: 'short' | 'long'; of: number; typed: number }

/** What is known of an IBAN while it is typed. */
export const ibanState = (text: string): IbanState => {
  const iban = electronic(text)
  const typed = iban.length
  if (typed === 0) return { kind: 'empty' }
  if (/^[A-Z]$/.test(iban)) return { kind: 'short', of: 22, typed }
  const of = countrySpecs[iban.slice(0, 2)]?.chars
  if (!of) return { kind: 'no country' }
  if (typed !== of) return { kind: typed < of ? 'short' : 'long', of, typed }
  return { kind: isValidIBAN(iban) ? 'right' : 'wrong' }
}

/** Whether a BIC can be one; it may be left out. */
export const isBic = (typed: string) => {
  const bic = electronic(typed)
  return bic === '' || isValidBIC(bic)
}
