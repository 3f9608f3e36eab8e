export const changedMeanwhile =
  'Was Sie gewählt haben, ist inzwischen verbucht, bezahlt oder geändert. Bitte prüfen Sie die Zuordnung noch einmal.'
export const noPayments =
  'Bitte ordnen Sie mindestens einer Zahlung eine Rechnung zu, oder wählen Sie etwas, das zurückkam.'
export const notInFile =
  'Diese Zahlungen stehen nicht in der Datei, oder diese Rechnungen sind nicht offen und in der Datei nicht genannt.'
export const returnsNotInFile = 'Diese Rückgaben stehen nicht in der Datei.'
export const sentBackNotInFile = 'Diese Rücküberweisungen stehen nicht in der Datei.'
export const refundsBackNotInFile = 'Diese zurückgekommenen Erstattungen stehen nicht in der Datei.'
export const tooLittle = (company: string) =>
  `Die Zahlung von „${company}“ reicht nicht für alle Rechnungen, denen sie zugeordnet ist.`
export const alreadyWithdrawn = 'Diese Zahlung ist schon zurückgenommen.'
export const zipInZip =
  'In dieser ZIP-Datei ist eine weitere ZIP-Datei. Bitte packen Sie sie aus und laden Sie die Kontoauszüge hoch.'
export const noStatementInZip =
  'In dieser ZIP-Datei ist kein Kontoauszug im Format CAMT.053: Keine ihrer Dateien endet auf „.xml“.'
export const tooManyStatements = (most: number) =>
  `In dieser ZIP-Datei sind mehr als ${most} Dateien. Bitte teilen Sie sie auf.`
export const zipTooLarge = (megabytes: number) =>
  `Die ZIP-Datei ist ausgepackt größer als ${megabytes} MB. Bitte teilen Sie sie auf.`
export const zipDamaged =
  'Die ZIP-Datei ist beschädigt oder mit einem Passwort geschützt. Bitte laden Sie sie bei der Bank neu herunter.'
