/** A file that is no table that we read; the message is a German sentence that says what to do. */
export class UnreadableTable extends Error {}

export const damaged =
  'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte speichern Sie sie in Excel neu als .xlsx.'

/** What stands further to the right than that is no table that people filled in. */
export const mostColumns = 200

export const tooManyRows = (most: number) =>
  `Die Tabelle hat mehr als ${most.toLocaleString('de-DE')} Zeilen. Bitte teilen Sie sie auf mehrere Dateien auf.`
