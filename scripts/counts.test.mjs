import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStep, lineOf, sumOf } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))
let reports = 0

const reportOf = text => {
  const file = join(folder, `${(reports += 1)}.json`)
  writeFileSync(file, text)
  return file
}
const vitest = counts =>
  reportOf(
    JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
      ...counts,
    }),
  )
const playwright = stats =>
  reportOf(JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats } }))

test.each([
  ['a check that passes', 0, undefined, '1 passed, 0 failed'],
  ['a check that fails', 2, undefined, '0 passed, 1 failed'],
  ['tests that pass', 0, vitest({}), '5 passed, 0 failed'],
  ['tests of which some fail', 1, vitest({ numFailedTests: 2 }), '5 passed, 2 failed'],
  [
    'tests of which some are skipped',
    0,
    vitest({ numPendingTests: 1, numTodoTests: 1 }),
    '5 passed, 0 failed, 2 skipped',
  ],
  [
    'a test file that cannot be loaded',
    1,
    vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }),
    '5 passed, 1 failed',
  ],
  ['a runner that fails beside its tests', 1, vitest({}), '5 passed, 1 failed'],
  ['a runner that ends before it reports', 0, join(folder, 'nothing.json'), '0 passed, 1 failed'],
  ['a runner that ends while it reports', 139, reportOf('{"stats":'), '0 passed, 1 failed'],
  ['journeys that pass', 0, playwright({}), '3 passed, 0 failed'],
  [
    'journeys that fail or pass only when repeated',
    1,
    playwright({ unexpected: 1, flaky: 1 }),
    '3 passed, 2 failed',
  ],
])('%s', (_, code, report, line) => {
  expect(lineOf(countStep(code, report))).toBe(line)
})

test('the last line adds up all steps', () => {
  const sum = sumOf([countStep(0), countStep(1), countStep(0, playwright({ skipped: 4 }))])
  expect(lineOf(sum)).toBe('4 passed, 1 failed, 4 skipped')
})
