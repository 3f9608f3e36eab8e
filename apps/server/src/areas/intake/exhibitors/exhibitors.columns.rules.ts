import type { Column } from '../columns.rules.ts'

export const exhibitorColumns: Column[] = [
  {
    field: 'name',
    label: 'Aussteller',
    required: true,
    synonyms: ['Firma', 'Name', 'Unternehmen', 'Organisation', 'Verlag', 'Firmenname'],
    explanation: 'Wie er im Ausstellerverzeichnis steht. Daran wird er wiedererkannt.',
    examples: ['Verlag Kreidestrich', 'Lernwerk e. V.'],
  },
  {
    field: 'description',
    label: 'Beschreibung',
    synonyms: ['Text', 'Angebot', 'Eintrag', 'Kurzbeschreibung'],
    explanation: 'Der Text im Verzeichnis.',
    examples: ['Schulbücher für die Grundschule.', ''],
  },
  {
    field: 'website',
    label: 'Website',
    synonyms: ['Homepage', 'Internet', 'URL', 'Webseite', 'Internetadresse'],
    explanation: 'Mit oder ohne „https://“.',
    examples: ['kreidestrich.example', ''],
  },
  {
    field: 'stand',
    label: 'Stand',
    synonyms: ['Standnummer', 'Stand-Nr', 'Tisch', 'Platz', 'Standplatz'],
    explanation: 'Wo er zu finden ist.',
    examples: ['A3', 'A4'],
  },
]
