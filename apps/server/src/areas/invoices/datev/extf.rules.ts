import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import { typedCell } from '../../../common/formulas.rules.ts'
import { cutAtWord, latinText } from './latin.rules.ts'

const numbered = (count: number, names: (number: number) => string[]) =>
  Array.from({ length: count }, (_, index) => names(index + 1)).flat()

/** The columns of a posting as DATEV orders them, up to the last that is used: those after it may be missing. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, number => [`Beleginfo - Art ${number}`, `Beleginfo - Inhalt ${number}`]),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'KOST-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, number => [`Zusatzinformation - Art ${number}`, `Zusatzinformation - Inhalt ${number}`]),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
]

/** What is posted: days are those in Berlin, `YYYY-MM-DD`. */
export type Posting = {
  /** Above zero `account` owes it (Soll), below it gets it (Haben). */
  cents: number
  account: number
  against: number
  /** The tax key of `against`; null where it needs none. */
  key: string | null
  day: string
  /** The number of the paper: by it postings that belong together find each other. */
  number: string
  text: string
  costs: [string, string]
  /** Of a buyer elsewhere in the EU who owes the tax. */
  vatId: string
  /** When the service was done, null where postings do not say it. */
  serviceDay: string | null
  /** By which DATEV knows the paper that is in the archive beside the file. */
  guid?: string
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const compact = (day: string) => day.replaceAll('-', '')
/** DDMMYYYY */
const german = (day: string) => day.split('-').toReversed().join('')

/** The longest that DATEV takes of a Buchungstext. */
const longestText = 60

const lineOf = ({ costs, serviceDay, ...posting }: Posting) => {
  const [cost1, cost2] = costs
  const fields: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': amount(Math.abs(posting.cents)),
    'Soll/Haben-Kennzeichen': quoted(posting.cents > 0 ? 'S' : 'H'),
    'WKZ Umsatz': quoted('EUR'),
    Konto: String(posting.account),
    'Gegenkonto (ohne BU-Schlüssel)': String(posting.against),
    'BU-Schlüssel': posting.key === null ? '' : quoted(posting.key.padStart(4, '0')),
    Belegdatum: german(posting.day).slice(0, 4),
    'Belegfeld 1': quoted(posting.number),
    Beleglink: posting.guid ? quoted(`BEDI "${posting.guid}"`) : '',
    Buchungstext: quoted(cutAtWord(typedCell(latinText(posting.text)), longestText)),
    'KOST1 - Kostenstelle': cost1 && quoted(cost1),
    'KOST2 - Kostenstelle': cost2 && quoted(cost2),
    'EU-Land u. UStID (Bestimmung)':
      posting.vatId && quoted(typedCell(latinText(posting.vatId)).slice(0, 15)),
    // Either of them alone is refused.
    ...(serviceDay !== null && {
      Leistungsdatum: german(serviceDay),
      'Datum Zuord. Steuerperiode': german(serviceDay),
    }),
  }
  return columns.map(name => fields[name] ?? '').join(';')
}

type Period = { from: string; until: string }

/** The first day of the financial year in which a day is. */
export const yearStart = (day: string, month: number) => {
  const [year = 0, own = 0] = day.split('-').map(Number)
  return `${own < month ? year - 1 : year}-${String(month).padStart(2, '0')}-01`
}

/** „01.02.27“ */
const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)}`

/** The first line: what kind of file it is, whose, and of which days; field by field as DATEV's format 700 has them. */
const headOf = (settings: DatevSettings, { from, until }: Period, now: Date) =>
  [
    '"EXTF"',
    700,
    21, // Buchungsstapel
    '"Buchungsstapel"',
    13,
    berlinText(now).slice(0, 19).replace(/\D/g, '') + String(now.getUTCMilliseconds()).padStart(3, '0'),
    '',
    '"TR"',
    '""',
    '""',
    settings.consultant ?? '',
    settings.client ?? '',
    compact(yearStart(from, settings.year_starts)),
    settings.account_length,
    compact(from),
    compact(until),
    quoted(`Buchungen ${short(from)}-${short(until)}`),
    '""',
    1, // Finanzbuchführung
    0,
    0, // not fixed: the tax adviser does that
    '"EUR"',
    '',
    '""',
    '',
    '',
    quoted(settings.chart),
    '',
    '',
    '""',
    '""',
  ].join(';')

/** A file for DATEV: head, names of the columns, postings. What costs nothing is no posting. */
export const bookingFile = (
  settings: DatevSettings,
  period: Period,
  postings: readonly Posting[],
  now: Date,
) =>
  [
    headOf(settings, period, now),
    columns.join(';'),
    ...postings.filter(({ cents }) => cents !== 0).map(lineOf),
    '',
  ].join('\r\n')
