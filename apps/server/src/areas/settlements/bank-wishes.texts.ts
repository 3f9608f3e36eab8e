type Account = { iban: string; holder: string }

const endText = ({ iban, holder }: Account) => `…${iban.slice(-4)} (${holder})`

/** „Konto …3000 (Eva Sommer) durch …5678 (Eva Sommer) ersetzt“: of an account only its end. */
export const changedText = (from: Account, to: Account) =>
  `Konto ${endText(from)} durch ${endText(to)} ersetzt`

export const goesThere =
  'Diese Abrechnung ist schon bezahlt, oder sie geht bereits an das Konto in Ihren Angaben.'
export const otherByNow =
  'Die Bankverbindung in den Angaben ist inzwischen eine andere. Bitte sehen Sie sie sich noch einmal an.'
export const notWished = 'Für diese Abrechnung ist kein anderes Konto gewünscht.'
