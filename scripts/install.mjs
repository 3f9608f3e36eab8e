import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { machineOnly, node24, root, run, step } from './run.mjs'

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages

const note = join(root, 'node_modules/.package-lock.json')
const workspaces = [
  '.',
  'apps/admin',
  'apps/display',
  'apps/server',
  'apps/web',
  'packages/contract',
  'packages/ui',
]

/** Compares what npm noted about its last work with the lockfile. Optional packages may be missing: they are
 *  made for other machines. */
const isInstalled = () => {
  if (!existsSync(node24)) return false
  try {
    const present = packagesIn(note)
    return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
      const found = present[path]
      if (path === '') return true
      if (!found) return wanted.optional === true
      return found.version === wanted.version && found.integrity === wanted.integrity
    })
  } catch {
    return false
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
// node_modules first. This keeps the lockfile as it is, and installs exactly its versions. NODE_ENV=production
// would leave out what the builds need; the warnings are about the machine's Node, which is not the one we use.
const npmInstall = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs what the lockfile names, unless it is there already. Answers an exit code. */
export const install = async () => {
  if (isInstalled()) return 0
  removeBrokenOff()
  const title = 'Pakete einrichten (npm install), nur beim ersten Mal'
  const code = await step(title, () => run('npm', npmInstall, { env: machineOnly, patienceMs: 1000 }))
  if (code !== 0 || existsSync(node24)) return code
  console.error('Node 24 fehlt: npm hat das Installationsskript des Pakets „node“ nicht ausgeführt.')
  return 1
}
