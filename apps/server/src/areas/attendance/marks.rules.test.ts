import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMark } from './marks.fixture.ts'
import { checkedInAt, inOrder, type Mark, refuseMark } from './marks.rules.ts'

const on = (time: string) => new Date(`2027-03-13T${time}:00+01:00`)
const mark = (time: string, state: Mark['state'], minutes: number | null = null) => ({
  state,
  minutes,
  recordedAt: on(time),
})

test('what counts depends on what was recorded, never on the order or how often it came', () => {
  fc.assert(
    fc.property(
      fc
        .array(anyMark, { minLength: 1 })
        .chain(marks =>
          fc.tuple(
            fc.constant(marks),
            fc.shuffledSubarray([...marks, ...marks], { minLength: marks.length * 2 }),
          ),
        ),
      ([marks, arrived]) => {
        expect(inOrder(arrived)[0]).toEqual(inOrder(marks)[0])
      },
    ),
  )
})

test('the latest counts; of one moment who was there, then who was longer', () => {
  const late = mark('10:01', 'cancelled')
  const sorted = [
    late,
    mark('10:00', 'attended'),
    mark('10:00', 'attended', 60),
    mark('10:00', 'attended', 30),
    mark('10:00', 'absent'),
    mark('10:00', 'registered'),
    mark('10:00', 'cancelled'),
  ]
  expect(inOrder(sorted.toReversed())).toEqual(sorted)
})

test('somebody is there since the first record of it after the last other one', () => {
  const marks = [mark('10:20', 'attended', 60), mark('10:10', 'attended'), mark('10:05', 'absent')]
  expect(checkedInAt([...marks, mark('10:00', 'attended')])).toEqual(on('10:10'))
  expect(checkedInAt([mark('10:00', 'absent')])).toBeNull()
  expect(checkedInAt([])).toBeNull()
})

test.each([
  ['draft', '10:00', 'state'],
  ['cancelled', '10:00', 'state'],
  ['finished', '10:00', undefined],
  ['announced', '00:00', undefined],
] as const)('at an event that is %s, recorded at %s: %s', (eventState, time, code) => {
  expect(refuseMark({ startsAt: on('10:00'), eventState, calledOffAt: null }, on(time))).toBe(code)
})
