import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'
import { writeBookingMails } from '../participations/notes/notes.service.ts'
import { bookingNotes } from '../participations/notes/notes.tables.ts'
import { makeDemoOnce } from './demo.service.ts'

const { clock, deps } = await buildTestApp()

test('nobody of the demo is written to about what it begins with', async () => {
  clock.set(new Date().toISOString())
  await makeDemoOnce(deps)
  clock.passSeconds(3600)
  await writeBookingMails(deps)
  expect(await deps.db.select().from(bookingNotes)).toEqual([])
  expect(await deps.db.select().from(mails)).toEqual([])
})
