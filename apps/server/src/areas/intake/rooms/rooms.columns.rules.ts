import type { Column } from '../columns.rules.ts'

export const roomColumns: Column[] = [
  {
    field: 'name',
    label: 'Raum',
    required: true,
    synonyms: ['Name', 'Raumname', 'Raumnummer', 'Saal', 'Bezeichnung', 'Zimmer'],
    explanation: 'Wie der Raum heißt. Daran und am Gebäude wird er wiedererkannt.',
    examples: ['Aula', 'Raum 2.14'],
  },
  {
    field: 'building',
    label: 'Gebäude',
    synonyms: ['Haus', 'Bau', 'Trakt'],
    explanation: 'Steht in der App hinter dem Raum.',
    examples: ['Altbau', 'Neubau'],
  },
  {
    field: 'floor',
    label: 'Stockwerk',
    synonyms: ['Etage', 'Geschoss', 'Stock', 'Ebene'],
    explanation: 'Zum Beispiel „Erdgeschoss“ oder „2. OG“.',
    examples: ['Erdgeschoss', '2. OG'],
  },
  {
    field: 'capacity',
    label: 'Plätze',
    synonyms: ['Kapazität', 'Personen', 'max', 'Sitzplätze', 'Größe'],
    explanation: 'Eine Zahl oder „unbegrenzt“.',
    examples: ['120', '24'],
  },
  {
    field: 'equipment',
    label: 'Ausstattung',
    synonyms: ['Technik', 'Geräte', 'Medien'],
    explanation: 'Was im Raum ist, durch Semikolon getrennt.',
    examples: ['Beamer; Mikrofon', 'Tafel'],
  },
  {
    field: 'seating',
    label: 'Bestuhlung',
    synonyms: ['Sitzordnung', 'Stellung'],
    explanation: 'Zum Beispiel „Reihen“ oder „Stuhlkreis“.',
    examples: ['Reihen', 'Tische'],
  },
]
