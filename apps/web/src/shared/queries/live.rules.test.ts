import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import { expect, test } from 'vitest'
import { newsOf, pauseMs, waitsAt, withNews } from './live.rules.ts'

const counts = (id: number, participants_count: number) => ({ id, participants_count, waitlist_count: 0 })
const at = new Date('2027-03-13T10:00:00+01:00')

test('each failure in a row doubles the pause, up to a minute and a half', () => {
  const middle = (failures: number) => pauseMs(failures, false, 0.5)
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(middle)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
  expect([pauseMs(7, false, 0), pauseMs(7, false, 1)]).toEqual([30_000, 90_000])
})

test('where too many listen the first pause is long already', () => {
  expect([pauseMs(1, true, 0), pauseMs(1, true, 1), pauseMs(6, true, 0.5)]).toEqual([10_000, 30_000, 60_000])
})

test('what has new numbers shows them and keeps the rest, everything else stays as it is', () => {
  const news = newsOf([counts(1, 12), counts(3, 5)])
  expect(withNews({ ...counts(1, 11), location: 'Aula' }, news)).toEqual({
    ...counts(1, 12),
    location: 'Aula',
  })
  expect(withNews(counts(2, 4), news)).toEqual(counts(2, 4))
})

test.each([
  ['waitlisted', 1, true],
  ['waitlisted', 2, false],
  ['registered', 1, false],
] as const)('%s in timeslot %i, when the numbers of timeslot 1 change: ask again? %s', (state, id, asked) => {
  const own: OwnTimeslot = {
    ...counts(id, 12),
    created: at,
    caption: '',
    start: at,
    end: at,
    location: '',
    capacity: 12,
    is_called_off: false,
    event: 6,
    workshop: 7,
    participation: { id: 1, state, waitlist_position: null },
  }
  expect(waitsAt([own], { timeslots: [counts(1, 12)], events: [], changed: [] })).toBe(asked)
})
