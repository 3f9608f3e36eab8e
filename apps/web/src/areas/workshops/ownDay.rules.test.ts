import { expect, test } from 'vitest'
import { type DayEntry, ownDay } from './ownDay.rules.ts'
import { freeTimeText } from './ownDay.texts.ts'
import { session, slot } from './workshops.example.ts'

const place = (id: number, start: string, end: string, location: string, waits = false) => ({
  session: session(slot(id, start, end, { location })),
  waits,
})

const told = (entry: DayEntry) => {
  if (entry.kind === 'way') return [entry.freeMinutes, entry.room]
  return entry.kind === 'break' ? `break ${entry.at.id}` : entry.session.id
}

test('the day is told in its order, with free time, breaks and the next room', () => {
  const places = [
    place(3, '14:00', '15:30', 'Raum 2.14'),
    place(1, '09:00', '10:30', 'Aula'),
    place(2, '11:15', '12:30', 'Aula'),
  ]
  const lunch = slot(9, '12:30', '13:30')
  expect(ownDay(places, [lunch]).map(told)).toEqual([1, [45, undefined], 2, 'break 9', [30, 'Raum 2.14'], 3])
})

test('a few minutes from room to room are no free time', () => {
  expect(ownDay([place(1, '09:00', '10:00', 'A'), place(2, '10:10', '11:00', 'B')], []).map(told)).toEqual([
    1,
    [0, 'B'],
    2,
  ])
})

test('what overlaps leaves no gap, and nobody goes to a room of which they only wait for a place', () => {
  const places = [
    place(1, '09:00', '12:00', 'A'),
    place(2, '10:00', '11:00', 'B', true),
    place(3, '12:30', '13:00', 'A'),
  ]
  expect(ownDay(places, []).map(told)).toEqual([1, 2, [30, undefined], 3])
})

test.each([
  [15, '15\u00A0Minuten frei'],
  [60, '1\u00A0Stunde frei'],
  [150, '2\u00A0Stunden 30\u00A0Minuten frei'],
])('%i minutes are „%s“', (minutes, text) => {
  expect(freeTimeText(minutes)).toBe(text)
})
