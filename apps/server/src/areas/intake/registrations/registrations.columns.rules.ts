import type { Column } from '../columns.rules.ts'
import { personColumns } from '../members/members.columns.rules.ts'

export const registrationColumns: Column[] = [
  ...personColumns,
  {
    field: 'workshop',
    label: 'Workshop',
    synonyms: [
      'Titel',
      'Workshoptitel',
      'Workshop-Titel',
      'Schlüssel',
      'Workshop-Nr',
      'Workshopnummer',
      'Kürzel',
      'Thema',
    ],
    explanation: 'Schlüssel oder Titel des Workshops. Leer: nur für die Veranstaltung angemeldet.',
    examples: ['W01', 'Schulrecht für Klassenleitungen'],
  },
  {
    field: 'day',
    label: 'Tag',
    synonyms: ['Datum'],
    explanation: 'Nötig, wenn der Workshop mehrere Termine hat.',
    examples: ['', ''],
  },
  {
    field: 'start',
    label: 'Beginn',
    synonyms: ['von', 'Uhrzeit', 'Zeit', 'Start'],
    explanation: 'Nötig, wenn er an dem Tag mehrere Termine hat.',
    examples: ['', ''],
  },
]
