import { expect, test } from 'vitest'
import { ownIn } from './booking.rules.ts'
import { slot } from './participations.example.ts'
import { outcomeText } from './participations.texts.ts'
import { type Change, countsAfter, expectedOutcome, ownAfter, undoOf } from './pending.rules.ts'

const full = slot({ participants_count: 24, waitlist_count: 5 })
const other = slot({ id: 2, caption: 'Leseförderung' })

const after = (own: ReturnType<typeof ownAfter>, change: Change) =>
  ownAfter(own, { change, outcome: expectedOutcome(change) })

test('taking a free place is shown as booked at once, and counted', () => {
  const own = after([], { kind: 'take', slot: slot() })
  expect(ownIn(own, 1)?.participation.state).toBe('registered')
  expect(countsAfter(slot(), [], own).participants_count).toBe(21)
})

test('taking a full one is shown at the end of its waitlist', () => {
  const own = after([], { kind: 'take', slot: full })
  expect(ownIn(own, 1)?.participation).toMatchObject({ state: 'waitlisted', waitlist_position: 6 })
  expect(countsAfter(full, [], own)).toMatchObject({ participants_count: 24, waitlist_count: 6 })
})

test('a swap gives up one for the other', () => {
  const before = after([], { kind: 'take', slot: other })
  const own = after(before, { kind: 'take', slot: slot(), givenUp: other })
  expect(own.map(({ id }) => id)).toEqual([1])
  expect(countsAfter(other, before, own).participants_count).toBe(19)
})

test('leaving frees the place', () => {
  const before = after([], { kind: 'take', slot: slot() })
  const own = after(before, { kind: 'leave', slot: slot(), waiting: false })
  expect(own).toEqual([])
  expect(countsAfter(slot(), before, own).participants_count).toBe(19)
})

test('undoing is leaving, taking again, or swapping back', () => {
  expect(undoOf({ kind: 'take', slot: slot() })).toMatchObject({ kind: 'leave', waiting: false })
  expect(undoOf({ kind: 'take', slot: full })).toMatchObject({ kind: 'leave', waiting: true })
  expect(undoOf({ kind: 'take', slot: slot(), givenUp: other })).toMatchObject({
    slot: other,
    givenUp: slot(),
  })
  expect(undoOf({ kind: 'leave', slot: full, waiting: false }).slot.participants_count).toBe(23)
  expect(undoOf({ kind: 'leave', slot: full, waiting: true }).slot.waitlist_count).toBe(4)
})

const registered = { id: 0, state: 'registered', waitlist_position: null } as const
const third = { id: 0, state: 'waitlisted', waitlist_position: 3 } as const
test.each([
  [{ kind: 'take', slot: slot() }, registered, 'Gebucht: Schulrecht'],
  [{ kind: 'take', slot: slot(), givenUp: other }, registered, 'Getauscht: Schulrecht'],
  [{ kind: 'take', slot: full }, third, 'Auf Platz 3 der Warteliste: Schulrecht'],
  [
    { kind: 'take', slot: slot() },
    third,
    'Der Termin ist inzwischen voll. Sie stehen auf Platz 3 der Warteliste.',
  ],
  [{ kind: 'leave', slot: slot(), waiting: false }, undefined, 'Abgemeldet: Schulrecht'],
  [{ kind: 'leave', slot: full, waiting: true }, undefined, 'Warteliste verlassen: Schulrecht'],
] as const)('the toast of %j with %j', (change, outcome, text) => {
  expect(outcomeText(change, outcome)).toBe(text)
})
