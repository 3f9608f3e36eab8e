import { electronic, homeOf } from '@tafelrunde/contract/values/iban'
import { countrySpecs, extractBIC, isValidBIC, isValidIBAN } from 'ibantools'

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

/** Whether a bank can have this account: both are of the same country. */
export const isSameCountry = (iban: string, bic: string) =>
  homeOf(iban.slice(0, 2)) === homeOf(extractBIC(bic).countryCode ?? '')

/** Whether these two letters stand for a country (ISO 3166-1). */
export const isCountry = (code: string) => Object.hasOwn(countrySpecs, code)
