import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What vitest's JSON report counts; a file that failed before or beside its tests counts as one failure. */
const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** What Playwright's JSON report counts; a test that passed only when repeated has failed. */
const ofPlaywright = ({ stats: { expected, unexpected, flaky, skipped } }) => ({
  passed: expected,
  failed: unexpected + flaky,
  skipped,
})

const read = report => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Counts one step from its exit code and, if it is a runner, from the file of its report. Without a report a
 * runner has failed, whatever its exit code; with a bad exit code it has failed, whatever its report.
 */
export const countStep = (code, reportFile) => {
  const report = reportFile && read(reportFile)
  if (!report) {
    const isGood = code === 0 && !reportFile
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  }
  const counts = report.stats ? ofPlaywright(report) : ofVitest(report)
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export const sumOf = all =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const ofAll = (reportFiles, ofVitest, ofPlaywright) =>
  reportFiles
    .map(read)
    .filter(report => report !== undefined)
    .flatMap(report => (report.stats ? ofPlaywright(report) : ofVitest(report)))

/** A run of a test in each project is a test of its own. */
const testsOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOfPlaywright),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: basename(file),
      name: `${basename(file)} › ${title} (${projectName})`,
      status,
      results,
    })),
  ),
]

const timesOfVitest = ({ testResults }) =>
  testResults.map(({ name, assertionResults }) => ({
    file: basename(name),
    tests: assertionResults.length,
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }))

const timesOfPlaywright = report => {
  const tests = testsOfPlaywright(report)
  return [...new Set(tests.map(({ file }) => file))].map(file => {
    const its = tests.filter(test => test.file === file)
    const ms = its.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    return { file, tests: its.length, ms }
  })
}

/** The slowest files of all the runners' reports, slowest first, one line each with the seconds of its tests. */
export const slowestOf = (reportFiles, count = 20) =>
  ofAll(reportFiles, timesOfVitest, timesOfPlaywright)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, tests, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} (${tests})`)

const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ name: basename(name), message }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${basename(name)} › ${fullName}`,
      message: failureMessages[0],
    }))
  })

const failuresOfPlaywright = report => [
  ...testsOfPlaywright(report)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => ({ name, message: results.find(({ error }) => error)?.error.message })),
  ...(report.errors ?? []).map(({ message }) => ({ name: 'beside the tests', message })),
]

/** Lines of a message that are told, without those of the runner; the whole of it stands where the test ran. */
const told = 12

/** What failed by all the runners' reports, and how it began. */
export const failuresOf = reportFiles =>
  ofAll(reportFiles, failuresOfVitest, failuresOfPlaywright).flatMap(({ name, message }) => [
    `✗ ${name}`,
    ...stripVTControlCharacters(message ?? '')
      .split('\n')
      .filter(line => line.trim() !== '' && !line.includes('node_modules'))
      .slice(0, told)
      .map(line => `    ${line}`),
  ])
