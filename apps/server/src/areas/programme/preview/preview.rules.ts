import type { ImportItem, ImportOutcome } from '@tafelrunde/contract/admin/events/programme-import'
import { changedParts, type Difference, type Kind, keyOf } from '../import/merge-facts.rules.ts'
import { excerpts } from './excerpt.rules.ts'
import { reasons, spanValue, timeValue } from './preview.texts.ts'

type Change = ReturnType<typeof changedParts>[number]
/** Names of people by where they came from. */
export type Names = ReadonlyMap<string, string>

const textOf = (facts: object, field: string) => String(Reflect.get(facts, field) ?? '')
const timesOf = (facts: object) => ({
  startsAt: new Date(Reflect.get(facts, 'startsAt')),
  endsAt: new Date(Reflect.get(facts, 'endsAt')),
})

/** A part of something in words. */
const valueOf = (kind: Kind, facts: object, names: Names): string => {
  if (kind === 'cast')
    return textOf(facts, 'sources')
      .split('\n')
      .map(source => names.get(source) ?? source)
      .join(', ')
  if ('startsAt' in facts) return kind === 'event' ? spanValue(timesOf(facts)) : timeValue(timesOf(facts))
  if ('lastName' in facts)
    return [textOf(facts, 'lastName'), textOf(facts, 'firstName')].filter(Boolean).join(', ')
  return Object.values(facts).map(String).join('')
}

type Thing = {
  kind: Exclude<Kind, 'cast'>
  id: number
  name: string
  about?: string
  /** Whether anything is written at all; a key alone is nothing that people read. */
  isWritten: boolean
  changes: (Change & { kind: Kind })[]
  /** How many people have a place in it. */
  participations?: number
}

const partOf = (
  kind: Kind,
  { part, before, after }: Change,
  difference: Difference | undefined,
  names: Names,
) => ({
  name: part,
  ...excerpts(valueOf(kind, before, names), valueOf(kind, after, names)),
  key: difference ? keyOf(difference) : null,
  takes: difference?.takes ?? 'file',
})

/** What becomes of something that there is, part by part; undefined where nothing is to be said of it. */
export const changedItem = (
  { kind, id, name, about = '', isWritten, changes, participations = 0 }: Thing,
  differences: Difference[],
  names: Names,
): ImportItem | undefined => {
  const written = changes.map(change =>
    partOf(
      change.kind,
      change,
      differences.find(one => one.kind === change.kind && one.part === change.part),
      names,
    ),
  )
  const kept = differences
    .filter(({ takes }) => takes === 'office')
    .map(one => partOf(one.kind, { part: one.part, before: one.office, after: one.file }, one, names))
  if (!isWritten && written.length === 0 && kept.length === 0) return undefined
  const parts = [...written, ...kept]
  const outcome: ImportOutcome = isWritten || written.length > 0 ? 'changed' : 'kept'
  const isMoved = written.some(part => part.name === 'Zeit')
  return {
    kind,
    id,
    outcome,
    name,
    about,
    reasons: [
      ...(written.some(({ key }) => key === null) ? [reasons.says] : []),
      ...(parts.some(({ key }) => key !== null)
        ? [kind === 'event' ? reasons.otherTime : reasons.decided]
        : []),
      ...(parts.length === 0 ? [reasons.otherKey] : []),
      ...(isMoved && participations > 0 ? [reasons.rides(participations)] : []),
    ],
    parts,
  }
}

/** The changed parts of a thing, as `changedItem` takes them. */
export const changesOf = (kind: Kind, known: object, facts: object) =>
  changedParts(kind, known, facts).map(change => ({ ...change, kind }))

/** Something that comes, goes or stays as a whole. */
export const wholeItem = (
  facts: Pick<ImportItem, 'kind' | 'id' | 'outcome' | 'name'> & { about?: string },
  ...why: (string | false | undefined)[]
): ImportItem => ({
  about: '',
  ...facts,
  reasons: why.filter(reason => typeof reason === 'string'),
  parts: [],
})
