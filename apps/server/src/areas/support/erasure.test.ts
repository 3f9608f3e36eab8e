import { answerSupport } from '@tafelrunde/contract/admin/people/support'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { unzipped } from '../../../test/read/unzipped.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { association } from '../association/association.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { supportAnswers, supportMessages } from './support.tables.ts'

const { app, as, bearer, deps, given, sentMails } = await buildTestApp()
const { db } = deps
await startWork(deps)
const office = 'buero@lvm.example'
await db.update(association).set({ email: office })

const write = async (email: string, headers = {}) => {
  const payload = { name: 'Paula Person', email, subject: `Von ${email}`, message: 'Guten Tag' }
  const answer = await app.inject({ method: 'POST', url: '/api/support/', payload, headers })
  expect(answer.statusCode).toBe(201)
  const params = { id: answer.json().id }
  await as(await given.staff())(answerSupport, { params, body: { message: 'Gern.', close: false } })
}

test('erasing a person takes what they wrote, its answers and all mails about it, and nothing of others', async () => {
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
  expect(await db.$count(supportAnswers)).toBe(1)
  const about = await db.select({ recipient: mails.recipient }).from(mails).where(isNotNull(mails.thread))
  expect(about.map(({ recipient }) => recipient).toSorted()).toEqual([office, other.email, other.email])
})

test('the own data hold what was answered', async () => {
  const person = await given.account()
  const headers = await bearer(person)
  await write('auskunft@schule.example', headers)
  const { rawPayload } = await app.inject({ url: '/api/account/export/', headers })
  expect(JSON.parse(unzipped(rawPayload)['support.json'] ?? '')).toMatchObject([
    { email: 'auskunft@schule.example', state: 'answered', answers: [{ message: 'Gern.' }] },
  ])
})
