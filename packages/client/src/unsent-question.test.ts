import { expect, test } from 'vitest'
import { memoryDevice } from './device.ts'
import { countUnsent, unsentQuestion } from './unsent-question.ts'

const holding = async (marks: unknown, entries: unknown) => {
  const device = memoryDevice()
  await device.change([], () => ({ marks, entries }))
  return device
}

test('what somebody recorded at doors and entrances and the server has neither taken nor refused is counted', async () => {
  const refusal = { sentence: 'Nein.' }
  const marks = [
    { account: 7, status: 'waiting' },
    { account: 7, status: 'sent' },
    { account: 7, status: 'refused', refusal },
    { account: 8, status: 'waiting' },
  ]
  // Former builds kept no status of these.
  const entries = [{ account: 7 }, { account: 7, refusal }, { account: 7, status: 'waiting' }]
  const device = await holding(JSON.stringify(marks), JSON.stringify(entries))
  expect(await countUnsent(device, 7)).toBe(3)
  expect(await countUnsent(device, 8)).toBe(1)
  expect(await countUnsent(device, undefined)).toBe(0)
})

test.each([undefined, '', '[', '{}', 'null', 7, '[null]'])('of %j nothing waits', async kept => {
  expect(await countUnsent(await holding(kept, kept), 7)).toBe(0)
})

test('one is said in the singular', () => {
  expect([unsentQuestion(1), unsentQuestion(2)].map(({ header }) => header)).toEqual([
    '1 Eintrag ist noch nicht übertragen',
    '2 Einträge sind noch nicht übertragen',
  ])
})
