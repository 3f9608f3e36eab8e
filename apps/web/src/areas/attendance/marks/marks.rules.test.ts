import type { Participant } from '@tafelrunde/contract/events/attendance'
import { expect, test } from 'vitest'
import { participantExample } from '../attendance.example.ts'
import { afterTaken, momentAfter, understood, withMarks } from './entries.rules.ts'
import type { Entry, MarkEntry } from './entries.ts'
import { besideList, hasPlace, passesFilter, shownParticipants, waitingCount } from './marks.rules.ts'

const at = (time: string) => new Date(`2027-03-13T${time}+01:00`)

const markExample = (time: string, facts: Partial<MarkEntry> = {}): MarkEntry => ({
  kind: 'mark',
  key: time,
  account: 3,
  timeslot: 1,
  name: 'Eva Sommer',
  state: 'attended',
  recordedAt: at(time).getTime(),
  status: 'waiting',
  participant: 1,
  minutes: null,
  ...facts,
})

const seenBy = (recorded_by: string, state: Participant['state'], time: string) =>
  participantExample({ state, recorded_by, recorded_at: at(time) })

const shownOf = (participant: Participant, ...entries: Entry[]) => {
  const [shown] = shownParticipants([participant], entries)
  if (!shown) throw new Error('shows everybody')
  return shown
}

test('a mark is shown at once, as not sent', () => {
  const { participant, waiting, conflict } = shownOf(participantExample(), markExample('10:05'))
  expect(participant).toMatchObject({ state: 'attended', recorded_at: at('10:05') })
  expect(waiting).toBe(true)
  expect(conflict).toBeUndefined()
})

test('of two marks the later one is shown, in whatever order they are kept', () => {
  const there = markExample('10:05')
  const gone = markExample('10:06', { state: 'absent' })
  expect(shownOf(participantExample(), there, gone).participant.state).toBe('absent')
  expect(shownOf(participantExample(), gone, there).participant.state).toBe('absent')
})

test('somebody who was marked by mistake is open again', () => {
  const { participant } = shownOf(
    seenBy('Miriam Baumgärtner', 'attended', '10:00'),
    markExample('10:01', { state: 'registered' }),
  )
  expect(participant).toMatchObject({ state: 'registered', checked_in_at: null })
})

test('who waits for a seat and is marked has a place', () => {
  const waiting = participantExample({ state: 'waitlisted', waitlist_position: 1 })
  expect(hasPlace(shownOf(waiting))).toBe(false)
  expect(hasPlace(shownOf(waiting, markExample('10:05')))).toBe(true)
})

test('a mark that lost is told with both sides, also before it is sent', () => {
  const mine = markExample('10:05')
  const server = seenBy('Miriam Baumgärtner', 'absent', '10:07')
  const theirs = { state: 'absent', minutes: null, recordedAt: at('10:07'), by: 'Miriam Baumgärtner' }
  for (const status of ['waiting', 'sent'] as const) {
    const { participant, conflict } = shownOf(server, { ...mine, status })
    expect(participant.state).toBe('absent')
    expect(conflict).toMatchObject({ mine: { recordedAt: mine.recordedAt }, theirs })
  }
})

test('who agrees has no conflict', () => {
  const server = seenBy('Miriam Baumgärtner', 'attended', '10:07')
  expect(shownOf(server, markExample('10:05')).conflict).toBeUndefined()
})

test('an answer that is older than what was sent does not take it back', () => {
  const sent = markExample('10:05', { status: 'sent' })
  expect(shownOf(participantExample(), sent)).toMatchObject({
    participant: { state: 'attended' },
    waiting: false,
  })
})

test('a mark that was refused counts no more, and says why', () => {
  const refusal = { sentence: 'Der Termin ist voll.', code: 'event_full' as const }
  const mine = markExample('10:05', { status: 'refused', refusal })
  const { participant, conflict, waiting } = shownOf(participantExample({ state: 'waitlisted' }), mine)
  expect(participant.state).toBe('waitlisted')
  expect(conflict).toEqual({ mine, refusal })
  expect(waiting).toBe(false)
})

