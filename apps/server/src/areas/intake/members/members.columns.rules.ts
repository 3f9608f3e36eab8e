import type { Column } from '../columns.rules.ts'

/** How a table names a person who has an account. */
export const personColumns: Column[] = [
  {
    field: 'number',
    label: 'Mitgliedsnummer',
    synonyms: ['Kundennummer', 'Mitglieds-Nr', 'Mitgliedsnr', 'Kunden-Nr', 'Nummer', 'Nr', 'MNr'],
    explanation: 'Daran wird die Person wiedererkannt; ohne Nummer an der E-Mail-Adresse.',
    examples: ['M-10441', ''],
  },
  {
    field: 'email',
    label: 'E-Mail-Adresse',
    synonyms: ['E-Mail', 'Email', 'Mail', 'Mailadresse'],
    explanation:
      'Nötig, wenn die Person noch kein Konto hat. Adressen bestehender Konten ändern nur die Personen selbst.',
    examples: ['miriam.baumgaertner@schule.example', 'h.voss@schule.example'],
  },
]

export const memberColumns: Column[] = [
  ...personColumns,
  {
    field: 'firstName',
    label: 'Vorname',
    synonyms: ['Rufname'],
    explanation: 'Mit Titel davor: „Dr. Vera“.',
    examples: ['Miriam', 'Henning'],
  },
  {
    field: 'lastName',
    label: 'Nachname',
    synonyms: ['Name', 'Familienname', 'Zuname'],
    explanation: 'Wie er auf Bestätigungen steht.',
    examples: ['Baumgärtner', 'Voß'],
  },
  {
    field: 'schooltype',
    label: 'Schulart',
    synonyms: ['Schulform'],
    explanation: 'Ein Name aus Ihrer Liste der Schularten.',
    examples: ['Grundschule', ''],
  },
]
