import { describe, expect, test } from 'vitest'
import { at, participation } from './confirmations.example.ts'
import { counts, feedbackWindow, needsFeedback, schoolYearOf, schoolYears } from './confirmations.rules.ts'

const now = at('2026-11-20T12:00')
const missing = { available: false, reason: 'feedback_missing' } as const

test.each([
  ['2026-07-31T23:59:59+02:00', 2025],
  ['2026-08-01T00:00:00+02:00', 2026],
  ['2026-12-31T23:59:59+01:00', 2026],
  ['2027-01-01T00:00:00+01:00', 2026],
  ['2027-07-31T22:30:00Z', 2027],
])('%s lies in the school year that begins in %d, by the clock of Berlin', (moment, year) => {
  expect(schoolYearOf(new Date(moment))).toBe(year)
})

describe('feedback', () => {
  test.each([
    ['is open after the event, until its deadline', {}, at('2026-12-12T23:59'), 'open'],
    ['ends with the deadline', {}, at('2026-12-13T00:00'), 'over'],
    [
      'has no end where the event sets none',
      { event: { feedback_deadline: null } },
      at('2030-01-01T00:00'),
      'open',
    ],
    ['waits for the event to be finished', { event: { state: 'closed' } }, now, 'not_yet'],
    ['is for those who were there', { state: 'absent' }, now, 'not_attended'],
  ] as const)('%s', (_, facts, moment, expected) => {
    expect(feedbackWindow(participation(facts), moment)).toBe(expected)
  })

  test('is asked for where a confirmation only waits for it, and not after the deadline', () => {
    expect(needsFeedback(participation({ confirmation: missing }), now)).toBe(true)
    expect(needsFeedback(participation({ confirmation: missing }), at('2026-12-13T00:00'))).toBe(false)
    expect(needsFeedback(participation(), now)).toBe(false)
  })
})

describe('the school years', () => {
  const spring = { id: 2, name: 'Frühjahrstagung', start: at('2026-03-12T09:00') }
  const inSpring = { start: at('2026-03-12T10:00'), end: at('2026-03-12T11:30') }

  test('sum up what is confirmed, and tell apart what waits for feedback', () => {
    const rows = [
      participation({ id: 1 }),
      participation({ id: 2, confirmation: { hours: 0.75, units: 1 } }),
      participation({ id: 3, confirmation: missing }),
      participation({ id: 4, state: 'absent', confirmation: { available: false, reason: 'not_attended' } }),
      participation({ id: 5, event: spring, timeslot: inSpring }),
    ]
    expect(schoolYears(rows, now)).toMatchObject([
      { year: 2026, confirmed: 2, hours: 2.25, units: 3, waitingUnits: 2 },
      { year: 2025, confirmed: 1, hours: 1.5, units: 2, waitingUnits: 0 },
    ])
  })

  test('have the newest event first, and in it what needs feedback, then the earliest', () => {
    const early = { start: at('2026-11-14T08:00'), end: at('2026-11-14T09:00') }
    const older = { id: 2, name: 'Fachtag', start: at('2026-09-26T09:00') }
    const rows = [
      participation({ id: 1, event: older }),
      participation({ id: 2 }),
      participation({ id: 3, timeslot: early }),
      participation({ id: 4, confirmation: missing }),
    ]
    const [year] = schoolYears(rows, now)
    expect(year?.events.map(({ event, rows }) => [event.name, rows.map(({ id }) => id)])).toEqual([
      ['Herbsttagung 2026', [4, 3, 2]],
      ['Fachtag', [1]],
    ])
  })

  test.each([
    ['a place that was given up', { state: 'cancelled' }],
    ['a place on a waitlist', { state: 'waitlisted' }],
    [
      'a workshop that is still to come',
      {
        state: 'registered',
        timeslot: { start: at('2026-12-01T10:00'), end: at('2026-12-01T11:00') },
      },
    ],
  ] as const)('leave out %s', (_, facts) => {
    expect(schoolYears([participation(facts)], now)).toEqual([])
  })

  test('keep a past workshop in which nobody has marked the attendance', () => {
    expect(schoolYears([participation({ state: 'registered' })], now)).toHaveLength(1)
  })
})

test('the hours of a workshop count for whoever was there for long enough', () => {
  expect(counts(participation({ confirmation: missing }))).toBe(true)
  expect(counts(participation({ confirmation: { available: false, reason: 'too_short' } }))).toBe(false)
  expect(counts(participation({ state: 'absent' }))).toBe(false)
})