test('a refused mark about somebody who is no longer in the list is shown beside it', () => {
  const refused = markExample('10:05', { status: 'refused', refusal: { sentence: 'Nicht gefunden.' } })
  expect(besideList([], [refused]).lost).toEqual([refused])
  expect(besideList([participantExample()], [refused]).lost).toEqual([])
})

test('a conflict that was read is gone; what waits is sent nevertheless', () => {
  const server = seenBy('Miriam Baumgärtner', 'absent', '10:07')
  const waits = markExample('10:05')
  const after = understood([waits], { mine: waits })
  expect(shownOf(server, ...after).conflict).toBeUndefined()
  expect(after).toMatchObject([{ key: waits.key, status: 'waiting' }])
  const sent = markExample('10:05', { status: 'sent' })
  expect(understood([sent], { mine: sent })).toEqual([])
})

test('taking the own mark after a conflict makes one that wins, however slow the clock', () => {
  const server = seenBy('Miriam Baumgärtner', 'absent', '10:07')
  const mine = markExample('10:05', { status: 'sent' })
  const recordedAt = momentAfter(server, [mine], at('10:06'))
  const again = markExample('10:06', { recordedAt, key: 'again' })
  const { participant, conflict } = shownOf(server, mine, again)
  expect(participant.state).toBe('attended')
  expect(conflict).toBeUndefined()
})

test('a new mark is later than the one before, even within the same millisecond', () => {
  const before = markExample('10:05')
  expect(momentAfter(participantExample(), [before], at('10:05'))).toBe(before.recordedAt + 1)
})

test('a mark that the server has stays a while, unless its conflict was read; who was added at the door is in the list', () => {
  const mine = markExample('10:05')
  expect(afterTaken(mine)).toEqual({ ...mine, status: 'sent' })
  expect(afterTaken({ ...mine, understood: true })).toBeUndefined()
  const { participant: _, minutes: __, ...facts } = mine
  expect(afterTaken({ ...facts, kind: 'door', state: 'attended', force: false })).toBeUndefined()
})

test('marking somebody anew replaces what was refused of them, nothing else', () => {
  const refused = markExample('10:05', { status: 'refused' })
  const waits = markExample('10:06')
  const anew = markExample('10:07')
  expect(withMarks([refused, waits], [anew])).toEqual([waits, anew])
})

test('what waits is counted by person, and people are found by what is known of them', () => {
  const entries = [markExample('10:05'), markExample('10:06', { state: 'absent' })]
  expect(waitingCount(entries)).toBe(1)
  const open = shownOf(participantExample())
  expect([passesFilter('open')(open), passesFilter('absent')(open), passesFilter('all')(open)]).toEqual([
    true,
    false,
    true,
  ])
})

/** A small generator with a seed, so that a failure can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const states = ['attended', 'absent', 'registered', 'cancelled'] as const
const stati = ['waiting', 'sent'] as const

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'the same marks show the same in any order of arrival, and repeated (%i)',
  seed => {
    const random = randomFrom(seed + 1)
    const people = Array.from({ length: 3 }, (_, id) =>
      random(2) === 0
        ? participantExample({ id })
        : participantExample({ id, state: 'absent', recorded_at: at('10:03'), recorded_by: 'Miriam' }),
    )
    const entries = Array.from({ length: 12 }, (_, index) =>
      markExample(`10:0${random(6)}`, {
        key: String(index),
        participant: random(3),
        state: states[random(4)] ?? 'attended',
        minutes: [null, 30, 45][random(3)] ?? null,
        status: stati[random(2)] ?? 'sent',
      }),
    )
    const shuffled = entries
      .map(entry => ({ entry, place: random(1_000_000) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ entry }) => entry)
    const facts = (marks: readonly Entry[]) =>
      shownParticipants(people, marks).map(({ participant, waiting, conflict }) => ({
        participant,
        waiting,
        mine: conflict?.mine.recordedAt,
      }))
    expect(facts(shuffled)).toEqual(facts(entries))
    expect(facts([...shuffled, ...entries])).toEqual(facts(entries))
  },
)
