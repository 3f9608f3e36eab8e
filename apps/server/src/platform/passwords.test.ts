import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts'
import { Overloaded } from './refusals.ts'

test('a hash knows its password, and that of nobody knows none', async () => {
  const known = await hashPassword('Kreide-und-Tafel-7')
  expect(known).toMatch(/^\$argon2id\$v=19\$/)
  expect(needsRehash(known)).toBe(false)
  expect(await verifyPassword(known, 'Kreide-und-Tafel-7')).toBe(true)
  expect(await verifyPassword(known, 'Kreide-und-Tafel-8')).toBe(false)
  expect(await verifyPassword(null, 'Kreide-und-Tafel-7')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('a hash of another cost is to be made anew', async () => {
  expect(needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true)
})

test('who would wait too long is asked to come again, the others get their turn', async () => {
  const cheap = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword(cheap, 'x')))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(answers.filter(answer => answer.status === 'fulfilled' && answer.value).length).toBeGreaterThan(200)
  expect(refused.length).toBeGreaterThan(90)
  for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(Overloaded) })
  expect(await verifyPassword(cheap, 'x')).toBe(true)
})
