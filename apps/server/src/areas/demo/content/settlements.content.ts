/** What every event of the demo pays. */
export const fees = {
  travelCentsPerKm: 30,
  rules: [
    { role: 'lecturer' as const, kind: 'per_unit' as const, cents: 90_00, shared: false },
    { role: 'co_lecturer' as const, kind: 'per_timeslot' as const, cents: 80_00, shared: true },
  ],
}

// Example accounts that German banks publish for tests; nobody owns them.
const ibans = [
  'DE02120300000000202051',
  'DE02500105170137075030',
  'DE02100500000054540402',
  'DE02300209000106531065',
  'DE02200505501015871393',
  'DE02100100100006820101',
  'DE02300606010002474689',
  'DE02600501010002034304',
  'DE02700202700010108669',
  'DE02701500000000594937',
]
const streets = ['Lindenweg', 'Am Anger', 'Schillerstraße', 'Bergstraße', 'Mühlgasse', 'Kastanienallee']
const towns = [
  { postalCode: '12347', city: 'Musterstadt' },
  { postalCode: '12489', city: 'Lindenau' },
  { postalCode: '13055', city: 'Neukirchen am Wald' },
]

/** Where the one at this place in the list of lecturers lives, and how they are paid. */
export const lecturerDataOf = (place: number) => ({
  street: `${streets[place % streets.length] ?? ''} ${3 + ((place * 7) % 40)}`,
  postalCode: towns[place % towns.length]?.postalCode ?? '',
  city: towns[place % towns.length]?.city ?? '',
  phone: `0123 45${String(1000 + place * 37).slice(-4)}`,
  iban: ibans[place % ibans.length] ?? '',
  taxNumber: `143/${200 + place}/${String(10_000 + place * 91).slice(-5)}`,
  smallBusiness: place % 5 === 1,
  travelMode: place % 4 === 3 ? ('public' as const) : ('car' as const),
  travelKm: 18 + ((place * 23) % 140),
})

/** What she has spent where her settlement is open: its receipt is still missing. */
export const expense = { text: 'Kopien für die Gruppenarbeit', cents: 16_20 }

/** What the demo's lecturer gives to her participants. */
export const material = {
  name: 'Literatur und Links.txt',
  text: `
Zum Weiterlesen

- Rosebrock/Nix: Grundlagen der Lesedidaktik
- Spinner: Literarisches Lernen
- Bertschi-Kaufmann: Lesekompetenz, Leseleistung, Leseförderung

Für den Unterricht

- Lautlesetandems: Plan für vier Wochen, zehn Minuten am Tag
- Lesetagebuch: Vorlage mit Impulsen
`.trimStart(),
}
