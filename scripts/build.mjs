import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, step } from './run.mjs'

const apps = ['apps/web', 'apps/admin', 'apps/display']
const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']
const notSources = ['dist', 'node_modules']

/** A file itself, or all files below a folder, in an order that does not change. */
const filesOf = path => {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter(name => !notSources.includes(name))
  return names.toSorted().flatMap(name => filesOf(join(path, name)))
}

const hashOf = app => {
  const hash = createHash('sha256')
  for (const file of [app, ...shared].flatMap(path => filesOf(join(root, path))))
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** The build carries the hash of its sources. Vite empties the folder first, so a broken-off build has none. */
const buildOne = async app => {
  const stamp = join(root, app, 'dist', '.sources')
  const sources = hashOf(app)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 0
  const code = await step(`${app} bauen`, () => run('npm', ['run', 'build', '--silent', '-w', app]))
  if (code === 0) writeFileSync(stamp, sources)
  return code
}

/** Builds app and Verwaltung where their sources have changed. Answers the worst exit code. */
export const build = async () => Math.max(...(await Promise.all(apps.map(buildOne))))
