import { momentText } from '../../common/german.texts.ts'

type Contents = { tables: { rows: number }[]; jobs: unknown[]; files: Record<string, string> }

const number = new Intl.NumberFormat('de-DE')

/** What is in a backup, in a line. */
const contentsText = ({ tables, jobs, files }: Contents) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const names = Object.keys(files)
  return (
    `${number.format(rows)} Zeilen aus ${tables.length} Tabellen, ${number.format(jobs.length)} wartende Aufträge, ` +
    (names.length > 0 ? `dazu ${names.join(' und ')}.` : 'keine Schlüsseldatei (SECRET_KEY ist gesetzt).')
  )
}

export const backedUpText = (file: string, contents: Contents) =>
  `Gesichert in ${file}: ${contentsText(contents)}`

export const restoredText = (made: Date, version: string, contents: Contents) =>
  `Zurückgeholt, Stand ${momentText(made)}, Fassung ${version}, und jede Zeile geprüft: ${contentsText(contents)}`

export const wrongCall = (usage: string) => `Aufruf: npm run admin -- ${usage}`

export const texts = {
  fileExists: (file: string) =>
    `${file} gibt es schon. Eine Sicherung überschreibt nichts: Nennen Sie einen anderen Namen.`,
  notWritten: (file: string, why: string) => `${file} lässt sich nicht schreiben: ${why}`,
  notEmpty:
    'In der Datenbank steht schon etwas. Zurückholen geht nur in eine leere: mit einem neuen Ordner (DATA_DIR) oder einer neuen Datenbank (DATABASE_URL). Nichts wurde geändert.',
  newer: (version: string) =>
    `Die Sicherung ist von Fassung ${version}, die neuer ist als diese. Bringen Sie Tafelrunde zuerst auf den neuen Stand. Nichts wurde geändert.`,
  unreadable: (file: string) =>
    `${file} ist keine Sicherung von Tafelrunde, oder sie ist beschädigt oder unvollständig. Nichts wurde geändert.`,
  notThere: (file: string) => `${file} gibt es nicht, oder sie lässt sich nicht lesen.`,
}
