import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AttendanceFacts, type ConfirmationTerms, confirmable } from './confirmable.rules.ts'

const attendance: AttendanceFacts = {
  state: 'attended',
  attendedMinutes: null,
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:30:00+01:00'),
  breakMinutes: 0,
}
const event: ConfirmationTerms = {
  state: 'finished',
  unitMinutes: 45,
  minimumShare: 80,
  feedbackRequired: false,
}

/** A timeslot of so many minutes, that was attended wholly or for `attendedMinutes`. */
const lasting = (minutes: number, facts: Partial<AttendanceFacts> = {}) => ({
  ...attendance,
  endsAt: new Date(attendance.startsAt.getTime() + minutes * 60_000),
  ...facts,
})
const counted = (facts: AttendanceFacts, terms = event) => confirmable(facts, terms, true)

test.each<[string, Partial<AttendanceFacts>, Partial<ConfirmationTerms>, boolean, string | null]>([
  ['attended, finished, no feedback asked for', {}, {}, false, null],
  ['feedback asked for and given', {}, { feedbackRequired: true }, true, null],
  ['feedback asked for and not given', {}, { feedbackRequired: true }, false, 'feedback_missing'],
  [
    'not finished, and feedback missing',
    {},
    { state: 'closed', feedbackRequired: true },
    false,
    'event_not_finished',
  ],
  ['cancelled event', {}, { state: 'cancelled' }, true, 'event_not_finished'],
  ['80 percent of 90 minutes', { attendedMinutes: 72 }, {}, false, null],
  ['a minute less', { attendedMinutes: 71 }, {}, false, 'too_short'],
  ['too short in an event that goes on', { attendedMinutes: 71 }, { state: 'closed' }, false, 'too_short'],
  ['any share will do', { attendedMinutes: 1 }, { minimumShare: 0 }, false, null],
  ['but not none', { attendedMinutes: 0 }, { minimumShare: 0 }, false, 'too_short'],
  ['nothing but a break', { breakMinutes: 90 }, { minimumShare: 0 }, false, 'too_short'],
  ['registered', { state: 'registered' }, {}, true, 'not_attended'],
  ['waitlisted', { state: 'waitlisted' }, {}, true, 'not_attended'],
  ['cancelled', { state: 'cancelled' }, {}, true, 'not_attended'],
  ['absent, with minutes all the same', { state: 'absent', attendedMinutes: 3 }, {}, true, 'not_attended'],
])('%s', (_sentence, facts, terms, hasFeedback, reason) => {
  expect(confirmable({ ...attendance, ...facts }, { ...event, ...terms }, hasFeedback)).toMatchObject({
    available: reason === null,
    reason,
  })
})

test.each([
  [90, null, 0, { minutes: 90, hours: 1.5, units: 2, isPartial: false }],
  [180, null, 30, { minutes: 150, hours: 2.5, units: 3, isPartial: false }],
  [180, 130, 30, { minutes: 130, hours: 2.17, units: 2.5, isPartial: true }],
  [180, 200, 30, { minutes: 150, hours: 2.5, units: 3, isPartial: false }],
  [60, null, 0, { minutes: 60, hours: 1, units: 1, isPartial: false }],
  [67, null, 0, { minutes: 67, hours: 1.12, units: 1, isPartial: false }],
  [68, null, 0, { minutes: 68, hours: 1.13, units: 1.5, isPartial: false }],
  [22, null, 0, { minutes: 22, hours: 0.37, units: 0, isPartial: false }],
])('%i minutes, %s of them attended, %i of them breaks', (long, attendedMinutes, breakMinutes, expected) => {
  expect(counted(lasting(long, { attendedMinutes, breakMinutes }))).toMatchObject(expected)
})

test.each([
  ['left out in March', '2027-03-28T01:30:00+01:00', '2027-03-28T03:30:00+02:00', 60],
  ['that comes twice in October', '2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00', 60],
  [
    'that comes twice in October, the whole night',
    '2027-10-30T20:00:00+02:00',
    '2027-10-31T08:00:00+01:00',
    780,
  ],
])('the hour %s counts as what it is', (_hour, startsAt, endsAt, minutes) => {
  const night = { ...attendance, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  expect(counted(night).minutes).toBe(minutes)
})

const long = fc.integer({ min: 1, max: 3000 })
const some = fc.integer({ min: 0, max: 3000 })
const unit = fc.integer({ min: 1, max: 120 })

test('nobody gets more than the timeslot has, or less than nothing, and units are whole or half', () => {
  fc.assert(
    fc.property(long, fc.option(some), some, unit, (minutes, attendedMinutes, breakMinutes, unitMinutes) => {
      const found = counted(lasting(minutes, { attendedMinutes, breakMinutes }), { ...event, unitMinutes })
      expect(found.minutes).toBe(Math.min(attendedMinutes ?? Infinity, Math.max(minutes - breakMinutes, 0)))
      expect(found.isPartial).toBe(found.minutes < minutes - breakMinutes)
      expect(Number.isInteger(found.units * 2)).toBe(true)
      expect(found.units * unitMinutes).toBeLessThanOrEqual(found.minutes)
      expect((found.units + 0.5) * unitMinutes).toBeGreaterThan(found.minutes)
    }),
  )
})

test('more minutes never give fewer units or hours, and never take a confirmation away', () => {
  fc.assert(
    fc.property(long, some, some, fc.integer({ min: 0, max: 100 }), (minutes, one, other, minimumShare) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(attendedMinutes =>
        counted(lasting(minutes, { attendedMinutes }), { ...event, minimumShare }),
      )
      if (!less || !more) throw new Error('there are two')
      expect(more.units).toBeGreaterThanOrEqual(less.units)
      expect(more.hours).toBeGreaterThanOrEqual(less.hours)
      expect(Number(more.available)).toBeGreaterThanOrEqual(Number(less.available))
    }),
  )
})

test('breaks count for nobody: a longer timeslot with that much more break is the same', () => {
  fc.assert(
    fc.property(long, fc.option(some), some, (minutes, attendedMinutes, breakMinutes) => {
      const without = counted(lasting(minutes, { attendedMinutes }))
      expect(counted(lasting(minutes + breakMinutes, { attendedMinutes, breakMinutes }))).toEqual(without)
    }),
  )
})

test('the parts of a day never count more units than the day, and exactly its minutes', () => {
  fc.assert(
    fc.property(fc.array(long, { minLength: 1, maxLength: 8 }), unit, (parts, unitMinutes) => {
      const terms = { ...event, unitMinutes }
      const found = parts.map(minutes => counted(lasting(minutes), terms))
      const day = counted(lasting(parts.reduce((sum, part) => sum + part)), terms)
      expect(found.reduce((sum, part) => sum + part.units, 0)).toBeLessThanOrEqual(day.units)
      expect(found.reduce((sum, part) => sum + part.minutes, 0)).toBe(day.minutes)
    }),
  )
})

test('hours are the minutes to the nearest hundredth of an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), minutes => {
      const { hours } = counted(lasting(minutes))
      expect(Math.abs(Math.round(hours * 100) * 3 - minutes * 5)).toBeLessThanOrEqual(1)
      expect(Number(hours.toFixed(2))).toBe(hours)
    }),
  )
})
