import { createHash } from 'node:crypto'
import { isSame } from './same.rules.ts'

/** The parts of a thing by what people call them; of a time or a name nobody takes a half. */
const parts = {
  event: { Zeit: ['startsAt', 'endsAt'] },
  workshop: {
    Name: ['name'],
    Untertitel: ['subtitle'],
    Beschreibung: ['description'],
    Raum: ['location'],
  },
  timeslot: { Titel: ['caption'], Zeit: ['startsAt', 'endsAt'], Raum: ['location'] },
  lecturer: { Name: ['firstName', 'lastName'], Beschreibung: ['profileDescription'] },
  /** Who gives a workshop, in their order. */
  cast: { Referenten: ['sources'] },
} satisfies Record<string, Record<string, string[]>>
export type Kind = keyof typeof parts

/** What stands for something that a file said: nobody's name or biography is kept a second time. */
export const digestOf = (said: unknown) =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)

/** By part of a thing. */
export type Digests = Record<string, string>
/** Of everything in a file, by its key there. */
export type FileDigests = {
  event: Digests
  workshops: Record<string, Digests>
  timeslots: Record<string, Digests>
  /** By the digest of the key: some files have names for keys. */
  lecturers: Record<string, Digests>
  /** By workshop; missing where it was read before there were any. */
  casts?: Record<string, Digests>
}

const pick = (facts: object, fields: string[]): object =>
  Object.fromEntries(fields.map(field => [field, Reflect.get(facts, field)]))

export const digestsOf = (kind: Kind, facts: object): Digests =>
  Object.fromEntries(
    Object.entries(parts[kind]).map(([part, fields]) => [part, digestOf(pick(facts, fields))]),
  )

/** What the office has changed since the last file, and the new one says otherwise. */
export type Difference = {
  kind: Kind
  id: number
  part: string
  office: object
  file: object
  /** Which of both counts. */
  takes: 'office' | 'file'
}

/** What people name when they decide for the file. */
export const keyOf = ({ kind, id, part }: Pick<Difference, 'kind' | 'id' | 'part'>) => `${kind} ${id} ${part}`

/** Every part of a thing that is not as it was. */
export const changedParts = (kind: Kind, known: object, facts: object) =>
  Object.entries(parts[kind]).flatMap(([part, fields]) => {
    const [before, after] = [pick(known, fields), pick(facts, fields)]
    return isSame(before, after) ? [] : [{ part, before, after }]
  })

/**
 * Merges what a file says with what is there; `before` is what the file said the last time. What the office has changed
 * since then stays, unless somebody `follows` the file in it. Without `before` nothing is known to be the office's.
 */
export const createMerge = (follows: (key: string) => boolean) => {
  const differences: Difference[] = []
  const merge = <Facts extends object>(
    kind: Kind,
    known: { id: number },
    before: Digests | undefined,
    file: Facts,
  ): Facts => {
    if (!before) return file
    const merged = { ...file }
    for (const [part, fields] of Object.entries(parts[kind])) {
      const [office, said] = [pick(known, fields), pick(file, fields)]
      if (digestOf(office) === before[part] || isSame(known, said)) continue
      const takes = follows(keyOf({ kind, id: known.id, part })) ? 'file' : 'office'
      differences.push({ kind, id: known.id, part, office, file: said, takes })
      if (takes === 'office') Object.assign(merged, office)
    }
    return merged
  }
  return { differences, merge }
}
export type Merge = ReturnType<typeof createMerge>['merge']
