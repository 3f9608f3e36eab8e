import { afterAll, expect, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { closeDatabase, inTransaction, openDatabase } from '../db/database.ts'
import { createLog } from '../log.ts'
import { startJobs } from './jobs.ts'
import { jobsOnDemand } from './on-demand.ts'

const url = await newDatabase()
const log = createLog('silent')
const db = openDatabase(url, log)
afterAll(() => closeDatabase(db))

const counted = () => {
  const starts: string[] = []
  const jobs = jobsOnDemand(() => {
    starts.push('start')
    return startJobs(url, ['some-work'], log)
  })
  return { jobs, starts }
}

test('queues are opened with the first job, once for all, and the jobs are there', async () => {
  const { jobs, starts } = counted()
  const hand = (about: string) => inTransaction(db, tx => jobs.enqueue(tx, 'some-work', about))
  await Promise.all(['a', 'b', 'c'].map(hand))
  await jobs.stop()
  expect(starts).toEqual(['start'])
  const { rows } = await db.$client.query(
    `select data->>'about' as about from pgboss.job where name = 'some-work' order by 1`,
  )
  expect(rows).toEqual([{ about: 'a' }, { about: 'b' }, { about: 'c' }])
})

test('a process that hands nothing on opens none', async () => {
  const { jobs, starts } = counted()
  await jobs.stop()
  expect(starts).toEqual([])
})

test('who cannot open them hears so, and stops all the same', async () => {
  const jobs = jobsOnDemand(() => Promise.reject(new Error('no database')))
  await expect(inTransaction(db, tx => jobs.enqueue(tx, 'some-work', 'a'))).rejects.toThrow('no database')
  await jobs.stop()
})
