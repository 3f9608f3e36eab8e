import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'
import { Overloaded } from './refusals.ts'

const passwords = createPasswords()

test('a hash knows its password, and that of nobody knows none', async () => {
  const known = await passwords.hash('Kreide-und-Tafel-7')
  expect(passwords.needsRehash(known)).toBe(false)
  expect(await passwords.verify(known, 'Kreide-und-Tafel-7')).toBe(true)
  expect(await passwords.verify(known, 'Kreide-und-Tafel-8')).toBe(false)
  expect(await passwords.verify(null, 'Kreide-und-Tafel-7')).toBe(false)
  expect(await passwords.verify(undefined, '')).toBe(false)
})

test('a server hashes at more than OWASP asks for: Argon2id with 46 MiB and a pass, or 19 MiB and two', async () => {
  expect(await passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=49152,t=4,p=1\$/) // KiB
})

test('a hash of another cost is to be made anew', async () => {
  expect(passwords.needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(
    true,
  )
})

test('who would wait too long is asked to come again, the others get their turn', async () => {
  const cheap = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify(cheap, 'x')))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(answers.filter(answer => answer.status === 'fulfilled' && answer.value).length).toBeGreaterThan(200)
  expect(refused.length).toBeGreaterThan(90)
  for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(Overloaded) })
  expect(await passwords.verify(cheap, 'x')).toBe(true)
})
