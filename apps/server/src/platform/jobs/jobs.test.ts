import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { startJobs } from './jobs.ts'

test('a server that does not know a job leaves it to the newer one that repeats it', async () => {
  const url = await newDatabase()
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const start = async (names: string[]) => {
    const jobs = await startJobs(url, names, createLog('silent'))
    onTestFinished(() => jobs.stop())
    return jobs
  }
  const newer = await start(['old', 'new'])
  await newer.repeat('new', '0 4 * * *', async () => {})
  await start(['old'])
  const { rows } = await client.query('select name, cron from pgboss.schedule')
  expect(rows).toEqual([{ name: 'new', cron: '0 4 * * *' }])
})
