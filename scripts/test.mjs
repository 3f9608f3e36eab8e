import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser, findShell, getBrowsers, hasBrowsers } from './browser.mjs'
import { build } from './build.mjs'
import { filesSince, planFor, readJourneys } from './changed.mjs'
import { countStep, failuresOf, lineOf, slowestOf, sumOf } from './counts.mjs'
import { stopDatabasesBelow } from './databases.mjs'
import { install } from './install.mjs'
import { root, run, step, stopCode } from './run.mjs'

const kinds = ['check', 'build', 'unit', 'journeys']
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    long: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
})
// Every combination that the journeys know, and the faults five times: before an issue is called done.
if (values.long) Object.assign(process.env, { LONG: '1', FAULT_ROUNDS: '5' })
const wanted = values.only?.split(',') ?? kinds
if (!wanted.every(kind => kinds.includes(kind))) throw new Error(`--only takes some of ${kinds.join(',')}`)

/** Linux' folder in memory if it has room for every test's database, where one is made ten times as fast as on a disk. */
const quickFolder = () => {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 8 * 1024 ** 3 ? memory : tmpdir()
}

/** Reports, and everything that the tests put into a temporary folder. */
const folder = mkdtempSync(join(quickFolder(), 'tafelrunde-test-'))
const unitReport = join(folder, 'unit.json')
const relatedReport = join(folder, 'related.json')
const journeyReport = join(folder, 'journeys.json')

const runUnits = (report, ...args) =>
  run('vitest', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { TMPDIR: folder },
  })

const runJourneys = async (...names) => {
  if (!(await hasBrowsers())) await step('browsers', getBrowsers)
  return run('playwright', ['test', '--config=e2e', '--reporter=list,json', ...names], {
    env: {
      TMPDIR: folder,
      // Without a language Chromium cannot write a file's name that has an umlaut.
      LANG: process.env.LANG || 'C.UTF-8',
      CHROMIUM: (await findBrowser()) ?? '',
      CHROMIUM_SHELL: findShell() ?? '',
      E2E_DATA_DIR: join(folder, 'data'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    },
  })
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const check = (tool, ...args) => ({
  kind: 'check',
  name: [tool, ...args].join(' '),
  work: () => run(tool, args, { isQuiet: true }),
})
/** Every command of `npm run check` is a step of its own. */
const checks = scripts.check.split(' && ').map(command => check(...command.split(' ')))

const toBuild = { kind: 'build', name: 'build', work: build }
const size = { kind: 'build', name: 'size-limit', work: () => run('size-limit', [], { isQuiet: true }) }
const browsers = {
  kind: 'build',
  name: 'es-check',
  work: () => run('npm', ['run', '--silent', 'browsers'], { isQuiet: true }),
}
const unit = { kind: 'unit', name: 'vitest', work: () => runUnits(unitReport, 'run'), report: unitReport }
const journeys = {
  kind: 'journeys',
  name: 'playwright',
  work: () => runJourneys(),
  report: journeyReport,
}

/** Of a project whose types were checked so before, only what has changed and what that touches. */
const checkTypes = project => {
  const known = join('node_modules/.cache/types', `${basename(join(root, project))}.json`)
  return {
    ...check('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known),
    name: `tsc -p ${project}`,
  }
}

/** The steps for what has changed, those that may go on side by side each in a list of its own. */
const stepsFor = ({ linted, projects, units, related, journeys: names }) => [
  [
    ...(linted.length > 0 ? [check('biome', 'check', ...linted), check('oxlint', ...linted)] : []),
    ...projects.map(checkTypes),
  ],
  [
    { ...unit, work: () => runUnits(unitReport, 'run', ...units), isWanted: units.length > 0 },
    {
      ...unit,
      work: () => runUnits(relatedReport, 'related', '--run', ...related),
      report: relatedReport,
      isWanted: related.length > 0,
    },
  ].filter(({ isWanted }) => isWanted),
  names.length > 0 ? [toBuild, { ...journeys, work: () => runJourneys(...names) }] : [],
]

const failedSteps = []
/** How many seconds the steps of each kind took. */
const seconds = {}

/** Counts every wanted one of some steps, one after the other, also after one that failed. */
const countAll = async steps => {
  const counts = []
  for (const { kind, name, work, report } of steps.filter(({ kind }) => wanted.includes(kind))) {
    if (stopCode()) break
    const began = performance.now()
    const code = await step(name, work, report !== undefined)
    seconds[kind] = (seconds[kind] ?? 0) + (performance.now() - began) / 1000
    if (code !== 0) failedSteps.push(`✗ ${name}: exit code ${code}`)
    counts.push(countStep(code, report))
  }
  return counts
}

/** Everything, so that one run reports every fault. The unit tests leave a fifth of two cores to the checks. */
const testAll = async () => {
  const failedInstall = await install({ withTools: true })
  if (failedInstall) return [countStep(failedInstall)]
  if (values.changed || values.since) {
    const plan = planFor(filesSince(values.since ?? 'HEAD'), readJourneys())
    return (await Promise.all(stepsFor(plan).map(countAll))).flat()
  }
  // The build comes before the tests, because the server serves it.
  const built = await countAll([toBuild])
  const tested = await Promise.all([countAll([unit]), countAll([size, browsers, ...checks])])
  return [...built, ...tested.flat(), ...(await countAll([journeys]))]
}

const sum = sumOf(await testAll())
const reports = [unitReport, relatedReport, journeyReport]
const slowest = slowestOf(reports)
const failures = [...failedSteps, ...failuresOf(reports)]
await stopDatabasesBelow(folder)
rmSync(folder, { recursive: true, force: true })
process.exitCode = stopCode() ?? (sum.failed === 0 ? 0 : 1)
if (slowest.length > 0) console.log(['▸ slowest files', ...slowest].join('\n'))
console.log(`▸ ${kinds.map(kind => `${kind} ${(seconds[kind] ?? 0).toFixed(0)} s`).join(', ')}`)
// Once more at the end, where it is looked for: the journeys alone print hundreds of lines after a unit test.
if (failures.length > 0) console.log(['▸ failed', ...failures].join('\n'))
console.log(lineOf(sum))
