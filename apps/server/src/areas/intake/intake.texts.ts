import { mostIntakeRows } from '@tafelrunde/contract/admin/intakes'

export const emptyTable = 'In der Datei steht keine Tabelle.'
export const noRows = 'Unter der Kopfzeile steht keine Zeile.'
export const noEvent = 'Bitte wählen Sie die Veranstaltung.'
export const noRowLeft = 'Ohne die ausgeblendeten Zeilen steht keine in der Tabelle.'
export const alreadyApplied = 'Diese Tabelle ist schon übernommen.'
export const stillFaulty = 'Es sind noch Zeilen fehlerhaft. Nichts wurde geschrieben.'
export const changedMeanwhile =
  'Inzwischen hat sich etwas geändert, hier oder in der Datenbank. Bitte sehen Sie sich die Vorschau noch einmal an. Nichts wurde geschrieben.'
export const doubleColumn = 'Jede Spalte der Datei kann nur einmal zugeordnet werden.'
export const tooManyRows = `Die Tabelle hat mehr als ${mostIntakeRows.toLocaleString('de-DE')} Zeilen.`
export const noSource =
  'Von dieser Tabelle gibt es keine CSV-Datei mehr, die sich anders lesen ließe. Bitte laden Sie sie noch einmal hoch.'
