import type { CreditFault } from '@tafelrunde/contract/exhibitions/credits'
import { moneyText } from '../../../common/money.texts.ts'

export const changedMeanwhile =
  'Von dieser Rechnung ist inzwischen anderes übrig, als Sie gesehen haben. Bitte prüfen Sie die Korrektur noch einmal.'

/** What is wrong with what is to be credited. */
export const faultText = (wrong: CreditFault) => {
  if (wrong.fault === 'nothing') return 'Damit würde nichts korrigiert.'
  if (!wrong.of) return 'Diese Zeile hat die Rechnung nicht.'
  const { name, leftQuantity, leftCents } = wrong.of
  return wrong.fault === 'quantity'
    ? `Von „${name}“ sind nur noch ${leftQuantity} übrig.`
    : `Von „${name}“ sind nur noch ${moneyText(leftCents)} ohne Umsatzsteuer übrig.`
}
