import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { createLog } from '../log.ts'
import { createFastify } from './fastify.ts'
import { takeTurns } from './in-turn.ts'

/** An app whose answers are made until they are let go, and what is being made. */
const buildSlow = async (overtakenAfter = 60_000) => {
  const app = createFastify(createLog('silent'))
  onTestFinished(() => app.close())
  takeTurns(app, overtakenAfter)
  const begun: { url: string; letGo: (answer: string) => void }[] = []
  for (const [url, auth] of [
    ['/office', 'staff'],
    ['/own', 'account'],
  ] as const)
    app.get(url, { config: { auth }, schema: {} }, async () => {
      const { promise, resolve } = Promise.withResolvers<string>()
      begun.push({ url, letGo: resolve })
      return promise
    })
  const ask = async (url: string) => (await app.inject({ url })).body
  await app.ready()
  return { ask, begun, urls: () => begun.map(({ url }) => url) }
}

test('of what the office reads four answers are made at once, and the next when one is done', async () => {
  const { ask, begun } = await buildSlow()
  const answers = Array.from({ length: 6 }, () => ask('/office'))
  await eventually(() => expect(begun).toHaveLength(4))
  begun[2]?.letGo('third')
  expect(await answers[2]).toBe('third')
  expect(begun).toHaveLength(5)
  for (const number of [0, 1, 3, 4]) begun[number]?.letGo('done')
  await eventually(() => expect(begun).toHaveLength(6))
  begun[5]?.letGo('last')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'third', 'done', 'done', 'last'])
})

test('what is one’s own waits for no turn', async () => {
  const { ask, begun, urls } = await buildSlow()
  const office = Array.from({ length: 5 }, () => ask('/office'))
  const own = ask('/own')
  await eventually(() => expect(urls()).toEqual([...Array(4).fill('/office'), '/own']))
  for (const { letGo } of begun) letGo('done')
  expect(await own).toBe('done')
  await eventually(() => expect(begun).toHaveLength(6))
  begun[5]?.letGo('done')
  await Promise.all(office)
})

test('an answer that takes long holds up nobody', async () => {
  const { ask, begun } = await buildSlow(20)
  const answers = Array.from({ length: 8 }, () => ask('/office'))
  await eventually(() => expect(begun).toHaveLength(8))
  for (const { letGo } of begun) letGo('done')
  await Promise.all(answers)
})
