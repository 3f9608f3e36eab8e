import { expect, test } from 'vitest'
import { otherTimes, related } from './alternatives.rules.ts'
import { elsewhereText } from './schedule.texts.ts'
import { at, session, slot } from './workshops.example.ts'

const full = session(slot(1, '10:00', '11:30'), { id: 7, schooltypes: [1] })
const later = session(slot(2, '14:00', '15:30'), { id: 7, schooltypes: [1] })
const beside = session(slot(3, '11:00', '12:00'), { name: 'Leseförderung', schooltypes: [1, 2] })
const forAll = session(slot(4, '10:00', '11:30'))
const otherSchools = session(slot(5, '10:00', '11:30'), { schooltypes: [2] })
const otherTime = session(slot(6, '11:30', '13:00'), { schooltypes: [1] })
const all = [full, later, beside, forAll, otherSchools, otherTime]
const isFree = (one: { id: number }) => one.id !== full.id
const ids = (sessions: { id: number }[]) => sessions.map(({ id }) => id)

test('the same workshop is offered at other times with a place', () => {
  expect(ids(otherTimes(full.of, all, isFree))).toEqual([2])
  expect(otherTimes(full.of, all, () => false)).toEqual([])
})

test('related is what is at the same time, for the same schools, and can be taken', () => {
  expect(ids(related(full.of, [full], all, isFree))).toEqual([3, 4])
  expect(ids(related(full.of, [full], all, one => one.id === 4))).toEqual([4])
})

test('what the office offers instead of a Termin that is called off comes first, also for other schools', () => {
  const timeslots = [{ ...full, is_called_off: true, alternatives: [otherSchools.id, full.id] }]
  expect(ids(related({ ...full.of, timeslots }, [full], all, isFree))).toEqual([5, 3, 4])
})

test('at most three are offered', () => {
  const many = [11, 12, 13, 14].map(id => session(slot(id, '10:00', '11:30')))
  expect(ids(related(full.of, [full], many, isFree))).toEqual([11, 12, 13])
})

test('of a long programme only as many are asked for a place as it takes, and only what is on at that time', () => {
  const asked: number[] = []
  const many = [11, 12, 13, 14].map(id => session(slot(id, '10:00', '11:30')))
  related(full.of, [full], [otherTime, ...many], ({ id }) => asked.push(id) > 0)
  expect(asked).toEqual([11, 12, 13])
})

test('a full row says where else there is a place', () => {
  const nextDay = { ...later, start: new Date(at('14:00').getTime() + 24 * 3600_000) }
  expect(elsewhereText(full, [later], [beside])).toBe('Noch frei um 14:00\u00A0Uhr')
  expect(elsewhereText(full, [nextDay], [])).toBe('Noch frei am So., 14.\u00A0März, 14:00\u00A0Uhr')
  expect(elsewhereText(full, [], [beside])).toBe('Zur selben Zeit frei: „Leseförderung“')
  expect(elsewhereText(full, [], [beside, forAll])).toBe(
    'Zur selben Zeit frei: „Leseförderung“ und 1\u00A0weiterer',
  )
  expect(elsewhereText(full, [], [])).toBeUndefined()
})
