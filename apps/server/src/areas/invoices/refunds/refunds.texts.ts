export const refundFileName = (id: number) => `erstattungen-${id}.xml`

export const noIban = 'Bitte geben Sie die IBAN an, auf die das Guthaben geht.'
export const noHolder = 'Bitte geben Sie an, wem das Konto gehört.'
export const twice = 'Jede Bestellung darf nur einmal genannt sein.'
export const otherCredit = (number: string) =>
  `Das Guthaben der Bestellung ${number} ist inzwischen ein anderes. Bitte prüfen Sie die Guthaben und erstellen Sie die Datei dann.`
export const undoneFile =
  'Diese Erstattungen sind zurückgenommen. Ihre Datei gibt es nicht mehr, damit die Bank nichts doppelt überweist.'
export const undoneAlready = 'Diese Erstattungen sind schon zurückgenommen.'
export const executed = (day: string) =>
  `Die Bank führt diese Überweisungen am ${day} aus. Zurücknehmen können Sie die Datei nur vor diesem Tag.`
export const notReturned = 'Diese Erstattung ist nicht als zurückgekommen vermerkt.'
export const creditUsed =
  'Das Guthaben aus dieser Erstattung ist inzwischen neu überwiesen oder mit einer Rechnung verrechnet. Nehmen Sie zuerst das zurück.'
