import { InvalidField } from '../../../platform/refusals.ts'
import { NotUnpacked, readableName, unzip } from '../../../platform/unzip.ts'
import * as texts from './bank.texts.ts'
import { readStatements, type StatementFile, UnreadableStatement } from './camt.reader.ts'

const megabyte = 1024 * 1024
/** A statement for each day of a year, and what they may have together, unpacked. */
const mostStatements = 400
const mostUnpacked = 20 * megabyte

/** How an archive begins, and an empty one. */
const zipStarts = ['504b0304', '504b0506']
const isZip = (bytes: Uint8Array) => zipStarts.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))

/** What macOS puts beside each file of an archive. */
const isResource = (name: string) => /(^|\/)(__MACOSX\/|\._)/.test(name)

const unpack = (bytes: Uint8Array): StatementFile[] => {
  const names: string[] = []
  const files = unzip(bytes, mostUnpacked, name => {
    if (isResource(name)) return false
    if (/\.zip$/i.test(name)) throw new UnreadableStatement(texts.zipInZip)
    if (!/\.xml$/i.test(name)) return false
    names.push(name)
    if (names.length > mostStatements) throw new UnreadableStatement(texts.tooManyStatements(mostStatements))
    return true
  })
  const found = Object.entries(files)
  if (names.length === 0) throw new UnreadableStatement(texts.noStatementInZip)
  // Of two with one name one would be lost.
  if (found.length < names.length) throw new NotUnpacked(false)
  return found.map(([name, content]) => ({ name: readableName(name), bytes: content }))
}

/** Reads a bank's statement, or a ZIP of several as one; refuses at the file, in German, what cannot be read. */
export const readUpload = (file: Uint8Array) => {
  try {
    return readStatements(isZip(file) ? unpack(file) : [{ name: '', bytes: file }])
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new InvalidField('file', error.message)
    if (error instanceof NotUnpacked)
      throw new InvalidField(
        'file',
        error.isTooLarge ? texts.zipTooLarge(mostUnpacked / megabyte) : texts.zipDamaged,
      )
    throw error
  }
}
