import { join } from 'node:path'
import { node24, root, run, step } from './run.mjs'
import { lookAtSources } from './sources.mjs'

const apps = ['apps/web', 'apps/admin', 'apps/display']
const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']

/** The build carries a stamp of its sources. Vite empties the folder first, so a broken-off build has none. */
const buildOne = async app => {
  const { isMade, note } = lookAtSources(join(root, app, 'dist', '.sources'), root, [app, ...shared])
  if (isMade) return 0
  const code = await step(`${app} bauen`, () => run(node24, ['--run', 'build'], { cwd: join(root, app) }))
  if (code === 0) note()
  return code
}

/** Builds app and Verwaltung where their sources have changed. Answers the worst exit code. */
export const build = async () => Math.max(...(await Promise.all(apps.map(buildOne))))
