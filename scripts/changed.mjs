import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './run.mjs'

// What a change can break, by where its files lie: one area's by what names that area, all else by who imports it.

const linesOf = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(line => line !== '')

/** The files that are different from those of a commit, or new. */
export const filesSince = commit => [
  ...linesOf('diff', '--name-only', '--diff-filter=d', commit),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
]

/** All journeys, with their texts. */
export const readJourneys = () =>
  readdirSync(join(root, 'e2e'))
    .filter(name => name.endsWith('.spec.ts'))
    .map(name => ({ name, text: readFileSync(join(root, 'e2e', name), 'utf8') }))

const areaOf = file => /^apps\/(?:server|web|admin)\/src\/areas\/([^/]+)\//.exec(file)

/** A journey names an area in its own name, in an address, or where it takes something from there. */
const isNamedIn = (area, { name, text }) => {
  const one = area.replace(/(ies|s)$/, ending => (ending === 'ies' ? 'y' : ''))
  return (
    new RegExp(`\\b${one}`).test(name) ||
    text.includes(`/verwaltung/${area}`) ||
    text.includes(`areas/${area}/`)
  )
}

/** What all screens go through when their frame changes. */
const ways = ['taps.spec.ts', 'tour.spec.ts']

const journeysOf = (file, journeys) => {
  const area = areaOf(file)?.[1]
  if (area) return journeys.filter(journey => isNamedIn(area, journey))
  if (file.startsWith('e2e/')) {
    const name = basename(file)
    return journeys.filter(journey => journey.name === name || journey.text.includes(`/${name}'`))
  }
  return file.startsWith('apps/web/src/') ? journeys.filter(({ name }) => ways.includes(name)) : []
}

const projects = [
  'packages/contract',
  'packages/client',
  'packages/ui',
  'apps/server',
  'apps/web',
  'apps/admin',
].concat('apps/display', '.')
const projectsOf = file => {
  if (file.startsWith('packages/')) return projects
  const own = projects.find(project => file.startsWith(`${project}/`)) ?? '.'
  return own === 'apps/server' ? [own, '.'] : [own] // the journeys' helpers are the server's tests'
}

const isCode = file => /\.(ts|tsx|mjs)$/.test(file)
const unique = all => [...new Set(all)]

/**
 * What is to be run for these files: `linted` as they are, TypeScript's `projects`, unit tests by their folder or file
 * (`units`) or because they import one (`related`), and `journeys`.
 */
export const planFor = (files, journeys) => {
  const code = files.filter(isCode)
  const inAreas = code.filter(file => areaOf(file))
  const isTest = file => /\.test\.(tsx?|mjs)$/.test(file)
  const others = code.filter(file => !areaOf(file) && !file.startsWith('e2e/'))
  return {
    linted: files.filter(file => /\.(ts|tsx|mjs|json|css)$/.test(file)),
    projects: projects.filter(project => code.some(file => projectsOf(file).includes(project))),
    units: unique([...inAreas.map(file => areaOf(file)[0]), ...others.filter(isTest)]),
    related: others.filter(file => !isTest(file)),
    journeys: unique(code.flatMap(file => journeysOf(file, journeys))).map(({ name }) => name),
  }
}
