import { readCsv } from './csv.ts'
import type { Delimiter, Table } from './row.ts'
import { UnreadableTable } from './unreadable.ts'
import { readXlsx } from './xlsx.ts'

const includesText = (bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le') =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, encoding))
const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

const saveAnew = 'Bitte öffnen Sie sie in Excel und speichern Sie sie als .xlsx.'

/** Old Excel files and encrypted new ones begin alike. */
const refuseContainer = (bytes: Uint8Array): never => {
  if (includesText(bytes, 'EncryptedPackage', 'utf16le'))
    throw new UnreadableTable(
      'Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Kennwort.',
    )
  throw new UnreadableTable(`Das ist eine Datei des alten Excel (.xls). ${saveAnew}`)
}

/**
 * An Excel workbook or a CSV file as a table, whatever it is called. Refuses what is no table with `UnreadableTable`.
 * Works long and takes memory: see `readTable`.
 */
export const readTableNow = (bytes: Uint8Array, mostRows: number, delimiter?: Delimiter): Table => {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuseContainer(bytes)
  if (!startsWith(bytes, 0x50, 0x4b)) return readCsv(bytes, mostRows, delimiter)
  if (includesText(bytes, 'xl/workbook.bin', 'latin1'))
    throw new UnreadableTable(`Das ist eine binäre Arbeitsmappe (.xlsb). ${saveAnew}`)
  if (!includesText(bytes, 'xl/workbook.xml', 'latin1'))
    throw new UnreadableTable(`Das ist keine Excel-Datei. ${saveAnew}`)
  return { ...readXlsx(bytes, mostRows), delimiter: null }
}
