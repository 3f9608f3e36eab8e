import {
  countrySpecs,
  electronicFormatIBAN,
  extractBIC,
  isSEPACountry,
  isValidBIC,
  isValidIBAN,
} from 'ibantools'

/** An account number or a bank's code as banks exchange it: without spaces and hyphens, in capitals. */
const electronic = (typed: string) => electronicFormatIBAN(typed) ?? ''

/** The IBAN in electronic format, if its checksum and its country's length are right; else nothing. */
export const readIban = (typed: string) => {
  const iban = electronic(typed)
  return isValidIBAN(iban) ? iban : undefined
}

/** The BIC in capitals, if it can be one; else nothing. */
export const readBic = (typed: string) => {
  const bic = electronic(typed)
  return isValidBIC(bic) ? bic : undefined
}

// Where banks have the code of the country that they belong to: those of the Channel Islands and the Isle of Man are
// British, those of the French départements and territories are French.
const homes: Record<string, string> = {
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
  BL: 'FR',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  PM: 'FR',
  RE: 'FR',
  YT: 'FR',
}
const homeOf = (country: string) => homes[country] ?? country

/** Whether a bank can have this account: both are of the same country. */
export const isSameCountry = (iban: string, bic: string) =>
  homeOf(iban.slice(0, 2)) === homeOf(extractBIC(bic).countryCode ?? '')

// They joined in 2024 and 2025, which ibantools does not know yet.
const joined = ['AL', 'MD', 'ME', 'MK', 'RS']

/** Whether a SEPA credit transfer can reach this account: banks refuse files with others. */
export const isInSepa = (iban: string) => {
  const country = homeOf(iban.slice(0, 2))
  return isSEPACountry(country) || joined.includes(country)
}

/** Whether these two letters stand for a country (ISO 3166-1). */
export const isCountry = (code: string) => Object.hasOwn(countrySpecs, code)
