import { readCapacity, readLine } from '../cells.rules.ts'
import { createNotes, type Line, listed, type Read } from '../judged.rules.ts'
import { planRecords, type RecordEntry } from '../records.rules.ts'

export type RoomFacts = {
  name: string
  building: string
  floor: string
  capacity: number | null
  equipment: string[]
  seating: string
}
type KnownRoom = { id: number } & RoomFacts

const mostWords = 30
const longestWord = 60

const readEquipment = (text: string): Read<string[]> => {
  const words = listed(text).filter(
    (word, index, all) => all.findIndex(other => other.toLowerCase() === word.toLowerCase()) === index,
  )
  if (words.length > mostWords) return { reason: `Das sind mehr als ${mostWords} Angaben.` }
  const long = words.find(word => word.length > longestWord)
  return long
    ? { reason: `„${long.slice(0, 20)}…“ ist zu lang: höchstens ${longestWord} Zeichen.` }
    : { value: words }
}

const readRow = ({ line, texts, broken }: Line): RecordEntry<RoomFacts> => {
  const notes = createNotes(broken)
  const { take } = notes
  const { name = '', building, floor, capacity, equipment, seating } = texts
  if (!name) notes.note('name', 'Der Name des Raums fehlt.')
  const said = {
    name: take('name', readLine(name, 100)),
    building: building ? take('building', readLine(building, 100)) : undefined,
    floor: floor ? take('floor', readLine(floor, 60)) : undefined,
    capacity: capacity ? take('capacity', readCapacity(capacity)) : undefined,
    equipment: equipment ? take('equipment', readEquipment(equipment)) : undefined,
    seating: seating ? take('seating', readLine(seating, 100)) : undefined,
  }
  return { line, notes, keyField: 'name', key: keyOf(said.building ?? '', said.name ?? ''), said }
}

const keyOf = (building: string, name: string) =>
  JSON.stringify([building, name].map(text => text.toLowerCase()))

const usual: RoomFacts = { name: '', building: '', floor: '', capacity: null, equipment: [], seating: '' }

/** What a table of rooms does: one is known by its name and building, without a building by a name that only one has. */
export const planRooms = (lines: Line[], known: KnownRoom[]) => {
  const byKey = new Map(known.map(room => [keyOf(room.building, room.name), room]))
  const byName = Map.groupBy(known, ({ name }) => name.toLowerCase())
  return planRecords<RoomFacts>(
    lines.map(readRow),
    ({ key, said, notes }) => {
      const same = said.building === undefined ? (byName.get(said.name?.toLowerCase() ?? '') ?? []) : []
      const room = byKey.get(key) ?? same[0]
      if (!byKey.has(key) && same.length > 1)
        notes.note('name', `„${said.name}“ gibt es in ${same.length} Gebäuden. Bitte nennen Sie das Gebäude.`)
      if (!room) return undefined
      // Termine say what their room is called: how its letters are written stays.
      const { id, ...facts } = room
      said.name = facts.name
      said.building = facts.building
      return { id, facts }
    },
    usual,
  )
}
