import type { Intake, IntakeDelimiter, IntakeKind, IntakeOutcome } from '@tafelrunde/contract/admin/intakes'
import { counted } from '@tafelrunde/ui/figures.ts'

type KindText = {
  label: string
  /** What the rows are, one and many. */
  one: string
  many: string
  event: 'needed' | 'possible' | 'none'
  about: string
}

export const kindTexts: Record<IntakeKind, KindText> = {
  workshops: {
    label: 'Workshops mit Terminen',
    one: 'Termin',
    many: 'Termine',
    event: 'needed',
    about:
      'Eine Zeile ist ein Termin: Titel, Referenten, Tag, Zeit, Raum, Plätze. Noch einmal eingelesen, ändert die Datei, was anders ist, und verdoppelt nichts.',
  },
  rooms: {
    label: 'Räume',
    one: 'Raum',
    many: 'Räume',
    event: 'none',
    about:
      'Raum, Gebäude, Stockwerk, Plätze, Ausstattung und Bestuhlung. Wiedererkannt wird ein Raum an Name und Gebäude.',
  },
  registrations: {
    label: 'Anmeldungen',
    one: 'Zeile',
    many: 'Zeilen',
    event: 'needed',
    about:
      'Wer schon auf einer Liste steht: Mitgliedsnummer oder E-Mail-Adresse, Workshop und, wo nötig, Tag und Beginn. Plätze werden nicht überbucht, und niemand bekommt eine E-Mail.',
  },
  members: {
    label: 'Mitglieder',
    one: 'Konto',
    many: 'Konten',
    event: 'none',
    about:
      'Mitgliedsnummer, E-Mail-Adresse und Name. Wer noch kein Konto hat, bekommt eines, ohne E-Mail; das Passwort setzt die Person mit „Passwort vergessen“.',
  },
  exhibitors: {
    label: 'Aussteller',
    one: 'Aussteller',
    many: 'Aussteller',
    event: 'possible',
    about:
      'Name, Text, Website und Stand für das Ausstellerverzeichnis. Mit einer Veranstaltung stehen alle auch dort.',
  },
}

export const delimiterTexts: Record<IntakeDelimiter, string> = {
  semicolon: 'Semikolon ;',
  comma: 'Komma ,',
  tab: 'Tabulator',
}

export const outcomeTexts: Record<IntakeOutcome, string> = {
  faulty: 'Fehler',
  new: 'neu',
  changed: 'geändert',
  unchanged: 'gleich',
}

export const filterTexts: Record<IntakeOutcome | 'all', string> = {
  all: 'Alle',
  faulty: 'Nur Fehler',
  new: 'Neu',
  changed: 'Geändert',
  unchanged: 'Gleich geblieben',
}

const rowsText = ({ counts }: Intake) => counted(counts.rows, 'Zeile', 'Zeilen')

/** Where a table stands: „60 Zeilen, 3 Fehler – noch nichts geschrieben“. */
export const standText = (intake: Intake) => {
  if (intake.applied) return `${rowsText(intake)} übernommen`
  const { faulty } = intake.counts
  const faults = faulty === 0 ? 'kein Fehler' : counted(faulty, 'Zeile mit Fehlern', 'Zeilen mit Fehlern')
  return `${rowsText(intake)}, ${faults} – noch nichts geschrieben`
}

export const countsText = ({ counts }: Intake) =>
  [
    counts.new > 0 && `${counts.new.toLocaleString('de-DE')} neu`,
    counts.changed > 0 && `${counts.changed.toLocaleString('de-DE')} geändert`,
    counts.unchanged > 0 && `${counts.unchanged.toLocaleString('de-DE')} gleich`,
  ]
    .filter(Boolean)
    .join(', ')

/** „Die Tabelle hat 3 ausgeblendete Zeilen und 1 ausgeblendete Spalte.“ */
export const hiddenText = ({ rows, columns }: NonNullable<Intake['hidden']>) => {
  const parts = [
    rows > 0 && counted(rows, 'ausgeblendete Zeile', 'ausgeblendete Zeilen'),
    columns.length > 0 && counted(columns.length, 'ausgeblendete Spalte', 'ausgeblendete Spalten'),
  ]
  return `Die Tabelle hat ${parts.filter(Boolean).join(' und ')}.`
}

/** Why it cannot be taken over yet; undefined: it can. */
export const whyNotYet = ({ missing, counts }: Pick<Intake, 'missing' | 'counts'>) => {
  if (missing.length > 0) return `Bitte sagen Sie, welche Spalte der Datei das ist: ${missing.join(', ')}.`
  if (counts.rows === 0) return 'Ohne die ausgeblendeten Zeilen steht keine in der Tabelle.'
  return counts.faulty > 0 ? 'Geht, sobald keine Zeile mehr fehlerhaft ist.' : undefined
}

/** „60 Termine übernehmen“; how many is promised once all of them can be. */
export const applyText = (intake: Pick<Intake, 'kind' | 'missing' | 'counts'>) => {
  const { one, many } = kindTexts[intake.kind]
  return `${whyNotYet(intake) ? many : counted(intake.counts.rows, one, many)} übernehmen`
}
