import { isThirdVatId, readVatId, vatPrefix } from '@tafelrunde/contract/values/tax'
import { checkDigits } from './vat-check-digits.rules.ts'

/** What follows the letters of a member state, and one as it looks. */
const members: Record<string, { form: RegExp; example: string }> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345675' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456749' },
  BG: { form: /^\d{9,10}$/, example: 'BG123456786' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678F' },
  CZ: { form: /^(\d{8}|\d{10}|6\d{8}|([0-4]\d|5[0-3])[0156]\d[0-3]\d{4})$/, example: 'CZ12345679' },
  DE: { form: /^\d{9}$/, example: 'DE123456789' },
  DK: { form: /^[1-9]\d{7}$/, example: 'DK12345674' },
  EE: { form: /^\d{9}$/, example: 'EE123456780' },
  EL: { form: /^\d{9}$/, example: 'EL123456783' },
  ES: { form: /^([A-HJ-NP-SUVWXYZ]\d{7}[\dA-J]|[\dKLMXYZ]\d{7}[A-Z])$/, example: 'ESA12345674' },
  FI: { form: /^\d{8}$/, example: 'FI12345671' },
  FR: { form: /^[\dA-HJ-NP-Z]{2}\d{9}$/, example: 'FR11123456782' },
  HR: { form: /^\d{11}$/, example: 'HR12345678903' },
  HU: { form: /^\d{8}$/, example: 'HU12345676' },
  IE: { form: /^(\d{7}[A-W][A-IW]?|[2-9][A-Z+*]\d{5}[A-W])$/, example: 'IE1234567T' },
  IT: { form: /^(?!0{7})\d{7}(0(?!00)\d\d|100|12[01]|888|999)\d$/, example: 'IT12345670017' },
  LT: { form: /^(\d{7}1\d|\d{10}1\d)$/, example: 'LT123456715' },
  LU: { form: /^\d{8}$/, example: 'LU12345613' },
  LV: { form: /^\d{11}$/, example: 'LV41234567891' },
  MT: { form: /^\d{8}$/, example: 'MT12345634' },
  NL: { form: /^\d{9}B\d\d$/, example: 'NL123456782B01' },
  PL: { form: /^\d{10}$/, example: 'PL1234567883' },
  PT: { form: /^[1-9]\d{8}$/, example: 'PT123456789' },
  RO: { form: /^[1-9]\d{1,9}$/, example: 'RO12345674' },
  SE: { form: /^\d{10}(0[1-9]|[1-9]\d)$/, example: 'SE123456789701' },
  SI: { form: /^[1-9]\d{7}$/, example: 'SI12345679' },
  SK: { form: /^[1-9]\d[2-47-9]\d{7}$/, example: 'SK1234567895' },
}

/** The letters of the member state whose VAT id this could be: one of those that have the form and the check digits of theirs. */
const stateOf = (id: string) => {
  const [state, number] = [id.slice(0, 2), id.slice(2)]
  return members[state]?.form.test(number) && (checkDigits[state]?.(number) ?? true) ? state : undefined
}

// Parts of member states where their VAT does not hold (Art. 6 MwStSystRL): what is theirs may be named, and is a third country's.
const outlying: Record<string, string> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
}

export type VatIdFault = 'wrong' | 'elsewhere'

/**
 * The VAT id of a company at an address in this country (ISO 3166-1), as it is written; or what is wrong with it: no such
 * number can be, or it belongs to another country. It may be empty. Those of Germany are looked at for their form alone, as
 * they decide on no tax; those of third countries, which have their own rules, as well.
 */
export const checkVatId = (typed: string, country: string): { id: string } | { fault: VatIdFault } => {
  const id = readVatId(typed, country)
  if (id === undefined) return { fault: 'wrong' }
  if (id === '') return { id }
  const own = vatPrefix(country)
  const state = stateOf(id)
  if (own === undefined) {
    if (state) return state === outlying[country] ? { id } : { fault: 'elsewhere' }
    return isThirdVatId(id, country) ? { id } : { fault: 'wrong' }
  }
  if (state === own) return { id }
  return { fault: id.startsWith(own) ? 'wrong' : 'elsewhere' }
}

/** Whether it can be the VAT id of some member state. */
export const isUnionVatId = (id: string) => stateOf(id) !== undefined

/** How a VAT id of this country looks, for whoever typed another one. */
export const exampleOf = (country: string) => members[vatPrefix(country) ?? '']?.example
