import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStep, failuresOf, lineOf, slowestOf, sumOf } from './counts.mjs'

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

const timed = durations => {
  const assertionResults = durations.map((duration, index) => ({ fullName: `unit ${index}`, duration }))
  return vitest({ testResults: [{ name: '/project/seats.test.ts', status: 'passed', assertionResults }] })
}
const spec = (title, ...tests) => ({ file: 'booking.spec.ts', title, tests })
const took = (projectName, ...durations) => ({
  projectName,
  results: durations.map(duration => ({ duration })),
})

test('the slowest files of all runners are told, the slowest first, with their seconds', () => {
  const journeys = reportOf(
    JSON.stringify({
      stats: {},
      suites: [
        {
          specs: [spec('a place is booked', took('phone', 2040), took('desktop', 1500, 1000))],
          suites: [{ specs: [spec('in the dark', took('phone', 12_345))] }],
        },
      ],
    }),
  )
  expect(slowestOf([timed([3100, 2, undefined]), journeys, join(folder, 'nothing.json')], 4)).toEqual([
    '  16.9 s  booking.spec.ts (3)',
    '   3.1 s  seats.test.ts (3)',
  ])
})

test('twenty of them are told', () => {
  const files = Array.from({ length: 22 }, () => timed([1000]))
  expect(slowestOf(files)).toHaveLength(20)
  expect(slowestOf([])).toEqual([])
})

test('what failed is told once more with how it began, by all runners', () => {
  const units = vitest({
    testResults: [
      {
        name: '/project/seats.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a place is taken', status: 'passed' },
          {
            fullName: 'the last place is one',
            status: 'failed',
            failureMessages: [
              '\u001B[31mexpected 2\u001B[39m\n\nto be 1\n at /project/node_modules/runner.js:1',
            ],
          },
        ],
      },
      { name: '/project/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })
  const ended = (projectName, status, ...results) => ({ projectName, status, results })
  const journeys = reportOf(
    JSON.stringify({
      stats: {},
      errors: [{ message: 'a worker died' }],
      suites: [
        {
          specs: [
            spec('a place is booked', ended('phone', 'expected', {})),
            spec('in the dark', ended('phone', 'flaky', { error: { message: 'too late' } }, {})),
            spec('by night', ended('desktop', 'unexpected', { error: { message: 'x\n'.repeat(40) } })),
          ],
        },
      ],
    }),
  )
  expect(failuresOf([units, journeys, join(folder, 'nothing.json')])).toEqual([
    '✗ seats.test.ts › the last place is one',
    '    expected 2',
    '    to be 1',
    '✗ broken.test.ts',
    '    no such module',
    '✗ booking.spec.ts › in the dark (phone)',
    '    too late',
    '✗ booking.spec.ts › by night (desktop)',
    ...Array.from({ length: 12 }, () => '    x'),
    '✗ beside the tests',
    '    a worker died',
  ])
  expect(failuresOf([vitest({})])).toEqual([])
})
