import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOfSign, guessDelimiter, signOf } from './delimiter.ts'
import type { Delimiter, Row, Table } from './row.ts'
import { mostColumns, tooManyRows, UnreadableTable } from './unreadable.ts'

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)
const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** Western letters in UTF-16 without a mark: every other byte is zero. */
const zeros = (bytes: Uint8Array, from: number) => {
  const looked = bytes.subarray(0, 1000).filter((_, index) => index % 2 === from)
  return looked.filter(byte => byte === 0).length / Math.max(looked.length, 1)
}

/** A text in whatever encoding Excel, LibreOffice and older programs save it. */
const decodeText = (bytes: Uint8Array) => {
  if (startsWith(bytes, 0xff, 0xfe) || zeros(bytes, 1) > 0.4) return decode('utf-16le', bytes)
  if (startsWith(bytes, 0xfe, 0xff) || zeros(bytes, 0) > 0.4) return decode('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252', bytes)
  }
}

/** What a CSV file can have wrong where everything else is taken as it comes. */
const wrongQuote = ({ code }: CsvError, last: Row | undefined) => {
  const where = last ? `Nach Zeile ${last.line}` : 'Gleich am Anfang'
  const what =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'öffnet sich ein Anführungszeichen, das sich nirgends schließt'
      : 'steht hinter einem schließenden Anführungszeichen noch etwas'
  return `${where} ${what}. Bitte berichtigen Sie die Datei.`
}

// oxlint-disable-next-line no-control-regex -- what no text has is what we look for
const binary = /[\0-\x08\x0e-\x1a]/

/** The rows of a CSV file that hold anything, parted by this sign, by the one that it names or by the one that fits. */
export const readCsv = (bytes: Uint8Array, mostRows: number, chosen?: Delimiter): Table => {
  const text = decodeText(bytes)
  if (binary.test(text.slice(0, 100_000)))
    throw new UnreadableTable(
      'Das ist keine Tabelle. Bitte wählen Sie eine Datei aus Excel (.xlsx) oder eine CSV-Datei.',
    )
  const [, named, rest] = /^sep=(.)\r?\n([^]*)$/.exec(text) ?? []
  const more = rest === undefined ? 0 : 1
  const sign = chosen ? signOf(chosen) : (named ?? signOf(guessDelimiter(text)))
  const rows: Row[] = []
  try {
    parse(rest ?? text, {
      delimiter: sign,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        const last = record.findLastIndex(Boolean)
        rows.push({ line: lines + more, cells: record.slice(0, Math.min(last + 1, mostColumns)) })
        if (rows.length > mostRows) throw new UnreadableTable(tooManyRows(mostRows))
      },
    })
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableTable(wrongQuote(error, rows.at(-1))) : error
  }
  return { rows, hiddenColumns: [], delimiter: delimiterOfSign(sign) }
}
