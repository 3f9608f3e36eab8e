import type { PaperOrder, PaperPlan, PaperSize, Placement } from '@tafelrunde/contract/admin/events/plan'
import { longDayText, momentText } from '../../common/german.texts.ts'
import { shortDayText, timesText } from '../../common/papers.texts.ts'
import type { Letterhead } from '../mail/letter.rules.ts'

/** Something of the plan, where and when it is on the paper. */
export type PaperItem = {
  name: string
  lecturers: { id: number; name: string }[]
  /** A break or a plenary session. */
  isPlenary: boolean
  /** Called off: it stays on the paper, for whoever looks for it. */
  isOff: boolean
  at: Placement
}

export type PaperFacts = {
  drawnAt: Date
  association: Letterhead
  event: string
  by: PaperOrder
  size: PaperSize
  plan: PaperPlan
  items: PaperItem[]
}

type Section = { title: string; rows: string[][][] }

/** A plan ready to be drawn: each cell of a row has its lines, the first of which counts. */
export type PlanDocument = {
  title: string
  /** What the title is about, for whoever lists files. */
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  /** Stands at the head of every further page. */
  running: string
  size: PaperSize
  watermark: string
  event: string
  note: string
  headings: string[]
  /** Each section begins on a page of its own. */
  apart: boolean
  sections: Section[]
}

const titles: Record<PaperOrder, string> = {
  day: 'Raumplan nach Tagen',
  room: 'Raumplan nach Räumen',
  lecturer: 'Raumplan nach Referenten',
}
const noRoom = 'Ohne Raum'
const allRooms = 'Für alle'
const nobody = 'Ohne Referenten'

const german = new Intl.Collator('de-DE', { numeric: true })

const dayOf = ({ at }: PaperItem) => longDayText(at.start)
const span = ({ at }: PaperItem) => ({ startsAt: at.start, endsAt: at.end })
const when = (item: PaperItem) => [timesText(span(item)), shortDayText(item.at.start)]
const what = ({ name, lecturers, isOff }: PaperItem) => [
  isOff ? `Entfällt: ${name}` : name,
  ...(lecturers.length ? [lecturers.map(lecturer => lecturer.name).join(', ')] : []),
]
const where = ({ at, isPlenary }: PaperItem) => [at.location || (isPlenary ? allRooms : '')]

/** In the order in which they begin, then by room. */
const compareItems = (one: PaperItem, other: PaperItem) =>
  one.at.start.getTime() - other.at.start.getTime() ||
  german.compare(one.at.location, other.at.location) ||
  german.compare(one.name, other.name)

/** The rest, which has no room or nobody who gives it, comes last. */
const byTitle = (last: string) => (one: Section, other: Section) =>
  Number(one.title === last) - Number(other.title === last) || german.compare(one.title, other.title)

/** Which section something belongs to: not all that are called the same are the same. */
type Place = { key: string | number; title: string }
const called = (title: string): Place => ({ key: title, title })

type Order = {
  placesOf: (item: PaperItem, rooms: string[]) => Place[]
  headings: string[]
  cells: (item: PaperItem) => string[][]
  compare: (one: Section, other: Section) => number
}

const orders: Record<PaperOrder, Order> = {
  day: {
    placesOf: item => [called(dayOf(item))],
    headings: ['Uhrzeit', 'Termin', 'Raum'],
    cells: item => [[timesText(span(item))], what(item), where(item)],
    compare: () => 0,
  },
  room: {
    // What is for all rooms stands on the paper of each.
    placesOf: ({ at, isPlenary }, rooms) =>
      (isPlenary && !at.location && rooms.length > 0 ? rooms : [at.location || noRoom]).map(called),
    headings: ['Zeit', 'Termin'],
    cells: item => [when(item), what(item)],
    compare: byTitle(noRoom),
  },
  lecturer: {
    placesOf: ({ lecturers }) =>
      lecturers.length > 0 ? lecturers.map(({ id, name }) => ({ key: id, title: name })) : [called(nobody)],
    headings: ['Zeit', 'Termin', 'Raum'],
    cells: item => [when(item), what(item), where(item)],
    compare: byTitle(nobody),
  },
}

type Named = Section & { first: string }

/** Those of the same name are told apart by what they give first, and by a number where that is the same as well. */
const toldApart = (sections: Named[]): Section[] => {
  const seen = new Map<string, number>()
  return sections.map(({ title, rows, first }) => {
    const isAlone = sections.filter(other => other.title === title).length === 1
    if (isAlone) return { title, rows }
    const longer = `${title} („${first}“)`
    const count = (seen.get(longer) ?? 0) + 1
    seen.set(longer, count)
    return { title: count > 1 ? `${longer} (${count})` : longer, rows }
  })
}

/** A plan by days, rooms or lecturers, as it is hung up and handed out. */
export const planDocument = (facts: PaperFacts): PlanDocument => {
  const { association, by, drawnAt, event, plan, size } = facts
  const { placesOf, headings, cells, compare } = orders[by]
  const rooms = [...new Set(facts.items.map(({ at }) => at.location))].filter(Boolean)
  const sections = new Map<Place['key'], Named>()
  for (const item of facts.items.toSorted(compareItems))
    for (const { key, title } of placesOf(item, rooms)) {
      const section = sections.get(key) ?? { title, rows: [], first: item.name }
      section.rows.push(cells(item))
      sections.set(key, section)
    }
  const isDraft = plan === 'draft'
  const title = isDraft ? `${titles[by]} (Entwurf)` : titles[by]
  return {
    title,
    subject: event,
    issuedAt: drawnAt.toISOString(),
    dateline: `Stand: ${momentText(drawnAt)}`,
    association,
    running: `${title} · ${event}`,
    size,
    watermark: isDraft ? 'Entwurf' : '',
    event,
    note: noteOf(isDraft, facts.items.length === 0),
    headings,
    // Lecturers have a few lines each: they follow one another like in a directory.
    apart: by !== 'lecturer',
    sections: toldApart([...sections.values()].toSorted(compare)),
  }
}

const noteOf = (isDraft: boolean, isEmpty: boolean) =>
  [
    isDraft && 'Arbeitsfassung, noch nicht veröffentlicht.',
    isEmpty && 'Auf diesem Plan steht noch kein Termin.',
  ]
    .filter(Boolean)
    .join(' ')
