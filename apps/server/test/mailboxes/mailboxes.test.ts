import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../build-test-app.ts'
import { unzipped } from '../read/unzipped.ts'
import { sized } from '../sizes.ts'
import { mailboxesIn, names, onlyFor, type World } from './mailboxes.ts'
import { triesIn } from './tries.ts'

const testApp = await buildTestApp()
const { clock } = testApp
const mailboxes = await mailboxesIn(testApp)
const { http, world, belongings } = mailboxes
const tries = triesIn(testApp.deps, mailboxes)

/** Each lives in their own account, and reads what is theirs. */
const expectOwn = async ({ boxes, tokens, closed }: World) => {
  for (const who of names) {
    const answers = await Promise.all(
      tokens[who].map(access => http('GET', '/api/account/', undefined, access)),
    )
    // Of a session that has ended, or of nobody any more; a closed account may be opened again.
    tokens[who] = tokens[who].filter(
      (_, index) => !/token_not_valid|user_not_found/.test(answers[index]?.body ?? ''),
    )
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      const { id, email } = answer.json()
      expect(boxes[who]).toContain(email)
      expect([...closed]).not.toContain(id)
    }
  }
}

const expectOwnExport = async ({ boxes, all, tokens }: World) => {
  for (const who of names) {
    const answer = await http('GET', '/api/account/export/', undefined, tokens[who][0])
    if (answer.statusCode !== 200) continue
    const told = JSON.stringify(unzipped(answer.rawPayload))
    for (const email of all) if (!boxes[who].includes(email)) expect(told).not.toContain(onlyFor(email))
  }
}

/** Which kind of what may be tried, and which of that kind; both are counted around. */
const step = fc.tuple(fc.nat(), fc.nat())
const steps = fc.array(step, { minLength: 60, maxLength: 60 })

test('nobody ever acts as, reads of or deletes anything of somebody whose mailbox they do not hold, and a closed account never acts', async () => {
  const run = async (drawn: [number, number][]) => {
    const here = await world()
    for (const [kind, nth] of drawn) {
      clock.passSeconds(1)
      const kinds = await tries(here)
      const some = kinds[kind % kinds.length] ?? []
      const { who, perform } = some[nth % some.length] ?? {}
      const others = names.filter(name => name !== who).flatMap(name => here.boxes[name])
      const before = await belongings(others)
      await perform?.()
      expect(await belongings(others)).toEqual(before)
      await expectOwn(here)
    }
    await expectOwnExport(here)
  }
  // Each run is much work of a database: what one finds is read as it is, not made shorter by hundreds more.
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: sized(8, 2), endOnFailure: true })
}, 120_000)
