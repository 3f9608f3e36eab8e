import type {
  ImportItem,
  ImportKind,
  ImportOutcome,
  ImportSide,
  ProgrammeImport,
} from '@tafelrunde/contract/admin/events/programme-import'
import { counted } from '@tafelrunde/ui/figures.ts'

export const kindTexts: Record<ImportKind, string> = {
  event: 'Veranstaltung',
  workshop: 'Workshop',
  timeslot: 'Termin',
  lecturer: 'Referent/in',
}

/** What is lost or overwritten comes first. */
export const outcomes: ImportOutcome[] = ['removed', 'changed', 'kept', 'new']

export const outcomeTexts: Record<ImportOutcome, string> = {
  removed: 'Entfernt',
  changed: 'Geändert',
  kept: 'Bleibt',
  new: 'Neu',
}

export const sideTexts: Record<ImportSide, string> = { office: 'Verwaltung', file: 'Datei' }

export const empty = 'leer'
export const noFile = 'Bitte wählen Sie eine Datei.'
export const unreadable = 'Die Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal aus.'

/** The keys of everything that somebody may decide. */
export const keysOf = (items: ImportItem[]) =>
  items.flatMap(({ parts }) => parts.flatMap(({ key }) => (key === null ? [] : [key])))

const words: Record<ImportOutcome, [string, string]> = {
  new: ['neu', 'neu'],
  changed: ['geändert', 'geändert'],
  removed: ['entfernt', 'entfernt'],
  kept: ['bleibt', 'bleiben'],
}

/** „3 neu, 2 geändert, 1 entfernt, 4 bleiben“ */
export const countsText = ({ items }: ProgrammeImport) => {
  const said = (['new', 'changed', 'removed', 'kept'] as const).flatMap(outcome => {
    const count = items.filter(item => item.outcome === outcome).length
    return count > 0 ? [counted(count, ...words[outcome])] : []
  })
  return said.join(', ') || 'Die Datei sagt nichts Neues'
}

/** „Gleich bleiben 12 Workshops, 30 Termine.“; nothing where nothing does. */
export const unchangedText = ({ unchanged: { workshop, timeslot, lecturer } }: ProgrammeImport) => {
  const said = [
    workshop > 0 && counted(workshop, 'Workshop', 'Workshops'),
    timeslot > 0 && counted(timeslot, 'Termin', 'Termine'),
    lecturer > 0 && counted(lecturer, 'Referent/in', 'Referenten'),
  ].filter(Boolean)
  return said.length > 0 && `Wie bisher: ${said.join(', ')}.`
}

/** What people may decide, and what happens if they do not. */
export const decideText = (count: number) =>
  `Bei ${counted(count, 'Angabe', 'Angaben')} sagt die Datei etwas anderes, als in der Verwaltung steht. Es gilt die Verwaltung, wenn Sie nichts anderes wählen.`

/** Whether taking it over would write anything. */
export const isAnythingDone = ({ items }: ProgrammeImport) => items.some(({ outcome }) => outcome !== 'kept')
