import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidePromotion } from './participations.rules.ts'

const line = fc.uniqueArray(fc.record({ id: fc.nat(), queueNumber: fc.nat(), clashes: fc.boolean() }), {
  selector: person => person.queueNumber,
})

test('free places go to the first in line who can take them, and nobody else', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 5 }), (people, free) => {
      const { promoted, skipped } = decidePromotion(people, free)
      const able = people.filter(person => !person.clashes).toSorted((a, b) => a.queueNumber - b.queueNumber)
      expect(promoted).toEqual(able.slice(0, free))
      expect(skipped.every(person => person.clashes)).toBe(true)
    }),
  )
})
