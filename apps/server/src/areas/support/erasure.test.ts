import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { association } from '../association/association.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { supportMessages } from './support.tables.ts'

const { app, bearer, deps, given, sentMails } = await buildTestApp()
const { db } = deps
await startWork(deps)
const office = 'buero@lvm.example'
await db.update(association).set({ email: office })

const write = async (email: string, headers = {}) => {
  const payload = { name: 'Paula Person', email, subject: `Von ${email}`, message: 'Guten Tag' }
  const answer = await app.inject({ method: 'POST', url: '/api/support/', payload, headers })
  expect(answer.statusCode).toBe(201)
}

test('erasing a person takes what they wrote and the mails that told of it, and nothing of others', async () => {
  const [person, other] = [await given.account(), await given.account()]
  const headers = await bearer(person)
  await write('privat@schule.example', headers)
  await write(person.email.toUpperCase())
  await write(other.email, await bearer(other))
  await mailboxOf(sentMails).latest(office, 3)
  const erasure = await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers })
  expect(erasure.statusCode).toBe(204)
  const left = await db.select({ email: supportMessages.email }).from(supportMessages)
  expect(left).toEqual([{ email: other.email }])
  const told = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, office))
  expect(told).toEqual([{ subject: `Nachricht an den Support: Von ${other.email}` }])
})
