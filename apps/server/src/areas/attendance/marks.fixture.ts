import fc from 'fast-check'
import type { Mark } from './marks.rules.ts'

const start = new Date('2027-03-13T09:00:00+01:00').getTime()

/** Any record of the morning; few moments, so that many of them tie. */
export const anyMark: fc.Arbitrary<Mark> = fc
  .record({
    state: fc.constantFrom('registered', 'attended', 'absent', 'cancelled'),
    minutes: fc.constantFrom(null, 0, 30, 90),
    second: fc.nat(59),
  })
  .map(({ state, minutes, second }) => ({
    state,
    minutes: state === 'attended' ? minutes : null,
    recordedAt: new Date(start + second * 1000),
  }))
