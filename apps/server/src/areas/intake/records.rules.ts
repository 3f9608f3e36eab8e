import { type createNotes, type Judged, judge } from './judged.rules.ts'

/** A row that is one record; what it does not say is undefined. */
export type RecordEntry<Facts> = {
  line: number
  notes: ReturnType<typeof createNotes>
  /** What no other row may have, and the field that says it. */
  key: string
  keyField: string
  said: { [Name in keyof Facts]: Facts[Name] | undefined }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is said, with the rest as it is or as it is usual. */
const completed = <Facts extends object>(said: RecordEntry<Facts>['said'], rest: Facts): Facts => {
  const facts = { ...rest }
  for (const [name, value] of Object.entries(said)) if (value !== undefined) Reflect.set(facts, name, value)
  return facts
}

/**
 * What a table of single records does: each row is the known record that `find` answers, or a new one with what is
 * `usual`. A record stands in one row alone, and what is faulty is none that is written.
 */
export const planRecords = <Facts extends object>(
  entries: RecordEntry<Facts>[],
  find: (entry: RecordEntry<Facts>) => { id: number; facts: Facts } | undefined,
  usual: Facts,
) => {
  const lines = new Map<string, number>()
  const insert: (Facts & { position: number })[] = []
  const update: (Facts & { id: number })[] = []
  const judged = entries.map((entry, position): Judged => {
    const { notes, key, keyField, line, said } = entry
    const known = find(entry)
    const own = known ? `id ${known.id}` : key
    const other = lines.get(own)
    if (other !== undefined) notes.note(keyField, `Das steht schon in Zeile ${other}.`)
    else if (own) lines.set(own, line)
    if (notes.problems.length > 0) return judge(notes.problems, 'new')
    const facts = completed(said, known?.facts ?? usual)
    if (!known) insert.push({ ...facts, position })
    else if (!isSame(facts, known.facts)) update.push({ ...facts, id: known.id })
    else return judge(notes.problems, 'unchanged')
    return judge(notes.problems, known ? 'changed' : 'new')
  })
  return { judged, insert, update }
}
