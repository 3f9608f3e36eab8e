import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session } from '../programme.rules.ts'
import { type Known, planImport } from './plan-import.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 2, 13, hour))
const session = (guid: string, hour: number, more: Partial<Session> = {}): Session => ({
  guid,
  workshop: guid,
  title: 'Lesen',
  subtitle: '',
  description: '',
  room: 'Saal 1',
  startsAt: at(hour),
  endsAt: at(hour + 1),
  persons: [],
  ...more,
})

/** What the database has once the plan is written. */
const written = (sessions: Session[], known: Known): Known => {
  const { workshops, timeslots, workshopIds } = planImport(sessions, known)
  const rows = [...known.workshops, ...known.timeslots]
  let id = Math.max(0, ...rows.map(row => row.id))
  const ids = new Map(workshopIds)
  for (const { guid } of workshops.insert) ids.set(guid, ++id)

  const newWorkshops = new Map(known.workshops.map(row => [row.id, row]))
  for (const id of workshops.remove) newWorkshops.delete(id)
  for (const facts of [...workshops.insert, ...workshops.update]) {
    const id = ids.get(facts.guid) ?? 0
    newWorkshops.set(id, { ...facts, id })
  }
  const newTimeslots = new Map(known.timeslots.map(row => [row.id, row]))
  for (const id of timeslots.remove) newTimeslots.delete(id)
  for (const { workshop, ...facts } of [
    ...timeslots.insert.map(facts => ({ id: ++id, ...facts })),
    ...timeslots.update,
  ])
    newTimeslots.set(facts.id, {
      ...facts,
      workshopId: workshop === null ? null : (ids.get(workshop) ?? 0),
      isBooked: newTimeslots.get(facts.id)?.isBooked ?? false,
    })
  return { workshops: [...newWorkshops.values()], timeslots: [...newTimeslots.values()] }
}
const nothing: Known = { workshops: [], timeslots: [] }
const booked = ({ workshops, timeslots }: Known, guid: string): Known => ({
  workshops,
  timeslots: timeslots.map(slot => ({ ...slot, isBooked: slot.isBooked || slot.guid === guid })),
})

test('a date with a new guid is known by its workshop and its start', () => {
  const known = written([session('a', 10, { workshop: 'XYZ' })], nothing)
  const dates = [session('a-0', 10, { workshop: 'XYZ' }), session('a-1', 14, { workshop: 'XYZ' })]
  const { timeslots, workshops } = planImport(dates, known)
  expect(timeslots).toMatchObject({ insert: [{ guid: 'a-1' }], update: [{ guid: 'a-0' }], remove: [] })
  expect(workshops).toMatchObject({ insert: [], update: [], remove: [], unchanged: 1 })
})

test('a workshop whose key changes is known by its timeslots', () => {
  const known = written([session('a', 10)], nothing)
  const { workshops } = planImport([session('a', 10, { workshop: 'XYZ' })], known)
  expect(workshops).toMatchObject({ insert: [], update: [{ guid: 'XYZ' }], remove: [] })
})

test('a workshop in two rooms has no room of its own', () => {
  const dates = [session('a', 10, { workshop: 'x' }), session('b', 14, { workshop: 'x', room: 'Saal 2' })]
  expect(planImport(dates, nothing).workshops.insert).toMatchObject([{ guid: 'x', location: '' }])
})

test('a workshop of the office with an imported timeslot in it stays', () => {
  const known = written([session('a', 10)], nothing)
  const own = { id: 90, guid: null, name: 'Eigener', subtitle: '', description: '', location: '' }
  const slots = known.timeslots.map(slot => ({ ...slot, id: 91, guid: null, workshopId: 90 }))
  const { workshops, timeslots } = planImport([session('b', 10)], {
    workshops: [...known.workshops, own],
    timeslots: [...known.timeslots, ...slots],
  })
  expect([workshops.remove.length, timeslots.remove.length]).toEqual([1, 1])
  expect([...workshops.remove, ...timeslots.remove]).not.toContain(90)
  expect([...workshops.remove, ...timeslots.remove]).not.toContain(91)
})

// Versions of a programme: talks come, go, move, change their room and their workshop, or become a break.
const someSession = fc
  .record({
    guid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    hour: fc.integer({ min: 8, max: 12 }),
    room: fc.constantFrom('Saal 1', 'Saal 2', null),
    workshop: fc.constantFrom('x', 'y', null, undefined),
  })
  .map(({ guid, hour, room, workshop }) =>
    session(guid, hour, { room, workshop: workshop === undefined ? guid : workshop }),
  )
const someProgramme = fc.uniqueArray(someSession, { selector: ({ guid }) => guid, minLength: 1 })
const someHistory = fc.array(fc.record({ sessions: someProgramme, books: fc.constantFrom('a', 'b', 'c') }), {
  minLength: 1,
  maxLength: 5,
})

test('whatever the versions are: nothing booked goes, every session is there once, a second import changes nothing', () => {
  fc.assert(
    fc.property(someHistory, history => {
      let known = nothing
      for (const { sessions, books } of history) {
        const before = known.timeslots.filter(slot => slot.isBooked).map(({ id }) => id)
        known = written(sessions, known)
        const ids = known.timeslots.map(({ id }) => id)
        const guids = known.timeslots.map(({ guid }) => guid)
        expect(ids).toEqual(expect.arrayContaining(before))
        expect(new Set(guids).size).toBe(guids.length)
        expect(guids).toEqual(expect.arrayContaining(sessions.map(({ guid }) => guid)))

        const owners = new Set(known.workshops.map(({ id }) => id))
        expect(known.timeslots.every(slot => slot.workshopId === null || owners.has(slot.workshopId))).toBe(
          true,
        )
        expect(known.timeslots.some(slot => slot.isBooked && slot.workshopId === null)).toBe(false)
        const again = planImport(sessions, known)
        const changes = { insert: [], update: [], remove: [] }
        expect(again).toMatchObject({ workshops: changes, timeslots: changes })
        const bookable = known.timeslots.find(slot => slot.guid === books && slot.workshopId !== null)
        if (bookable) known = booked(known, books)
      }
    }),
    { numRuns: 500 },
  )
})
