import { expect, test } from 'vitest'
import { decideRefresh } from './tokens.rules.ts'

const now = new Date('2027-03-13T10:00:00+01:00')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const fresh = { usedAt: null, reusedAt: null, revokedAt: null, now }

test.each([
  ['a fresh token is used', {}, 'use'],
  ['a second tab may use it within a minute', { usedAt: secondsAgo(60) }, 'reuse'],
  ['after a minute it is used up', { usedAt: secondsAgo(61) }, 'refuse'],
  ['a third use is refused', { usedAt: secondsAgo(5), reusedAt: secondsAgo(2) }, 'refuse'],
  ['nothing comes of a revoked session', { revokedAt: secondsAgo(1) }, 'refuse'],
])('%s', (_sentence, facts, decision) => {
  expect(decideRefresh({ ...fresh, ...facts })).toBe(decision)
})
