import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProgramme, readProgrammeFile } from './programme.reader.ts'

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>
<schedule><conference><title>Frühling</title></conference><day date="2027-03-13"><room name="Küche">
<event id="1"><title>Öffnung</title><start>10:00</start><duration>01:00</duration></event></room></day></schedule>`
const json = JSON.stringify({
  schedule: {
    conference: {
      title: 'Frühling',
      days: [
        {
          date: '2027-03-13',
          rooms: { Küche: [{ id: 1, title: 'Öffnung', start: '10:00', duration: '01:00' }] },
        },
      ],
    },
  },
})

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) => {
  const units = Uint16Array.from(`\ufeff${text}`, letter => letter.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

test.each([
  ['XML', utf8(xml('UTF-8'))],
  ['XML that begins with a byte order mark', utf8(`\ufeff${xml('UTF-8')}`)],
  ['XML in Latin-1', latin1(xml('ISO-8859-1'))],
  ['JSON', utf8(json)],
  ['JSON that begins with a byte order mark', utf8(`\ufeff${json}`)],
  ['JSON that begins with empty lines', utf8(`\n\n  ${json}`)],
  ['JSON in UTF-16', utf16(json)],
])('%s is recognised by its content', (_sentence, bytes) => {
  expect(readProgramme(bytes, 'Europe/Berlin')).toMatchObject({
    programme: { title: 'Frühling', sessions: [{ title: 'Öffnung', room: 'Küche' }] },
  })
})

test.each([
  ['nothing', utf8(''), 'Zeile 1', 'Die Datei ist leer.'],
  [
    'a calendar',
    utf8('BEGIN:VCALENDAR'),
    'Zeile 1',
    'Die Datei ist weder ein Programm in JSON noch eines in XML.',
  ],
  [
    'JSON in Latin-1',
    latin1(`{\n"ä": 1}`),
    'Zeile 2',
    'Hier stehen Zeichen, die nicht als utf-8 lesbar sind.',
  ],
  [
    'an unknown encoding',
    utf8(xml('KLINGON')),
    'Zeile 1',
    'Hier stehen Zeichen, die nicht als KLINGON lesbar sind.',
  ],
])('%s is refused', (_sentence, bytes, place, problem) => {
  expect(readProgramme(bytes, 'Europe/Berlin')).toEqual({ faults: [{ place, problem }] })
})

test('a file over 50 MB is refused before it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'programme-'))
  const path = join(folder, 'large.json')
  await writeFile(path, '{')
  await truncate(path, 50_000_001)
  expect(await readProgrammeFile(path, 'Europe/Berlin')).toMatchObject({ faults: [{ place: 'Datei' }] })
  await rm(folder, { recursive: true })
})
