import { expect, test } from 'vitest'
import { type Columns, changedFields, deedTexts, meanwhileTexts, writerText } from './history.texts.ts'

const columns: Columns = {
  location: { label: 'Ort' },
  capacity: {
    label: 'Plätze',
    text: value => (typeof value === 'number' ? String(value) : 'unbegrenzt'),
  },
  starts_at: { label: 'Beginn' },
  feedback_required: { label: 'Feedback nötig' },
  description: { label: 'Beschreibung', long: true },
}
const entry = {
  id: 1,
  created: new Date('2027-03-01T12:00:00+01:00'),
  by: 'Okka Harms',
  via_key: null,
  via: 'request',
  subject: 'events',
  record: 12,
  name: 'Frühjahrstagung',
  action: 'change',
  place: null,
  before: null,
  after: null,
} as const

test('a change is told with what was and what is, of each kind of value', () => {
  const before = {
    location: '',
    capacity: null,
    starts_at: '2027-03-13T08:00:00+00:00',
    feedback_required: false,
    description: 'Kurz',
    unknown: 1,
    other: 1,
  }
  const after = {
    location: 'H&M; Filiale',
    capacity: 40,
    starts_at: '2027-03-13T09:00:00+00:00',
    feedback_required: true,
    description: 'Lang',
    unknown: 2,
    other: 2,
  }
  expect(deedTexts(columns, { ...entry, before, after })).toEqual([
    'Ort: „H&M; Filiale“ (vorher leer)',
    'Plätze: von unbegrenzt zu 40',
    expect.stringMatching(/^Beginn: von Sa\..*9:00\u00A0Uhr zu .*10:00\u00A0Uhr$/),
    'Feedback nötig: von nein zu ja',
    'Beschreibung geändert',
    'Weitere Angaben geändert',
  ])
})

test('what comes in or goes is told as such, days as days, and all in the order of the form', () => {
  const before = { feedback_deadline: '2027-03-20', location: '', description: '', starts_at: null }
  const after = { feedback_deadline: null, location: 'Aula', starts_at: '2027-03-13T08:00:00+00:00' }
  const labels = { ...columns, feedback_deadline: { label: 'Feedback bis' } }
  expect(deedTexts(labels, { ...entry, before, after })).toEqual([
    'Ort: „Aula“ (vorher leer)',
    expect.stringMatching(/^Beginn: Sa\..* \(vorher leer\)$/),
    expect.stringMatching(/^Feedback bis: entfernt \(vorher 20\.\sMärz\s2027\)$/),
  ])
})

test('what has words of its own is told in them', () => {
  const order = { ...entry, subject: 'settlements' } as const
  const file: Columns = { file: { label: 'Datei', deed: now => (now ? 'Aufgenommen' : 'Entnommen') } }
  expect(deedTexts(file, { ...order, before: { file: null }, after: { file: 3 } })).toEqual(['Aufgenommen'])
  expect(deedTexts({}, { ...entry, subject: 'plan_versions', action: 'create' })).toEqual([
    'Plan veröffentlicht',
  ])
})

test('what is too long for a sentence is only named', () => {
  const after = { location: 'A'.repeat(90) }
  expect(deedTexts(columns, { ...entry, before: { location: 'B' }, after })).toEqual(['Ort geändert'])
})

test('making and deleting are told as such, and a command or a job where nobody is named', () => {
  expect(deedTexts(columns, { ...entry, action: 'create' })).toEqual(['Angelegt'])
  expect(deedTexts(columns, { ...entry, action: 'delete' })).toEqual(['Gelöscht'])
  expect(deedTexts(columns, { ...entry, subject: 'workshop_lecturers', action: 'delete' })).toEqual([
    'Referenten geändert',
  ])
  expect(writerText(entry)).toBe('Okka Harms')
  expect(writerText({ ...entry, via_key: 'Website' })).toBe('Okka Harms über den Schlüssel „Website“')
  expect(writerText({ ...entry, via_key: '' })).toBe('Okka Harms über einen Schlüssel')
  expect(writerText({ ...entry, by: '', via: 'command' })).toBe('Ein Befehl auf dem Server')
  expect(writerText({ ...entry, by: '', via: 'unknown' })).toBe('Unbekannt')
})

test('of a change whose values were erased with a person it is told that there was one', () => {
  expect(deedTexts(columns, { ...entry, subject: 'lecturers' })).toEqual(['Geändert'])
})

