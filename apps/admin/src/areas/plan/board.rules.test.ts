import { expect, test } from 'vitest'
import { daysOf, hoursOf, minutesOf, momentOf, placementAt } from '../../shared/plan/times.rules.ts'
import { blocksOf, columnPx, columnsOf, hourPx, stretched } from './board.rules.ts'
import { afterKey, placementUnder } from './hand/hand.rules.ts'

const at = (from: string, to: string, room: number | null = 1, location = '') => ({
  start: new Date(`2027-03-13T${from}:00+01:00`),
  end: new Date(`2027-03-13T${to}:00+01:00`),
  room,
  location,
})
const item = (key: string, place: ReturnType<typeof at> | null) => ({
  key,
  timeslot: 1,
  workshop: null,
  name: key,
  at: place,
  published: place,
  capacity: null,
  waiting: 0,
  is_called_off: false,
  people: [],
})
const room = (id: number) => ({
  id,
  name: `Raum ${id}`,
  building: '',
  floor: '',
  capacity: 20,
  equipment: [],
  seating: '',
})
const event = {
  id: 1,
  name: 'Tagung',
  state: 'open' as const,
  start: new Date('2027-03-12T09:00:00+01:00'),
  end: new Date('2027-03-13T17:00:00+01:00'),
}
const rooms = [room(1), room(2)]

test('rooms are columns, and so is every other place and what has none: nothing is off the board', () => {
  const items = [
    item('a', at('10:00', '11:00')),
    item('b', at('10:00', '11:00', null, 'Foyer')),
    item('c', at('10:00', '11:00', null)),
  ]
  const titles = (onlyUsed: boolean) => columnsOf({ rooms, items }, onlyUsed).map(({ title }) => title)
  expect(titles(false)).toEqual(['Ohne Raum', 'Raum 1', 'Raum 2', 'Foyer'])
  expect(titles(true)).toEqual(['Ohne Raum', 'Raum 1', 'Foyer'])
  const moved = [{ ...item('a', at('10:00', '11:00')), at: at('10:00', '11:00', 2) }]
  expect(columnsOf({ rooms, items: moved }, true).map(({ title }) => title)).toEqual(['Raum 1', 'Raum 2'])
})

test('days and hours are those of the event, and those of whatever lies outside of it', () => {
  const late = { ...at('10:00', '11:00'), start: new Date('2027-04-02T10:00:00+02:00') }
  const items = [item('a', late), item('b', at('06:30', '07:00')), item('c', at('20:00', '21:15'))]
  expect(daysOf({ event, items })).toEqual(['2027-03-12', '2027-03-13', '2027-04-02'])
  expect(hoursOf(items, '2027-03-13')).toEqual({ from: 6, to: 22 })
  expect(hoursOf(items, '2027-03-12')).toEqual({ from: 8, to: 18 })
})

test('what is at the same time in a room lies beside each other', () => {
  const columns = columnsOf({ rooms, items: [] }, false)
  const items = [
    item('a', at('09:00', '11:00')),
    item('b', at('10:00', '12:00')),
    item('c', at('11:00', '12:00')),
    item('d', at('12:00', '13:00')),
    item('e', at('09:00', '10:00', 2)),
    item('gone', null),
  ]
  const blocks = new Map(blocksOf(items, columns, '2027-03-13', 8).map(block => [block.item.key, block]))
  expect(blocks.size).toBe(5)
  expect(blocks.get('a')).toMatchObject({ left: 2, top: hourPx + 2, height: 2 * hourPx - 4 })
  expect(blocks.get('b')?.left).toBe(columnPx / 2)
  expect(blocks.get('c')?.left).toBe(2)
  expect(blocks.get('d')?.width).toBeGreaterThan(columnPx - 10)
  expect(blocks.get('e')?.left).toBe(columnPx + 2)
})

test('times are Berlin’s, also where the clocks change', () => {
  expect(momentOf('2027-03-28', 150).toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(minutesOf(momentOf('2027-03-28', 600))).toBe(600)
  expect(stretched(at('10:00', '11:00'), -90).end).toEqual(at('10:00', '10:05').end)
  expect(placementAt('2027-03-13', 605, 45, { room: 2, location: 'x' })).toEqual(at('10:05', '10:50', 2, 'x'))
})

test('the pointer and the keys bring an item to a room and a time', () => {
  const columns = columnsOf({ rooms, items: [] }, false)
  const board = {
    day: '2027-03-13',
    days: ['2027-03-12', '2027-03-13'],
    columns,
    hours: { from: 8, to: 18 },
  }
  const there = placementUnder(board, columnPx + 20, hourPx * 2 + 3, 60)
  expect(there).toMatchObject({ room: 2, start: at('10:05', '11:00').start })
  expect(placementUnder(board, columnPx * 5, 10, 60)).toBeNull()
  const start = at('10:00', '11:00', 1, 'Raum 1')
  const press = (key: string, shiftKey = false) => afterKey(board, start, { key, shiftKey })
  expect(press('ArrowRight')).toEqual(at('10:00', '11:00', 2, 'Raum 2'))
  expect(press('ArrowLeft')).toEqual(start)
  expect(press('ArrowDown')).toEqual(at('10:15', '11:15', 1, 'Raum 1'))
  expect(press('ArrowUp', true)).toEqual(at('10:00', '10:45', 1, 'Raum 1'))
  expect(press('PageUp')?.start).toEqual(new Date('2027-03-12T10:00:00+01:00'))
  expect(press('a')).toBeUndefined()
})

test('a break without a room is a band over all rooms; a workshop without one stays in its column', () => {
  const items = [
    item('Pause', at('11:00', '11:30', null)),
    { ...item('offen', at('12:00', '13:00', null)), workshop: 3 },
  ]
  const columns = columnsOf({ rooms, items }, false)
  const widths = blocksOf(items, columns, '2027-03-13', 8).map(({ item: { key }, width }) => [
    key,
    width > 2 * columnPx,
  ])
  expect(widths).toEqual([
    ['Pause', true],
    ['offen', false],
  ])
})
