import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

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

const timesOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  )

/** A run of a test in each project is a test of its own. */
const timesOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(timesOfPlaywright),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${basename(file)} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
]

/** The slowest tests of all the runners' reports, slowest first, one line each with its seconds. */
export const slowestOf = (reportFiles, count = 10) =>
  reportFiles
    .map(read)
    .filter(report => report !== undefined)
    .flatMap(report => (report.stats ? timesOfPlaywright(report) : timesOfVitest(report)))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
