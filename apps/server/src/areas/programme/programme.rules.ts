/** A person of a programme; `key` tells them apart from all others of the same programme. */
export type Person = { key: string; name: string; biography: string }

/** A talk as a file tells it: `guid` need not be unique yet, `code` joins repetitions of one talk. */
export type Talk = {
  guid: string
  code: string
  type: string
  title: string
  subtitle: string
  description: string
  room: string | null
  startsAt: Date
  endsAt: Date
  persons: Person[]
}

/**
 * What becomes one timeslot. Sessions with the same `workshop` are the dates of one workshop; without
 * one it is a break or a plenary session, which nobody has to book (contract A3).
 */
export type Session = Omit<Talk, 'code' | 'type'> & { workshop: string | null }

/** A whole programme, whatever the format of its file; `key` stays the same in its newer versions. */
export type Programme = {
  key: string
  title: string
  description: string
  version: string
  location: string
  sessions: Session[]
}

/** What is wrong with a file and where; both are for people. */
export type Fault = { place: string; problem: string }
export type Reading = { programme: Programme } | { faults: Fault[] }

/** Who wrote a file, as ours say. */
export const generator = 'Tafelrunde'

/**
 * What the formats have no place for, so that an import of our own file changes nothing: under this name in JSON, as a
 * processing instruction in XML, which all other programs pass over.
 */
export const ownPart = 'tafelrunde'
export type OwnPart = {
  key: string
  description: string
  location: string
  /** By their published guid, where that is not all: the guid and workshop that they came with, the exact duration. */
  sessions: Record<string, { guid?: string; workshop?: string; duration?: string }>
  /** The keys of persons, who have numbers only. */
  persons: { id: number; key: string }[]
}

const breakType = /^(?:break|pause|lunch|coffee|plenary|plenum)/i
const breakTitle =
  /(?:^|\s)(?:\S*pause|(?:\S+ )?break|lunch|dinner|\S*frühstück|\S*mittagessen|\S*abendessen)$/i

/** What our files call what people book, and what is for everybody. */
export const workshopType = 'workshop'
export const forAllType = (title: string) => (breakTitle.test(title) ? 'break' : 'plenary')

/** Nobody speaks, and type or title say that all people meet: nothing that one could book. */
const isForAll = ({ persons, type, title }: Talk) =>
  persons.length === 0 && (breakType.test(type) || (type !== workshopType && breakTitle.test(title)))

/**
 * Turns talks into sessions with a `guid` of their own. A talk that is held several times comes with the
 * same guid (older pretalx) or with the same code (newer): these are the dates of one workshop. `clashes`
 * are the positions of talks that use the guid or code of another talk or are the same date once more.
 */
export const sessionsOf = (talks: Talk[]): { sessions: Session[]; clashes: number[] } => {
  const titles = new Map<string, string>()
  const guids = Map.groupBy(talks, talk => talk.guid)
  const taken = new Set<string>()
  const clashes: number[] = []
  const sessions = talks.map((talk, index) => {
    const { code, type: _, ...rest } = talk
    const workshop = code || talk.guid
    const isRepeated = (guids.get(talk.guid)?.length ?? 0) > 1
    const guid = isRepeated ? [talk.guid, talk.startsAt.toISOString(), talk.room].join(' ') : talk.guid
    if ((titles.get(workshop) ?? talk.title) !== talk.title || taken.has(guid)) clashes.push(index)
    titles.set(workshop, talk.title)
    taken.add(guid)
    return { ...rest, guid, workshop: isForAll(talk) ? null : workshop }
  })
  return { sessions, clashes }
}
