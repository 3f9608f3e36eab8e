import * as z from 'zod/mini'

// What can be wrong with a plan, purely: the board works it out while somebody drags, the server before it publishes.

export const ClashKind = z.enum([
  'room_twice',
  'room_small',
  'equipment',
  'lecturer_twice',
  'lecturer_away',
  'walk',
  'people',
  'outside',
])
export type ClashKind = z.infer<typeof ClashKind>

/** What a clash does: it stops the publication, only warns, or is not looked for. */
export const ClashWeight = z.enum(['stop', 'warn', 'ignore'])
export type ClashWeight = z.infer<typeof ClashWeight>

export type ClashWeights = Record<ClashKind, ClashWeight>

/** As long as the office has said nothing else. */
export const usualWeights: ClashWeights = {
  room_twice: 'stop',
  room_small: 'warn',
  equipment: 'warn',
  lecturer_twice: 'stop',
  lecturer_away: 'stop',
  walk: 'warn',
  people: 'stop',
  outside: 'warn',
}
export const usualWalkMinutes = 10

type Span = { start: Date; end: Date }
type At = Span & { room: number | null; location: string }
type Item = {
  key: string
  name: string
  workshop: number | null
  at: At | null
  people: number[]
  is_called_off: boolean
}
type Room = { id: number; name: string; building: string; capacity: number | null; equipment: string[] }
type Workshop = { id: number; lecturers: number[]; equipment: string[] }
type Lecturer = { id: number; name: string; away: Span[] }

/** All that the clashes of a plan follow from. */
export type PlanFacts = {
  event: Span
  items: readonly Item[]
  rooms: readonly Room[]
  workshops: readonly Workshop[]
  lecturers: readonly Lecturer[]
  weights: ClashWeights
  walkMinutes: number
}

/** `keys`: the one or two items that it is about, the earlier one first. */
export type Clash = { kind: ClashKind; weight: 'stop' | 'warn'; keys: string[]; start: Date; text: string }

type Placed = Item & { at: At; start: number; end: number }

/** What is called off takes nobody's room or time. */
const isPlaced = (item: Item): item is Item & { at: At } => item.at !== null && !item.is_called_off
const minute = 60_000

