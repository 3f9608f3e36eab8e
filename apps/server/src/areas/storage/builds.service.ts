import type { Deps } from '../../deps.ts'
import type { BuiltFile } from '../../platform/builds.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import * as queries from './builds.queries.ts'
import { dropFile, storeFile } from './storage.service.ts'

const days = 24 * 60 * 60 * 1000

/** Milliseconds for which an open tab finds what it was built with, after the last server that had it. */
export const buildsKept = 30 * days

/** Keeps the files of this server's build for the time when it has another one. */
export const keepBuild = async (deps: Deps, built: BuiltFile[]) => {
  const seenAt = deps.clock.now()
  const paths = built.map(({ path }) => path)
  const known = new Set(await inTransaction(deps.db, tx => queries.seeBuildFiles(tx, paths, seenAt)))
  // Each by itself, so that servers which start together do not wait for each other's locks.
  for (const { path, type, read } of built.filter(file => !known.has(file.path))) {
    const bytes = await read()
    await inTransaction(deps.db, async tx => {
      const file = await storeFile(tx, deps, { type, bytes })
      await queries.insertBuildFile(tx, { path, file, seenAt })
    })
  }
}

/** A file of a build that this server does not have, not any more or not yet. */
export const readBuildFile = (db: Db, path: string) => queries.findBuildFile(db, path)

export const tidyBuildsJob = 'tidy-builds'

/** Deletes what no server has had in its build for long. */
export const tidyBuilds = async (tx: Tx, { clock }: Deps) => {
  const before = new Date(clock.now().getTime() - buildsKept)
  for (const file of await queries.deleteBuildFilesBefore(tx, before)) await dropFile(tx, file)
}
