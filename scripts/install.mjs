import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasTools, isComplete } from './packages.mjs'
import { machineOnly, node24, root, run, step } from './run.mjs'

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages

const note = join(root, 'node_modules/.package-lock.json')
const workspaces = [
  '.',
  'apps/admin',
  'apps/display',
  'apps/server',
  'apps/web',
  'packages/client',
  'packages/contract',
  'packages/ui',
]

/** What npm noted about its last work; undefined where it did none, or none that can be trusted. */
const noted = () => {
  try {
    return existsSync(node24) ? packagesIn(note) : undefined
  } catch {
    return undefined
  }
}

/** npm takes half a package for a whole one. It writes its note last; so without one nothing there is trusted. */
const removeBrokenOff = () => {
  if (existsSync(note)) rmSync(note)
  else
    for (const workspace of workspaces)
      rmSync(join(root, workspace, 'node_modules'), { recursive: true, force: true })
}

// Not `npm ci`: it refuses a lockfile that lacks an optional package of another platform, and empties
// node_modules first. This keeps the lockfile as it is, and installs exactly its versions. The warnings are about the
// machine's Node, which is not the one we use.
const npmInstall = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs what the lockfile names, unless it is there already: what builds and runs, and `withTools` also what tests and
 * checks, which is most of the packages. Answers an exit code.
 */
export const install = async ({ withTools = false } = {}) => {
  const present = noted()
  if (present && isComplete(present, packagesIn(join(root, 'package-lock.json')), withTools)) return 0
  removeBrokenOff()
  const tools = withTools || hasTools(present ?? {}) ? '--include=dev' : '--omit=dev'
  const title = 'Pakete einrichten (npm install), nur beim ersten Mal'
  const code = await step(title, () =>
    run('npm', [...npmInstall, tools], { env: machineOnly, patienceMs: 1000 }),
  )
  if (code !== 0 || existsSync(node24)) return code
  console.error('Node 24 fehlt: npm hat das Installationsskript des Pakets „node“ nicht ausgeführt.')
  return 1
}
