import { fullName } from '../../../common/people.rules.ts'
import type { Person, Session } from '../programme.rules.ts'
import {
  createMerge,
  type Digests,
  digestOf,
  digestsOf,
  type FileDigests,
  type Merge,
} from './merge-facts.rules.ts'
import { splitName } from './person-name.rules.ts'
import type { Plan } from './plan-import.rules.ts'
import { isSame } from './same.rules.ts'

export type LecturerFacts = {
  source: string
  firstName: string
  lastName: string
  profileDescription: string
}
export type KnownLecturer = { id: number } & LecturerFacts

/** Whom the sessions name, once each: by the name that comes first and the first biography that says anything. */
export const personsOf = (sessions: Session[]): Person[] =>
  [
    ...Map.groupBy(
      sessions.flatMap(({ persons }) => persons),
      ({ key }) => key,
    ),
  ].map(([key, [first, ...more]]) => ({
    key,
    name: first?.name ?? '',
    biography: [first, ...more].map(person => person?.biography).find(Boolean) ?? '',
  }))

/**
 * The persons of a programme as lecturers. How the office has split a name stays while the name is the same,
 * and so does what is known of a person of whom the file tells nothing.
 */
export const planLecturers = (
  persons: Person[],
  known: KnownLecturer[],
  sourceOf: (key: string) => string,
  before?: FileDigests['lecturers'],
  merge: Merge = createMerge(() => true).merge,
) => {
  const file: FileDigests['lecturers'] = {}
  const plan: Plan<LecturerFacts> = { insert: [], update: [], remove: [], unchanged: 0 }
  const bySource = new Map(known.map(lecturer => [lecturer.source, lecturer]))
  for (const { key: person, name, biography } of persons) {
    const source = sourceOf(person)
    const old = bySource.get(source)
    const isSameName = old && fullName(old) === name
    const said = {
      source,
      ...(isSameName ? { firstName: old.firstName, lastName: old.lastName } : splitName(name)),
      profileDescription: biography || (old?.profileDescription ?? ''),
    }
    const key = digestOf(source)
    file[key] = digestsOf('lecturer', said)
    const facts = old ? merge('lecturer', old, before?.[key], said) : said
    if (!old) plan.insert.push(facts)
    else if (isSame(old, facts)) plan.unchanged++
    else plan.update.push({ id: old.id, ...facts })
  }
  return { ...plan, file }
}

/** A link as the database has it; `source` is where its person came from, null for one of the office's own. */
type KnownLink = Link & { source: string | null }

const inLines = (sources: Iterable<string>) => [...sources].join('\n')

/** Where people came from, in lines. */
export type Sources = { sources: string }

type Casting = {
  sourceOf: (key: string) => string
  known: KnownLink[]
  workshops: { id: number; guid: string | null }[]
  /** Of the workshops that there are, by what the file calls them. */
  workshopIds: Map<string, number>
}

/**
 * Whose word counts on who gives a workshop: answers what the file says, and at which of its workshops (by guid) it is
 * to be written. Whom the office added by itself is no part of it.
 */
export const planCasts = (
  sessions: Session[],
  { sourceOf, known, workshops, workshopIds }: Casting,
  before: FileDigests['casts'],
  merge: Merge,
) => {
  const file: Record<string, Digests> = {}
  const changing = new Set<string>()
  const changed: { id: number; before: Sources; after: Sources }[] = []
  const keptBack = new Set<string>()
  const links = Map.groupBy(known, ({ workshopId }) => workshopId)
  const guids = new Map(workshops.map(({ id, guid }) => [id, guid]))
  for (const [guid, dates] of Map.groupBy(sessions, ({ workshop }) => workshop)) {
    if (guid === null) continue
    const persons = dates.flatMap(session => session.persons)
    const said = { sources: inLines(new Set(persons.map(({ key }) => sourceOf(key)))) }
    file[guid] = digestsOf('cast', said)
    const id = workshopIds.get(guid)
    if (id === undefined) {
      changing.add(guid)
      continue
    }
    const own = (links.get(id) ?? []).toSorted((one, other) => one.position - other.position)
    const sources = own.flatMap(({ source }) => (source?.startsWith(sourceOf('')) ? [source] : []))
    const office = { id, sources: inLines(sources) }
    const { sources: meant } = merge('cast', office, before?.[guids.get(id) ?? ''], said)
    if (meant !== said.sources) keptBack.add(guid)
    else if (meant !== office.sources) {
      changing.add(guid)
      changed.push({ id, before: { sources: office.sources }, after: said })
    }
  }
  return { file, changing, changed, keptBack }
}

/** The keys of those who give something at a workshop where the file counts. */
export const whoIsNeeded = (sessions: Session[], keptBack: Set<string>) =>
  new Set(
    sessions
      .filter(({ workshop }) => workshop === null || !keptBack.has(workshop))
      .flatMap(({ persons }) => persons.map(({ key }) => key)),
  )

export type Link = { workshopId: number; lecturerId: number; position: number }

/**
 * Who gives which workshop, in the order of the programme. What the office added by itself stays: a known link
 * goes only when its person `isImported` and the workshop is one of the programme.
 */
export const planLinks = (
  wanted: Link[],
  known: (Link & { isImported: boolean })[],
  workshopIds: Set<number>,
) => {
  const key = ({ workshopId, lecturerId }: Link) => `${workshopId} ${lecturerId}`
  const positions = new Map(known.map(link => [key(link), link.position]))
  const keys = new Set(wanted.map(key))
  return {
    put: wanted.filter(link => positions.get(key(link)) !== link.position),
    drop: known.filter(link => link.isImported && workshopIds.has(link.workshopId) && !keys.has(key(link))),
  }
}

/** The persons of each workshop in order; `workshopOf` and `lecturerOf` tell the ids. */
export const linksOf = (
  sessions: Session[],
  workshopOf: (guid: string) => number | undefined,
  lecturerOf: (key: string) => number | undefined,
): Link[] =>
  [...Map.groupBy(sessions, ({ workshop }) => workshop)].flatMap(([guid, dates]) => {
    const workshopId = guid === null ? undefined : workshopOf(guid)
    const lecturerIds = new Set(dates.flatMap(({ persons }) => persons).map(({ key }) => lecturerOf(key)))
    return [...lecturerIds].flatMap((lecturerId, index) =>
      workshopId && lecturerId ? [{ workshopId, lecturerId, position: index + 1 }] : [],
    )
  })
