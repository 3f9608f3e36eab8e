import type { DatevSettings } from '@tafelrunde/contract/admin/money/datev'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { typedCell } from '../../../common/formulas.rules.ts'
import type { InvoiceContent } from '../invoices.rules.ts'

/** The columns of a posting as DATEV orders them, as far as one is used: those after the last may be missing. */
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
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(number => [
    `Beleginfo - Art ${number}`,
    `Beleginfo - Inhalt ${number}`,
  ]),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenträger',
  'KOST-Menge',
  'EU-Land u. UStID (Bestimmung)',
]

const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const compact = (day: string) => day.replaceAll('-', '')

/**
 * A posting for each rate or reason of an invoice: the exhibitor owes its gross sum; the accounts of the charts reckon the
 * VAT out of it by themselves. A cancellation takes back the same on the other side. What costs nothing is no posting.
 */
const postingsOf = (
  { number, issuedAt, buyer, taxes }: InvoiceContent,
  { debtor, accounts }: Pick<DatevSettings, 'debtor' | 'accounts'>,
) =>
  taxes.flatMap(({ taxCase, netCents, vatCents }) => {
    const cents = netCents + vatCents
    if (cents === 0) return []
    const [, month = '', day = ''] = berlinDay(issuedAt).split('-')
    const fields: Record<string, string> = {
      'Umsatz (ohne Soll/Haben-Kz)': amount(Math.abs(cents)),
      'Soll/Haben-Kennzeichen': quoted(cents > 0 ? 'S' : 'H'),
      'WKZ Umsatz': quoted('EUR'),
      Konto: String(debtor),
      'Gegenkonto (ohne BU-Schlüssel)': String(accounts[taxCase]),
      Belegdatum: day + month,
      'Belegfeld 1': quoted(number),
      Buchungstext: quoted(typedCell(buyer.company).slice(0, 60)),
      ...(taxCase === 'reverse_charge' && {
        'EU-Land u. UStID (Bestimmung)': quoted(typedCell(buyer.vatId).slice(0, 15)),
      }),
    }
    return [columns.map(name => fields[name] ?? '').join(';')]
  })

type Period = { from: string; until: string }

/** The first line: what kind of file it is, whose, and of which days; field by field as DATEV's format 700 has them. */
const headOf = (settings: DatevSettings, { from, until }: Period, now: Date) =>
  [
    '"EXTF"',
    700,
    21, // Buchungsstapel
    '"Buchungsstapel"',
    13,
    now.toISOString().replace(/\D/g, '').slice(0, 17),
    '',
    '"TR"',
    '""',
    '""',
    settings.consultant ?? '',
    settings.client ?? '',
    `${from.slice(0, 4)}0101`, // the year for which is posted
    4, // digits of an account
    compact(from),
    compact(until),
    quoted(`Rechnungen ${from} ${until}`.slice(0, 30)),
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

/** A file for DATEV: head, names of the columns, postings. */
export const bookingFile = (
  settings: DatevSettings,
  period: Period,
  invoices: readonly InvoiceContent[],
  now: Date,
) => {
  const postings = invoices.flatMap(invoice => postingsOf(invoice, settings))
  return [headOf(settings, period, now), columns.join(';'), ...postings, ''].join('\r\n')
}

const windows1252 = new TextDecoder('windows-1252')
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte] as const),
)

/** The text as DATEV reads it: letters that Windows-1252 does not have lose their marks, or become a question mark. */
export const inWindows1252 = (text: string) =>
  Uint8Array.from(
    Array.from(text.normalize('NFC'), letter => {
      const plain = letter.normalize('NFD').slice(0, 1)
      return byteOf.get(letter) ?? byteOf.get(plain) ?? 0x3f
    }),
  )
