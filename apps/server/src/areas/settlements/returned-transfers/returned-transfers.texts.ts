/** 08.03.2027 */
const dayFigures = (day: string) => day.split('-').toReversed().join('.')

/** „08.03.2027: Konto aufgelöst (AC04)“ */
export const returnedText = (day: string, reason: string) => `${dayFigures(day)}: ${reason}`

/** „Konto …3000 (Eva Sommer)“: of an account only its end. */
export const confirmedText = ({ iban, holder }: { iban: string; holder: string }) =>
  `Konto …${iban.slice(-4)} (${holder})`

export const noReturnToWithdraw =
  'Seit die Überweisung zurückkam, ist mit dieser Abrechnung schon etwas geschehen. Deshalb lässt sich die Rückgabe nicht mehr zurücknehmen.'
export const notDoubted = 'Das Konto dieser Abrechnung ist schon geprüft.'
export const otherAccount =
  'Die Abrechnung geht inzwischen auf ein anderes Konto. Bitte sehen Sie es sich noch einmal an.'
