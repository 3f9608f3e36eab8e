import type { IbanState } from '@tafelrunde/contract/values/iban'

export const ibanHint = (state: IbanState) => {
  if (state.kind === 'right') return 'Die Prüfziffer stimmt.'
  if (state.kind !== 'short') return undefined
  const missing = state.of - state.typed
  return missing === 1 ? 'Noch ein Zeichen.' : `Noch ${missing} Zeichen.`
}

export const bicFault = 'Dieser BIC kann nicht stimmen. Er hat 8 oder 11 Zeichen, zum Beispiel COBADEFFXXX.'
