import type { Reading } from '../programme.rules.ts'
import { readFrab } from './frab.reader.ts'

const isIdentifier = /^[A-Za-z_$][\w$]*$/
const segment = (key: PropertyKey) => {
  if (typeof key === 'number') return `[${key}]`
  return isIdentifier.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`
}
const pathText = (path: PropertyKey[]) => path.map(segment).join('').replace(/^\./, '') || 'Datei'

const parseProblem = (text: string): string => {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** V8 does not tell where it met a wrong token: it is the last character of the shortest text that fails so. */
const wrongToken = (text: string) => {
  let [good, bad] = [0, text.length]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (parseProblem(text.slice(0, middle)).startsWith('Unexpected token')) bad = middle
    else good = middle
  }
  return good
}

const syntaxFault = (text: string, problem: string) => {
  const told = /at position (\d+)/.exec(problem)?.[1]
  const at = problem.startsWith('Unexpected token') ? wrongToken(text) : Number(told ?? text.length)
  const lines = text.slice(0, at).split('\n')
  return {
    place: `Zeile ${lines.length}, Spalte ${(lines.at(-1)?.length ?? 0) + 1}`,
    problem: `Hier ist das JSON nicht lesbar (${problem.replace(/ in JSON.*| is not valid JSON/s, '')}).`,
  }
}

/**
 * Reads the schedule JSON of frab (CCC) and pretalx. A faulty file is refused with every fault and the path
 * to it, or with line and column where it is no JSON at all; `zone` is for clocks without a zone.
 */
export const readFrabJson = (text: string, zone: string): Reading => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { faults: [syntaxFault(text, error instanceof Error ? error.message : String(error))] }
  }
  return readFrab(data, zone, pathText)
}
