import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startTestCluster } from '../../apps/server/test/servers/cluster.ts'
import { startServer } from './server.ts'

/** One cluster per run, with one database that the first start of a real server fills: every worker copies it. */
export default async () => {
  const folder = process.env.E2E_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tafelrunde-e2e-')))
  process.env.E2E_DATA_DIR = folder // the workers inherit it
  const { url, stop } = await startTestCluster(folder)
  process.env.E2E_CLUSTER_URL = url
  const server = await startServer(await createDatabase(url, 'template'), join(folder, 'template'))
  await server.stop()
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
