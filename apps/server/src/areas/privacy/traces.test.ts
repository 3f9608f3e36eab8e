import { changeLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import { correctConfirmation } from '@tafelrunde/contract/events/confirmations'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { createOrder } from '@tafelrunde/contract/exhibitions/orders'
import { listLecturers } from '@tafelrunde/contract/lecturers/lecturers'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { attendedIn } from '../confirmations/attended.fixture.ts'
import { confirmations } from '../confirmations/confirmations.tables.ts'
import { exhibitors } from '../directory/directory.tables.ts'
import { orderingIn, wish } from '../exhibitions/orders/orders.fixture.ts'
import { mails } from '../mail/mail.tables.ts'
import { files } from '../storage/storage.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given, sentMails } = testApp
const { attend } = attendedIn(testApp)
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const { db } = deps

/** Answers the hashes of a corrected confirmation's papers, the old and the new one. */
const confirmedAndCorrected = async (person: { id: number; email: string }) => {
  const event = await given.event({ state: 'finished' })
  const slot = await given.timeslot({
    eventId: event.id,
    startsAt: new Date('2027-02-13T10:00:00+01:00'),
    endsAt: new Date('2027-02-13T11:00:00+01:00'),
  })
  const id = await attend(slot, person.id)
  const headers = await bearer(person)
  const url = `/api/users/participation-confirmations/${id}/`
  expect((await app.inject({ url, headers })).statusCode).toBe(200)
  const mail = { method: 'POST', url: `/api/users/participation-confirmation-mail/${id}/`, headers } as const
  expect((await app.inject(mail)).statusCode).toBe(200)
  await mailbox.latest(person.email)
  await as(await given.staff())(correctConfirmation, { params: { id }, body: { reason: 'Name berichtigt' } })
  const rows = await db.select().from(confirmations).where(eq(confirmations.accountId, person.id))
  expect(rows).toHaveLength(2)
  return rows.flatMap(({ file }) => file ?? [])
}

/** An order that nobody has decided on, and what was told of it. */
const orderedTables = async (person: { id: number }) => {
  const contact = { contact_name: 'Einzigartig', contact_email: 'stand@schule.example' }
  const facts = { ...wish(contact), company: 'Unverwechselbar', remarks: 'Unverwechselbar' }
  const event = await orderingIn(testApp).exhibition()
  await as(person)(createOrder, { body: { ...facts, event: event.id } })
  await mailbox.latest(contact.contact_email)
}

test('nothing in the whole database names the person any more', async () => {
  const workshop = await given.workshop()
  const idle = await given.workshop()
  const person = await given.account({
    email: 'Unverwechselbar@schule.example',
    firstName: 'Unverwechselbar',
    lastName: 'Einzigartig',
    customerNumber: 'UNVERWECHSELBAR-1',
    profileDescription: 'Unverwechselbar in allem.',
    isLecturer: true,
    isExhibitor: true,
    passwordHash: await deps.passwords.hash('Kreide-und-Tafel-7'),
  })
  const lecturer = await given.lecturer(workshop.id, {
    accountId: person.id,
    firstName: 'Unverwechselbar',
    lastName: 'Einzigartig',
    profileDescription: 'Unverwechselbar',
    source: 'import:unverwechselbar',
  })
  const profile = {
    first_name: 'Einzigartig',
    last_name: 'Unverwechselbar',
    version: Number.MAX_SAFE_INTEGER,
  }
  await as(await given.staff())(changeLecturer, { params: { id: lecturer.id }, body: profile })
  await db.insert(exhibitors).values({ name: 'Schulbuchverlag', accountId: person.id })
  const slot = await given.timeslot({ workshopId: idle.id, eventId: idle.eventId })
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  await orderedTables(person)
  const papers = await confirmedAndCorrected(person)
  await app.inject({
    method: 'POST',
    url: '/api/auth/users/reset_password/',
    payload: { email: person.email },
  })
  await mailbox.latest(person.email, 2)
  await app.inject({
    method: 'POST',
    url: '/api/support/',
    payload: { name: 'Einzigartig', email: person.email, subject: 'Unverwechselbar', message: 'Einzigartig' },
    headers: { ...(await bearer(person)), 'idempotency-key': 'unverwechselbar' },
  })
  await mailbox.latest(person.email, 3)
  const headers = await bearer(person)
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })).statusCode).toBe(204)
  await mailbox.latest(person.email, 4)
  await db.delete(mails) // the good-bye itself is tidied away with all mails that are old enough
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(
      (
        await db.execute(
          sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
        )
      ).rows,
    )
  const naming = []
  for (const { name } of tables) {
    const { rows } = await db.execute(sql.raw(`select t::text as row from ${name} t`))
    naming.push(...rows.filter(row => /unverwechselbar|einzigartig/i.test(JSON.stringify(row))))
  }
  expect(naming).toEqual([])
  expect(await db.$count(files, inArray(files.hash, papers))).toBe(0) // their letters are compressed
  const { results } = await as()(listLecturers, { query: {} })
  expect(results.find(({ workshops }) => workshops.some(({ id }) => id === workshop.id))).toMatchObject({
    first_name: '',
    last_name: 'Profil gelöscht',
    profile_description: '',
  })
  expect(await db.$count(exhibitors, eq(exhibitors.name, 'Schulbuchverlag'))).toBe(1)
})
