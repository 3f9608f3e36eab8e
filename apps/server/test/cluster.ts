import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'

// Nothing in a test outlives a power cut.
export const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
}

/** One PostgreSQL for all tests of a run, with its data in this folder. */
export const startTestCluster = (folder: string) => startEmbeddedPostgres(folder, fast)

/** Makes a database, empty or as a copy of another one that nobody uses meanwhile, and answers its URL. */
export const createDatabase = async (clusterUrl: string, name: string, template?: string) => {
  const client = new pg.Client(clusterUrl)
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  return clusterUrl.replace('/postgres?', `/${name}?`)
}
