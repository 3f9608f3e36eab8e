import { expect, test } from 'vitest'
import { applyText } from './intakes.texts.ts'

const counts = { rows: 60, faulty: 0, new: 60, changed: 0, unchanged: 0 }
const table = (faulty: number) => ({
  kind: 'workshops' as const,
  missing: [],
  counts: { ...counts, faulty, new: counts.rows - faulty },
})

test('how many rows are taken over is promised once all of them can be', () => {
  expect([applyText(table(3)), applyText(table(0))]).toEqual([
    'Termine übernehmen',
    '60\u00A0Termine übernehmen',
  ])
})
