import {
  addRegistration,
  getRegistration,
  listRegistrations,
  noteRegistration,
} from '@tafelrunde/contract/admin/events/registrations'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mails } from '../../mail/mail.tables.ts'
import { eventSubscriptions } from '../subscriptions.tables.ts'

const { as, deps, given } = await buildTestApp()
const office = as(await given.staff())

const registered = async () => {
  const [event, person] = [await given.event(), await given.account()]
  const { id } = await office(addRegistration, { body: { event: event.id, account: person.id } })
  return { event, person, params: { id } }
}

test('the office notes something at a registration, which nobody is told and the list shows', async () => {
  const { event, person, params } = await registered()
  await office(noteRegistration, { params, body: { note: 'Kommt mit Rollstuhl.' } })
  const { results } = await office(listRegistrations, { query: { event: String(event.id) } })
  expect(results).toMatchObject([{ note: 'Kommt mit Rollstuhl.' }])
  expect(await deps.db.$count(mails, eq(mails.recipient, person.email))).toBe(0)
  await office(noteRegistration, { params, body: { note: '' } })
  expect(await office(getRegistration, { params })).toMatchObject({ note: '' })
  await expect(as(person)(noteRegistration, { params, body: { note: 'x' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a note is gone with the person', async () => {
  const { person, params } = await registered()
  await office(noteRegistration, { params, body: { note: 'Kommt mit Rollstuhl.' } })
  await as(person)(deleteMe, { body: {} })
  const kept = await deps.db
    .select({ note: eventSubscriptions.officeNote })
    .from(eventSubscriptions)
    .where(eq(eventSubscriptions.id, params.id))
  expect(kept.map(({ note }) => note).filter(Boolean)).toEqual([])
})
