import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { entryOf, statementOf } from './statement.fixture.ts'
import { readUpload } from './statement-files.service.ts'

const statement = (day: string, id: string) =>
  statementOf([entryOf([{ amount: '5.00', text: 'x', payer: 'A' }], true, { day })], true, id)
const read = (files: Zippable) => readUpload(zipSync(files))

test('a ZIP of statements is read as one, whatever else is in it', () => {
  const { entries, ibans } = read({
    'Auszüge/Nr. 1 März.xml': statement('2027-03-01', '1'),
    'Auszüge/Nr. 2 März.XML': statement('2027-03-02', '2'),
    'Auszüge/Nr. 2 noch einmal.xml': statement('2027-03-02', '2'),
    'Auszüge/Auszug.pdf': strToU8('%PDF'),
    '__MACOSX/Auszüge/._Nr. 1 März.xml': strToU8('x'),
  })
  expect(entries.map(({ booked }) => booked)).toEqual(['2027-03-01', '2027-03-02'])
  expect(ibans).toEqual(['DE02120300000000202051'])
})

test('a ZIP that cannot be read says why, and names the file however its name is written', () => {
  const wrong = { 'Auszug März.xml': strToU8('<Document/>') }
  const refused = (bytes: Uint8Array) => {
    try {
      readUpload(bytes)
    } catch (error) {
      return error
    }
    throw new Error('it was read')
  }
  const says = (text: string) => ({ field: 'file', message: expect.stringContaining(text) })
  const zip = Buffer.from(zipSync(wrong))
  expect(refused(zip)).toMatchObject(says('„Auszug März.xml“ in der ZIP-Datei: Das ist kein Kontoauszug'))
  // As Windows of old wrote it, and as macOS does without saying so.
  const named = (name: Buffer, flags: number) => {
    const bytes = Buffer.from(
      zipSync({ [`Auszug M${'x'.repeat(name.length)}rz.xml`]: strToU8('<Document/>') }),
    )
    const at = (text: string) => bytes.toString('latin1').lastIndexOf(text)
    name.copy(bytes, at('xrz.xml') + 1 - name.length)
    bytes.writeUInt16LE(flags, at('PK\x01\x02') + 8)
    return bytes
  }
  expect(refused(named(Buffer.from([0x84]), 0))).toMatchObject(says('„Auszug März.xml“'))
  expect(refused(named(Buffer.from('ä'), 0))).toMatchObject(says('„Auszug März.xml“'))

  expect(refused(zipSync({ 'alle.zip': zipSync(wrong) }))).toMatchObject(says('weitere ZIP-Datei'))
  expect(refused(zipSync({ 'Auszug.pdf': strToU8('%PDF') }))).toMatchObject(says('kein Kontoauszug'))
  expect(refused(zipSync({}))).toMatchObject(says('kein Kontoauszug'))
  expect(refused(zip.subarray(0, -30))).toMatchObject(says('beschädigt'))
  const many = Object.fromEntries(
    Array.from({ length: 401 }, (_, index) => [`${index}.xml`, strToU8('<a/>')]),
  )
  expect(refused(zipSync(many))).toMatchObject(says('mehr als 400 Dateien'))
  const large = { 'a.xml': new Uint8Array(15_000_000), 'b.xml': new Uint8Array(15_000_000) }
  expect(refused(zipSync(large))).toMatchObject(says('größer als 20 MB'))
  // Two files of one name, of which only one would be read.
  const twice = Buffer.from(
    zipSync({ 'a.xml': statement('2027-03-01', '1'), 'b.xml': statement('2027-03-02', '2') }),
  )
  const text = twice.toString('latin1').replaceAll('b.xml', 'a.xml')
  expect(refused(Buffer.from(text, 'latin1'))).toMatchObject(says('beschädigt'))
})
