import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'

/** What a file of the office holds; fails with a sentence that names what is wrong and where in it. */
export const readJsonFile = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`Die Datei ${path} lässt sich nicht lesen.`)
  })
  const read = schema.safeParse(parse(path, text))
  if (read.success) return read.data
  const faults = read.error.issues.map(
    ({ path: where, message }) => `${where.join('.') || 'Datei'}: ${message}`,
  )
  throw new Error([`In der Datei ${path} stimmt etwas nicht:`, ...faults].join('\n'))
}

const parse = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`Die Datei ${path} ist kein JSON.`)
  }
}