test('of a part that has a name it is said which one, also where that stays', () => {
  const kinds: Columns = { kind: { label: 'Art', text: () => 'Tische' }, unit_cents: { label: 'Preis' } }
  const item = { ...entry, subject: 'price_items' } as const
  const [before, after] = [
    { kind: 'tables', unit_cents: 1 },
    { kind: 'tables', unit_cents: 2 },
  ]
  expect(deedTexts(kinds, { ...item, before, after })).toEqual(['Tische: Preis: von 1 zu 2'])
  expect(deedTexts(kinds, { ...item, action: 'delete', before })).toEqual(['Tische gelöscht'])
  const priced = { ...kinds, unit_cents: { label: 'Preis', text: () => '6,00 €' } }
  expect(deedTexts(priced, { ...item, action: 'create', after })).toEqual(['Tische angelegt (Preis: 6,00 €)'])
})

test('a change names the fields of its form, of a part that has a name within that part', () => {
  const kinds: Columns = {
    kind: { label: 'Art', text: () => 'Tische' },
    unit_cents: { label: 'Preis' },
    starts_at: { label: 'Nicht verfügbar von', field: 'absences' },
  }
  const [before, after] = [
    { kind: 'tables', unit_cents: 1 },
    { kind: 'tables', unit_cents: 2 },
  ]
  expect(changedFields(kinds, { ...entry, subject: 'price_items', before, after })).toEqual([
    { field: 'tables.unit_cents', label: 'Tische: Preis' },
  ])
  expect(changedFields(kinds, { ...entry, subject: 'price_items', action: 'delete', before })).toEqual([])
  expect(
    changedFields(kinds, {
      ...entry,
      subject: 'lecturer_absences',
      action: 'create',
      after: { starts_at: 'x' },
    }),
  ).toEqual([{ field: 'absences', label: 'Nicht verfügbar von' }])
})

test('who looked through a person’s eyes stands in their history, and when that was over', () => {
  const look = { ...entry, subject: 'looks' } as const
  const after = { ended_at: '2027-03-01T11:05:00+00:00' }
  expect(deedTexts(columns, { ...look, action: 'create', after })).toEqual([
    'App mit den Augen der Person geöffnet',
  ])
  expect(deedTexts(columns, { ...look, before: { ended_at: null }, after })).toEqual(['Einblick beendet'])
})

test('of a place it is said where it is, and what became of it', () => {
  const place = { name: 'Lyrik', starts_at: new Date('2027-03-13T09:00:00+01:00') }
  const told = (was: string | null, now: string | null, besides = {}) =>
    deedTexts(columns, {
      ...entry,
      subject: 'participations',
      place,
      before: was === null ? null : { state: was },
      after: now === null ? null : { state: now, ...besides },
    })[0]?.replace(/^Termin „Lyrik“ \(Sa\..*9:00\u00A0Uhr\): /, '')
  expect(told(null, 'registered')).toBe('angemeldet')
  expect(told('cancelled', 'registered')).toBe('angemeldet')
  expect(told('waitlisted', 'registered')).toBe('von der Warteliste nachgerückt')
  const extra = { is_extra: true }
  expect(told('cancelled', 'registered', extra)).toBe('angemeldet, über die Plätze hinaus')
  expect(told('waitlisted', 'registered', extra)).toBe(
    'von der Warteliste nachgerückt, über die Plätze hinaus',
  )
  expect(told('registered', 'waitlisted')).toBe('auf die Warteliste gesetzt')
  expect(told('waitlisted', 'cancelled')).toBe('von der Warteliste genommen')
  expect(told('registered', 'cancelled')).toBe('abgemeldet')
  expect(told('cancelled', 'attended')).toBe('an der Tür eingelassen')
  expect(told('registered', null)).toBe('gelöscht')
  expect(deedTexts(columns, { ...entry, subject: 'event_subscriptions' })).toEqual([
    'Veranstaltung: geändert',
  ])
})

test('nobody is told that somebody else has changed what they have changed themselves in another window', () => {
  const headlineFor = (writers: string[]) =>
    meanwhileTexts(
      writers.map(by => ({ by })),
      'Renate Albrecht',
    ).headline
  expect(headlineFor(['Renate Albrecht', 'Renate Albrecht'])).toMatch(
    /^Das haben Sie inzwischen selbst geändert/,
  )
  for (const writers of [['Renate Albrecht', 'Matthias Kühn'], ['']])
    expect(headlineFor(writers)).toBe('Das hat inzwischen jemand anderes geändert.')
})
