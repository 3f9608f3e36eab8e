import { largestId } from '@tafelrunde/contract/http/ids'
import { followPlaces } from '@tafelrunde/contract/http/live'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'

const { app, deps, given } = await buildTestApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

/** What a stream says first. */
const begin = async (event: number) => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { body } = await fetch(`${origin}${followPlaces.url}?event=${event}`, { signal: leaving.signal })
  const { value } = (await body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
  return value
}

test('whoever names an event that there is not waits for no reading, and nobody waits for them', async () => {
  await begin((await given.timeslot()).eventId)
  await inTransaction(deps.db, async tx => {
    await tx.execute(sql`lock table timeslots in access exclusive mode`)
    for (const unknown of [largestId, largestId - 1]) expect(await begin(unknown)).toContain('event: places')
  })
})
