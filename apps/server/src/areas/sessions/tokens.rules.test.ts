import { expect, test } from 'vitest'
import { decideRefresh, longestSession } from './tokens.rules.ts'

const moment = new Date('2027-03-13T10:00:00+01:00')
const fresh = { usedAt: null, successor: undefined, revokedAt: null, age: longestSession }
const used = { usedAt: moment }

test.each([
  ['a fresh token is used', {}, 'use'],
  ['it stays good until its successor has been used', { ...used, successor: { usedAt: null } }, 'repeat'],
  ['after that two have used it', { ...used, successor: used }, 'reused'],
  ['so they have when its successor is not known any more', used, 'reused'],
  [
    'nothing comes of a session that is too old, however often it was used',
    { age: longestSession + 1 },
    'refuse',
  ],
  ['nothing comes of a revoked session', { revokedAt: moment }, 'refuse'],
  ['nor does it end others by a token that was used up', { ...used, revokedAt: moment }, 'refuse'],
])('%s', (_sentence, facts, decision) => {
  expect(decideRefresh({ ...fresh, ...facts })).toBe(decision)
})
