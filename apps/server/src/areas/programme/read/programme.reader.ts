import { readFile, stat } from 'node:fs/promises'
import type { Reading } from '../programme.rules.ts'
import { readFrabJson } from './frab-json.reader.ts'
import { readPentabarfXml } from './pentabarf-xml.reader.ts'
import { isTimeZone } from './wall-clock.rules.ts'

const mostBytes = 50_000_000

const refuse = (place: string, problem: string) => ({ faults: [{ place, problem }] })

/** What a file says of its encoding: a byte order mark, or the first line of an XML file. */
const encodingOf = (bytes: Uint8Array) => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
}

const decode = (bytes: Uint8Array, encoding: string, fatal: boolean) => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * A programme from the content of a schedule file, JSON or XML, whatever its name. Refused are files that
 * are neither, or not in the encoding that they claim, and everything that the two readers refuse.
 */
export const readProgramme = (bytes: Uint8Array, zone: string): Reading => {
  const encoding = encodingOf(bytes)
  const text = decode(bytes, encoding, true)
  if (text === undefined) {
    const line = decode(bytes, encoding, false)?.split('\ufffd')[0]?.split('\n').length ?? 1
    return refuse(`Zeile ${line}`, `Hier stehen Zeichen, die nicht als ${encoding} lesbar sind.`)
  }
  const start = text.trimStart()
  if (start.startsWith('<')) return readPentabarfXml(text, zone)
  if (start.startsWith('{') || start.startsWith('[')) return readFrabJson(text, zone)
  return refuse(
    'Zeile 1',
    start ? 'Die Datei ist weder ein Programm in JSON noch eines in XML.' : 'Die Datei ist leer.',
  )
}

/** The same from a file, which must be there and not larger than 50 MB. */
export const readProgrammeFile = async (path: string, zone: string): Promise<Reading> => {
  if (!isTimeZone(zone)) return refuse('--time-zone', `„${zone}“ ist keine Zeitzone wie Europe/Berlin.`)
  try {
    const { size } = await stat(path)
    if (size > mostBytes) return refuse('Datei', 'Sie ist größer als 50 MB und wird nicht gelesen.')
    return readProgramme(await readFile(path), zone)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (typeof code !== 'string') throw error
    return refuse('Datei', `Sie lässt sich nicht lesen (${code}).`)
  }
}
