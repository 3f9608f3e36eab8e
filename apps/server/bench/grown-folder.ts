import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { createLog } from '../src/platform/log.ts'
import { fill, type Size } from './grown.ts'
import { type Bench, serving } from './server.ts'

const secret = 'a secret that only the benchmark of growth knows'

const serve = (folder: string, env: Record<string, string>, use: (bench: Bench) => Promise<void>) =>
  serving({ ...env, SECRET_KEY: secret }, folder, async origin => {
    const { url, stop } = await startEmbeddedPostgres(folder)
    const db = openDatabase(url, createLog('warn'))
    try {
      await use({ origin, secret, url, folder, db })
    } finally {
      await db.$client.end()
      await stop()
    }
  })

/** A new server on the demo of this size in this folder, which is filled first, unless an earlier run has done so. */
export const withGrown = async (folder: string, size: Size, measure: (bench: Bench) => Promise<void>) => {
  const filled = join(folder, 'filled')
  if (!existsSync(filled)) {
    await rm(folder, { recursive: true, force: true })
    await serve(folder, { DEMO: '1' }, bench => fill(bench, size))
    await writeFile(filled, '')
  }
  await serve(folder, {}, measure)
}
