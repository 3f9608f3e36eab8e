import { expect, test } from 'vitest'
import { agoText, judgeClock, judgeDisk, judgeMemory } from './doctor.rules.ts'
import { judgeDatabase, judgeJobs, judgeMails, judgeWaiting } from './work.rules.ts'

const MB = 1024 * 1024
const GB = 1024 * MB
const minute = 60_000
const now = new Date('2027-03-01T12:00:00+01:00')

test('a disk is full soon with less than a gigabyte, or with a twentieth of a small one, and as good as full with 200 MB', () => {
  const stateOf = (free: number, total: number) => judgeDisk({ where: '/data', free, total }).state
  expect(stateOf(20 * GB, 1000 * GB)).toBe('good')
  expect(stateOf(2 * GB, 20 * GB)).toBe('good')
  expect(stateOf(2 * GB, 100 * GB)).toBe('warning')
  expect(stateOf(900 * MB, 4 * GB)).toBe('warning')
  expect(judgeDisk({ where: '/data', free: 199 * MB, total: 20 * GB })).toMatchObject({
    state: 'bad',
    says: 'Nur noch 199 MB von 20 GB frei in /data.',
  })
})

test('little memory is told', () => {
  expect(judgeMemory({ free: 2 * GB, own: 180 * MB })).toMatchObject({ state: 'good' })
  expect(judgeMemory({ free: 150 * MB, own: 180 * MB })).toMatchObject({ state: 'warning' })
})

test('a clock that goes two seconds wrong is told, and with which sign', () => {
  expect(judgeClock({ ahead: 900, isSet: undefined }).state).toBe('good')
  expect(judgeClock({ ahead: 12_000, isSet: true }).says).toContain('12 Sekunden vor.')
  expect(judgeClock({ ahead: -90_000, isSet: true })).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('90 Sekunden nach.'),
  })
  expect(judgeClock({ ahead: 0, isSet: false }).state).toBe('warning')
})

test('a PostgreSQL that is too old or nearly out of connections is told', () => {
  const usual = { version: 180_004, bytes: 80 * MB, connections: 12, most: 100, off: [] }
  expect(judgeDatabase(usual)).toMatchObject({
    state: 'good',
    says: 'PostgreSQL 18.4, 80 MB, 12 von 100 Verbindungen.',
  })
  expect(judgeDatabase({ ...usual, version: 170_002 }).state).toBe('bad')
  expect(judgeDatabase({ ...usual, connections: 81 }).state).toBe('warning')
})

test('jobs that failed are named, and one that nobody takes up means that no server works', () => {
  expect(judgeJobs({ failed: {}, waitingMs: minute }).state).toBe('good')
  expect(judgeJobs({ failed: { 'tidy-mails': 3 }, waitingMs: 0 })).toMatchObject({
    state: 'warning',
    says: 'Misslungen seit gestern: tidy-mails (3).',
  })
  expect(judgeJobs({ failed: {}, waitingMs: 20 * minute })).toMatchObject({
    state: 'bad',
    says: 'Der älteste wartet seit 20 Minuten.',
  })
})

test('mails that wait for longer than an hour are told', () => {
  const sent = { isSmtp: true, waiting: 0, waitingMs: 0, lastSentAt: new Date(now.getTime() - 5 * minute) }
  expect(judgeMails(sent, now).says).toBe('Die letzte ging vor 5 Minuten hinaus.')
  const late = { ...sent, waiting: 2, waitingMs: 61 * minute }
  expect(judgeMails(late, now).state).toBe('warning') // others went out since
  expect(judgeMails({ ...late, lastSentAt: new Date(now.getTime() - 62 * minute) }, now)).toMatchObject({
    state: 'bad',
    says: '2 E-Mails warten, die älteste seit 1 Stunde.',
  })
  expect(judgeMails({ ...sent, lastSentAt: null }, now).says).toBe('Es gab noch keine.')
})

test('who waits long for a lock is told before who only takes long', () => {
  expect(judgeWaiting({ openMs: minute, lockedMs: 0 }).state).toBe('good')
  expect(judgeWaiting({ openMs: 6 * minute, lockedMs: 0 }).state).toBe('warning')
  expect(judgeWaiting({ openMs: 6 * minute, lockedMs: 11_000 }).state).toBe('bad')
})

test('a span is told in the unit that people count it in', () => {
  expect([1000, 90 * minute, 47 * 60 * minute, 72 * 60 * minute].map(agoText)).toEqual([
    'weniger als einer Minute',
    '2 Stunden',
    '47 Stunden',
    '3 Tagen',
  ])
})
