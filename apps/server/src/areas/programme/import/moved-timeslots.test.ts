import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { writeBookingMails } from '../../participations/notes/notes.service.ts'
import { bookingNotes } from '../../participations/notes/notes.tables.ts'
import { subscribe } from '../../participations/seats.service.ts'
import { importInto } from './import-programme.fixture.ts'

const app = await buildTestApp()
const { clock, deps, given, sentMails } = app
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { fileOf, importTalks, run, timeslotOf } = await importInto(app)

const afterwards = async () => {
  clock.passSeconds(61)
  await writeBookingMails(deps)
}

test('an import that moves several timeslots of somebody is one mail about all of them', async () => {
  await importTalks('moved', { guid: 'a' }, { guid: 'b', start: '14:00' }, { guid: 'c', start: '16:00' })
  const person = await given.account()
  for (const name of ['Workshop a', 'Workshop b', 'Workshop c'])
    await subscribe(deps, { timeslotId: (await timeslotOf('moved', name)).id, accountId: person.id })
  await afterwards()
  await mailbox.latest(person.email)

  await importTalks(
    'moved',
    { guid: 'a', start: '11:00' },
    { guid: 'b', start: '14:00', room: 'Aula' },
    { guid: 'c', start: '16:00' },
  )
  await afterwards()
  const mail = await mailbox.latest(person.email, 2)
  expect(mail.subject).toBe('2 Termine verlegt: „Tagung moved“')
  expect(mail.text).toContain(
    'bisher: Sa., 13. März 2027, 10:00–11:00 Uhr, Saal 1\nneu: Sa., 13. März 2027, 11:00',
  )
  expect(mail.text).toContain('14:00–15:00 Uhr, Aula')
  expect(mail.text).not.toContain('Workshop c')
})

test('an import that is only tried, and one that moves nobody, tells nothing', async () => {
  await importTalks('quiet', { guid: 'a' }, { guid: 'b', start: '14:00' })
  await given.participants((await timeslotOf('quiet', 'Workshop a')).id, 1)
  await afterwards()
  await importTalks('quiet', { guid: 'a' }, { guid: 'b', start: '15:00' })
  await run(await fileOf('quiet', { guid: 'a', start: '11:00' }), '--dry-run')
  expect(await deps.db.select().from(bookingNotes)).toEqual([])
})
