import type { EventState } from '@tafelrunde/contract/events/events'
import { dayText, timesText } from '../../../common/german.texts.ts'
import type { Difference, Kind } from './merge-facts.rules.ts'

const seconds = new Intl.NumberFormat('de-DE', { maximumSignificantDigits: 2 })
const whole = new Intl.NumberFormat('de-DE')

const states: Record<EventState, string> = {
  draft: 'Entwurf',
  announced: 'angekündigt',
  open: 'offen',
  closed: 'geschlossen',
  finished: 'beendet',
  cancelled: 'abgesagt',
}

export const wrongCallText = (usage: string, states: string[]) =>
  [
    `Aufruf: npm run admin -- ${usage}`,
    `  --state      Zustand einer neuen Veranstaltung: ${states.join(', ')} (sonst draft)`,
    '  --capacity   Plätze je neuem Termin (sonst 30)',
    '  --time-zone  für Dateien ohne Zeitzone (sonst Europe/Berlin)',
    '  --overwrite  auch, was in der Verwaltung geändert wurde, nach der Datei (sonst bleibt es)',
    '  --dry-run    nur zeigen, was sich ändern würde',
  ].join('\n')

type Slot = { name: string; startsAt: Date; endsAt: Date }
type Counts = { created: number; changed: number; unchanged: number; removed: number }
type Summary = {
  event: { id: number; name: string; state: EventState; isNew: boolean }
  version: string
  workshops: Counts
  timeslots: Counts
  lecturers: Counts
  rooms: number
  moved: Slot[]
  kept: Slot[]
  differences: Difference[]
}

const slotLine = (slot: Slot) => `„${slot.name}“, ${dayText(slot.startsAt)}, ${timesText(slot)}`

const countsLine = (name: string, { created, changed, unchanged, removed }: Counts) =>
  [
    name.padEnd(12),
    ...[created, changed, unchanged, removed].map(count => whole.format(count).padStart(13)),
  ].join('')

const kinds: Record<Kind, string> = {
  event: 'Veranstaltung',
  workshop: 'Workshop',
  timeslot: 'Termin',
  lecturer: 'Referent/in',
  cast: 'Workshop',
}
const differenceLines = (differences: Difference[], overwrite: boolean) =>
  differences.length > 0
    ? [
        '',
        overwrite
          ? 'In der Verwaltung geändert, jetzt nach der Datei:'
          : 'In der Verwaltung geändert und deshalb geblieben (nach der Datei mit --overwrite):',
        ...differences.map(({ kind, id, part }) => `  ${kinds[kind]} Nr. ${id}: ${part}`),
      ]
    : []

const listOf = (heading: string, slots: Slot[]) =>
  slots.length > 0 ? ['', heading, ...slots.map(slot => `  ${slotLine(slot)}`)] : []

/** What an import did, for the office. */
export const summaryText = (
  summary: Summary,
  { dryRun, overwrite, milliseconds }: { dryRun: boolean; overwrite: boolean; milliseconds: number },
) => {
  const { event, version, workshops, timeslots, lecturers, rooms, moved, kept, differences } = summary
  const what = event.isNew ? 'Neue Veranstaltung' : 'Veranstaltung'
  return [
    dryRun
      ? `Probelauf, nichts gespeichert: „${event.name}“`
      : `${what} „${event.name}“ (Nr. ${event.id}, ${states[event.state]})`,
    '',
    `${' '.repeat(12)}${['neu', 'geändert', 'unverändert', 'entfernt'].map(word => word.padStart(13)).join('')}`,
    countsLine('Workshops', workshops),
    countsLine('Termine', timeslots),
    countsLine('Referenten', lecturers),
    '',
    `${version && `Fassung: ${version} · `}Räume: ${whole.format(rooms)} · Dauer: ${seconds.format(milliseconds / 1000)} s`,
    ...listOf('Verschoben, obwohl gebucht (bitte die Angemeldeten benachrichtigen):', moved),
    ...differenceLines(differences, overwrite),
    ...listOf('Gebucht und deshalb geblieben, obwohl nicht mehr im Programm:', kept),
  ].join('\n')
}

/** All that is wrong with a file: the first twenty, and how many there are. */
export const faultsText = (path: string, faults: { place: string; problem: string }[]) => {
  const shown = faults.slice(0, 20).map(({ place, problem }) => `  ${place}: ${problem}`)
  const more =
    faults.length > shown.length ? [`  … und ${whole.format(faults.length - shown.length)} weitere.`] : []
  const count = faults.length === 1 ? '1 Fehler' : `${whole.format(faults.length)} Fehler`
  return [`${path}: ${count}, nichts eingelesen.`, ...shown, ...more].join('\n')
}

type Clash = { slot: Slot; other: Slot; people: number }

/** Why a programme cannot be taken over (product rule 4). */
export const clashesText = (clashes: Clash[]) =>
  [
    'Das neue Programm legt Termine übereinander, für die dieselben Personen angemeldet sind. Nichts wurde geändert.',
    ...clashes.map(
      ({ slot, other, people }) =>
        `  ${slotLine(slot)} und ${slotLine(other)}: ${people === 1 ? '1 Person' : `${people} Personen`}`,
    ),
  ].join('\n')
