import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeeRule, feeLines, type GivenTimeslot, heldOf, partOf } from './fees.rules.ts'

const slot = (facts: Partial<GivenTimeslot> = {}): GivenTimeslot => ({
  id: 1,
  workshop: 'Leseförderung',
  location: 'Raum 204',
  startsAt: new Date('2027-03-13T10:00:00+01:00'),
  endsAt: new Date('2027-03-13T11:30:00+01:00'),
  breakMinutes: 0,
  role: 'lecturer',
  givers: [7],
  calledOff: false,
  ...facts,
})
const rule = (facts: Partial<FeeRule> = {}): FeeRule => ({
  role: 'lecturer',
  kind: 'per_unit',
  cents: 9000,
  shared: false,
  ...facts,
})
const fees = (slots: GivenTimeslot[], rules: FeeRule[], lecturerId = 7, unitMinutes = 45) =>
  feeLines(slots, rules, { lecturerId, unitMinutes }).map(({ feeCents }) => feeCents)
const later = slot({
  id: 2,
  startsAt: new Date('2027-03-13T13:30:00+01:00'),
  endsAt: new Date('2027-03-13T15:00:00+01:00'),
})

test.each<[string, Partial<GivenTimeslot>, Partial<FeeRule>, number]>([
  ['two units', {}, {}, 18000],
  ['units without the break', { breakMinutes: 45 }, {}, 9000],
  ['a half unit', { breakMinutes: 60 }, {}, 4500],
  ['a half unit of an odd sum, rounded up', { breakMinutes: 60 }, { cents: 9001 }, 4501],
  ['too short for a half unit', { breakMinutes: 70 }, {}, 0],
  ['each timeslot', { breakMinutes: 70 }, { kind: 'per_timeslot', cents: 25000 }, 25000],
  ['a flat sum', {}, { kind: 'flat', cents: 50000 }, 50000],
  ['shared by two, the first', { givers: [7, 8] }, { cents: 4501, shared: true }, 4501],
  [
    'shared by two, the first with the odd cent',
    { givers: [7, 8] },
    { kind: 'flat', cents: 101, shared: true },
    51,
  ],
  ['shared by two, the second', { givers: [8, 7] }, { kind: 'flat', cents: 101, shared: true }, 50],
  ['given by two and not shared', { givers: [8, 7] }, {}, 18000],
  ['no rule for the role', { role: 'co_lecturer' }, {}, 0],
])('%s', (_what, facts, ruleFacts, expected) => {
  expect(fees([slot(facts)], [rule(ruleFacts)])).toEqual([expected])
})

test('a flat fee is paid once, with the first timeslot, and once for each role', () => {
  const rules = [
    rule({ kind: 'flat', cents: 50000 }),
    rule({ role: 'co_lecturer', kind: 'flat', cents: 20000 }),
  ]
  expect(fees([later, slot()], rules)).toEqual([50000, 0])
  expect(fees([{ ...later, role: 'co_lecturer' }, slot()], rules)).toEqual([50000, 20000])
})

test('held is what has ended by now, of an event that was not called off', () => {
  const now = new Date('2027-03-13T11:30:00+01:00')
  expect(heldOf([slot(), later], { state: 'open' }, now)).toEqual({ held: [slot()], upcoming: 1 })
  const paid = { ...later, calledOff: true }
  expect(heldOf([slot(), paid], { state: 'cancelled' }, now)).toEqual({ held: [paid], upcoming: 0 })
})

const cents = fc.integer({ min: 0, max: 10_000_000 })

test('the parts of a sum are the sum, differ by a cent at most, and the earlier get no less', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 30 }), (whole, parts) => {
      const all = Array.from({ length: parts }, (_, position) => partOf(whole, parts, position))
      expect(all.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
      expect(all).toEqual(all.toSorted((one, other) => other - one))
    }),
  )
})

const kind = fc.constantFrom('per_unit' as const, 'per_timeslot' as const, 'flat' as const)
const someSlots = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 400 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map(times =>
    times.map(([start, minutes], index) => {
      const startsAt = new Date(Date.UTC(2027, 2, 13) + start * 600_000)
      return slot({ id: index + 1, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) })
    }),
  )

test('those who give the same timeslots together get what one alone would get: no cent is lost', () => {
  fc.assert(
    fc.property(
      someSlots,
      kind,
      cents,
      fc.uniqueArray(fc.nat(100), { minLength: 1, maxLength: 6 }),
      (slots, kind, cents, givers) => {
        const rules = [rule({ kind, cents, shared: true })]
        const together = givers.flatMap(id =>
          fees(
            slots.map(one => ({ ...one, givers })),
            rules,
            id,
          ),
        )
        const alone = fees(slots, rules)
        const sum = (values: number[]) => values.reduce((whole, part) => whole + part, 0)
        expect(sum(together)).toBe(sum(alone))
        expect(together.every(Number.isInteger)).toBe(true)
      },
    ),
  )
})

test('the order in which timeslots come makes no difference', () => {
  fc.assert(
    fc.property(
      someSlots.chain(slots =>
        fc.tuple(fc.constant(slots), fc.shuffledSubarray(slots, { minLength: slots.length })),
      ),
      kind,
      cents,
      ([slots, shuffled], kind, cents) => {
        const facts = { lecturerId: 7, unitMinutes: 45 }
        const rules = [rule({ kind, cents })]
        expect(feeLines(shuffled, rules, facts)).toEqual(feeLines(slots, rules, facts))
      },
    ),
  )
})

test('a Termin is paid what holds on its day in Berlin, and those before it what held then', () => {
  const atMidnight = slot({
    id: 3,
    startsAt: new Date('2027-03-14T00:00:00+01:00'),
    endsAt: new Date('2027-03-14T01:30:00+01:00'),
  })
  const rules = [
    rule(),
    rule({ cents: 9500, validFrom: '2027-03-14' }),
    rule({ cents: 1, validFrom: '2027-03-15' }),
  ]
  expect(fees([slot(), later, atMidnight], rules)).toEqual([18_000, 18_000, 19_000])
  expect(fees([slot(), atMidnight], rules.slice(1))).toEqual([0, 19_000])
})