const placedOf = (items: readonly Item[]): Placed[] =>
  items
    .filter(isPlaced)
    .map(item => ({ ...item, start: item.at.start.getTime(), end: item.at.end.getTime() }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)

/** Each pair that overlaps, of spans in order of their start: a sweep that keeps what still goes on. */
function* overlapsIn(spans: readonly Placed[]) {
  let open: Placed[] = []
  for (const span of spans) {
    open = open.filter(({ end }) => end > span.start)
    for (const other of open) yield [other, span] as const
    open.push(span)
  }
}

const groupsOf = <Key>(items: readonly Placed[], keysOf: (item: Placed) => readonly Key[]) => {
  const groups = new Map<Key, Placed[]>()
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  return groups
}

const named = ({ name }: Placed) => `„${name}“`
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words that stand in the one list and not in the other, whatever their letters' case. */
export const missingIn = (needed: readonly string[], there: readonly string[]) => {
  const has = new Set(there.map(word => word.toLowerCase()))
  return needed.filter(word => !has.has(word.toLowerCase()))
}

/** Every clash of the plan that is looked for, in order of time. */
export const clashesOf = (plan: PlanFacts): Clash[] => {
  const items = placedOf(plan.items)
  const rooms = new Map(plan.rooms.map(room => [room.id, room]))
  const workshops = new Map(plan.workshops.map(workshop => [workshop.id, workshop]))
  const clashes: Clash[] = []
  const add = (kind: ClashKind, found: readonly Placed[], text: string) => {
    const weight = plan.weights[kind]
    const [first] = found
    if (weight === 'ignore' || !first) return
    clashes.push({ kind, weight, keys: found.map(({ key }) => key), start: first.at.start, text })
  }
  const workshopOf = ({ workshop }: Placed) => (workshop === null ? undefined : workshops.get(workshop))
  const roomOf = ({ at: { room } }: Placed) => (room === null ? undefined : rooms.get(room))
  const lecturersOf = (item: Placed) => workshopOf(item)?.lecturers ?? []

  /** From the one building to another in less than it takes; answers the words for it. */
  const hurry = (one: Placed, next: Placed) => {
    const [from, to] = [roomOf(one)?.building, roomOf(next)?.building]
    const minutes = Math.floor((next.start - one.end) / minute)
    if (!from || !to || from === to || minutes < 0 || minutes >= plan.walkMinutes) return undefined
    return `${counted(minutes, 'Minute', 'Minuten')} von „${from}“ nach „${to}“: ${named(one)}, dann ${named(next)}`
  }

  const inRooms = groupsOf(items, ({ at: { room, location } }) =>
    location || room !== null ? [room ?? location] : [],
  )
  for (const group of inRooms.values())
    for (const [one, other] of overlapsIn(group))
      add('room_twice', [one, other], `${one.at.location} doppelt belegt: ${named(one)} und ${named(other)}`)

  for (const item of items) {
    const room = roomOf(item)
    const count = item.people.length
    if (room && room.capacity !== null && count > room.capacity)
      add(
        'room_small',
        [item],
        `${room.name} ist zu klein für ${named(item)}: ${count} Angemeldete, ${counted(room.capacity, 'Platz', 'Plätze')}`,
      )
    const missing = room ? missingIn(workshopOf(item)?.equipment ?? [], room.equipment) : []
    if (room && missing.length > 0)
      add('equipment', [item], `In ${room.name} fehlt für ${named(item)}: ${missing.join(', ')}`)
    if (item.at.start < plan.event.start || item.at.end > plan.event.end)
      add('outside', [item], `${named(item)} liegt außerhalb der Veranstaltung`)
  }

  const givenBy = groupsOf(items, lecturersOf)
  for (const { id, name, away } of plan.lecturers) {
    const own = givenBy.get(id) ?? []
    for (const [one, other] of overlapsIn(own))
      add(
        'lecturer_twice',
        [one, other],
        `${name} in zwei Terminen zugleich: ${named(one)} und ${named(other)}`,
      )
    for (const item of own)
      if (away.some(({ start, end }) => start < item.at.end && end > item.at.start))
        add('lecturer_away', [item], `${name} ist nicht verfügbar: ${named(item)}`)
    own.forEach((item, index) => {
      const next = own[index + 1]
      const words = next && hurry(item, next)
      if (words) add('walk', [item, next], `${name} hat ${words}`)
    })
  }

  type Pair = { one: Placed; other: Placed; count: number }
  const together = new Map<string, Pair>()
  const onTheWay = new Map<string, Pair & { words: string }>()
  const bookedBy = groupsOf(items, item => item.people)
  for (const own of bookedBy.values()) {
    for (const [one, other] of overlapsIn(own)) {
      const pair = together.get(`${one.key} ${other.key}`)
      if (pair) pair.count++
      else together.set(`${one.key} ${other.key}`, { one, other, count: 1 })
    }
    own.forEach((one, index) => {
      const other = own[index + 1]
      const words = other && hurry(one, other)
      if (!words) return
      const pair = onTheWay.get(`${one.key} ${other.key}`)
      if (pair) pair.count++
      else onTheWay.set(`${one.key} ${other.key}`, { one, other, count: 1, words })
    })
  }
  for (const { one, other, count } of together.values())
    add(
      'people',
      [one, other],
      `${counted(count, 'Person hätte', 'Personen hätten')} ${named(one)} und ${named(other)} zugleich`,
    )
  for (const { one, other, count, words } of onTheWay.values())
    add('walk', [one, other], `${counted(count, 'Person hat', 'Personen haben')} ${words}`)

  return clashes.toSorted((one, other) => one.start.getTime() - other.start.getTime())
}
