import type { IbanState } from './iban.rules.ts'

/** What is wrong with an IBAN for sure, already while it is typed. */
export const ibanFault = (state: IbanState) => {
  if (state.kind === 'no country')
    return 'Diese IBAN beginnt nicht mit einem bekannten Länderkürzel wie DE oder AT.'
  if (state.kind === 'long') return `Diese IBAN ist zu lang: ${state.typed} statt ${state.of} Zeichen.`
  if (state.kind === 'wrong')
    return 'Diese IBAN hat einen Zahlendreher. Bitte vergleichen Sie Zeichen für Zeichen.'
  return undefined
}

/** The same, and that it is too short, once it has been left or sent. */
export const finalIbanFault = (state: IbanState) =>
  state.kind === 'short'
    ? `Diese IBAN ist zu kurz: ${state.typed} statt ${state.of} Zeichen.`
    : ibanFault(state)

export const ibanHint = (state: IbanState) => {
  if (state.kind === 'right') return 'Die Prüfziffer stimmt.'
  if (state.kind !== 'short') return undefined
  const missing = state.of - state.typed
  return missing === 1 ? 'Noch ein Zeichen.' : `Noch ${missing} Zeichen.`
}

export const bicFault = 'Dieser BIC kann nicht stimmen. Er hat 8 oder 11 Zeichen, zum Beispiel COBADEFFXXX.'
