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

export const upgradedText = (version: string) =>
  `Die Datenbank ist jetzt auf dem Stand von Fassung ${version}.`

export const restoredText = (made: Date, version: string, contents: Contents) =>
  `Zurückgeholt, Stand ${momentText(made)}, Fassung ${version}, und jede Zeile geprüft: ${contentsText(contents)}`

/** What Node, or the store (`serviceCode`), calls it. */
const codesOf = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? ['code', 'serviceCode'].flatMap(key => (key in error ? [String(Reflect.get(error, key))] : []))
    : []

const failures: Record<string, string> = {
  ENOSPC: 'Die Platte ist voll.',
  EDQUOT: 'Die Platte ist voll.',
  ENOENT: 'Den Ordner gibt es nicht. Ist das Laufwerk eingehängt?',
  ENOTDIR: 'Das ist kein Ordner.',
  EACCES: 'Der Ordner gehört einem anderen Benutzer.',
  EPERM: 'Der Ordner gehört einem anderen Benutzer.',
  EROFS: 'In den Ordner darf nichts geschrieben werden.',
  EEXIST: 'Dort steht schon eine Datei dieses Namens.',
  NoSuchBucket: 'Den Bucket gibt es nicht.',
  InvalidAccessKeyId: 'Der S3-Speicher kennt BACKUP_S3_KEY_ID nicht.',
  SignatureDoesNotMatch: 'BACKUP_S3_SECRET passt nicht zu BACKUP_S3_KEY_ID.',
  AccessDenied: 'Der Schlüssel darf in diesen Bucket nicht schreiben.',
  ENOTFOUND: 'Der S3-Speicher ist nicht zu erreichen.',
  ECONNREFUSED: 'Der S3-Speicher ist nicht zu erreichen.',
  ECONNRESET: 'Der S3-Speicher ist nicht zu erreichen.',
  '57P01': 'Die Datenbank wurde währenddessen beendet.',
  'Connection terminated unexpectedly': 'Die Datenbank war plötzlich weg.',
  ETIMEDOUT: 'Der S3-Speicher hat nicht rechtzeitig geantwortet.',
}

/** Why a backup failed, for whoever can do something about it. */
export const failureText = (error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const codes = [...codesOf(error), ...codesOf(cause), message]
  const known = codes.flatMap(code => failures[code] ?? [])
  return known[0] ?? `Sie ist misslungen: ${message}`
}

export const wrongCall = (usage: string) => `Aufruf: npm run admin -- ${usage}`

export const texts = {
  fileExists: (file: string) =>
    `${file} gibt es schon. Eine Sicherung überschreibt nichts: Nennen Sie einen anderen Namen.`,
  notWritten: (file: string, why: string) => `${file} lässt sich nicht schreiben: ${why}`,
  off: 'Sicherungen sind ausgeschaltet (BACKUPS).',
  upToDate: 'Die Datenbank ist auf dem Stand dieser Fassung. Es gibt nichts zu tun.',
  problems: (count: number) =>
    `${count} Anmeldungen, Plätze oder Zähler stimmen nicht: npm run admin -- check nennt sie.`,
  notEmpty:
    'In der Datenbank steht schon etwas. Zurückholen geht nur in eine leere: mit einem neuen Ordner (DATA_DIR) oder einer neuen Datenbank (DATABASE_URL). Nichts wurde geändert.',
  newer: (version: string) =>
    `Die Sicherung ist von Fassung ${version}, die neuer ist als diese. Bringen Sie Tafelrunde zuerst auf den neuen Stand. Nichts wurde geändert.`,
  unreadable: (file: string) =>
    `${file} ist keine Sicherung von Tafelrunde, oder sie ist beschädigt oder unvollständig. Nichts wurde geändert.`,
  notThere: (file: string) => `${file} gibt es nicht, oder sie lässt sich nicht lesen.`,
}
