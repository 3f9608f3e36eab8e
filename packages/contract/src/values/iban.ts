import {
  countrySpecs,
  electronicFormatIBAN,
  isSEPACountry,
  ValidationErrorsIBAN,
  validateIBAN,
} from 'ibantools'

/** As banks exchange it: in capitals, without spaces and hyphens, which are only for reading. */
export const electronic = (typed: string) => electronicFormatIBAN(typed.replaceAll(/\s/g, '')) ?? ''

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

/** The country whose banks count as one country's with these: two letters to two letters. */
export const homeOf = (country: string) => homes[country] ?? country

// They joined in 2024 and 2025, which ibantools does not know yet.
const joined = ['AL', 'MD', 'ME', 'MK', 'RS']

/** Whether a SEPA credit transfer can reach this country: banks refuse files with others. */
const isInSepa = (country: string) => isSEPACountry(homeOf(country)) || joined.includes(country)

export type IbanState =
  | { kind: 'empty' | 'right' | 'no country' | 'outside' | 'unreadable' | 'wrong' }
  /** How many signs it has to have, and how many are there. */
  | { kind: 'short' | 'long'; of: number; typed: number }

/** What is known of an IBAN, also while it is typed. */
export const ibanState = (text: string): IbanState => {
  const iban = electronic(text)
  const typed = iban.length
  if (typed === 0) return { kind: 'empty' }
  if (/^[A-Z]$/.test(iban)) return { kind: 'short', of: 22, typed }
  const country = iban.slice(0, 2)
  const of = countrySpecs[country]?.chars
  if (!of) return { kind: 'no country' }
  if (!isInSepa(country)) return { kind: 'outside' }
  if (typed !== of) return { kind: typed < of ? 'short' : 'long', of, typed }
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return { kind: 'right' }
  const hasStranger = errorCodes.some(
    code => code === ValidationErrorsIBAN.WrongBBANFormat || code === ValidationErrorsIBAN.ChecksumNotNumber,
  )
  return { kind: hasStranger ? 'unreadable' : 'wrong' }
}

const sentences = new Map<IbanState['kind'], string>([
  ['no country', 'Diese IBAN beginnt nicht mit einem bekannten Länderkürzel wie DE oder AT.'],
  [
    'outside',
    'Diese IBAN gehört zu einem Land außerhalb des SEPA-Raums. SEPA-Überweisungen sind dort nicht möglich.',
  ],
  [
    'unreadable',
    'In dieser IBAN steht ein Zeichen, das dort nicht stehen kann, etwa ein O statt einer Null.',
  ],
  ['wrong', 'Die Prüfziffer dieser IBAN stimmt nicht. Bitte vergleichen Sie Zeichen für Zeichen.'],
])

/** What is wrong with an IBAN for sure, already while it is typed. */
export const ibanFault = (state: IbanState) => {
  if (state.kind === 'long') return `Diese IBAN ist zu lang: ${state.typed} statt ${state.of} Zeichen.`
  return sentences.get(state.kind)
}

/** The same, and that it is too short, once it has been left or sent. */
export const finalIbanFault = (state: IbanState) =>
  state.kind === 'short'
    ? `Diese IBAN ist zu kurz: ${state.typed} statt ${state.of} Zeichen.`
    : ibanFault(state)
