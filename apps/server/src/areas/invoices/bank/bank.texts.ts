export const changedMeanwhile =
  'Was Sie gewählt haben, ist inzwischen verbucht, bezahlt oder geändert. Bitte prüfen Sie die Zuordnung noch einmal.'
export const noPayments =
  'Bitte ordnen Sie mindestens einer Zahlung eine Rechnung zu, oder wählen Sie eine Rückgabe.'
export const notInFile = 'Diese Zahlungen stehen nicht in der Datei, oder diese Rechnungen sind nicht offen.'
export const returnsNotInFile = 'Diese Rückgaben stehen nicht in der Datei.'
export const tooLittle = (company: string) =>
  `Die Zahlung von „${company}“ reicht nicht für alle Rechnungen, denen sie zugeordnet ist.`
export const alreadyWithdrawn = 'Diese Zahlung ist schon zurückgenommen.'
export const notPaid = 'Diese Bestellung ist nicht als bezahlt vermerkt.'
export const nothingOpen =
  'An dieser Rechnung ist nichts offen. Gehört eine Zahlung nicht zu ihr, nehmen Sie die Zahlung zurück.'
