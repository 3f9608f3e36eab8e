import * as contract from '@tafelrunde/contract/admin/people/support'
import { SupportMessage } from '@tafelrunde/contract/support'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { association } from '../association/association.tables.ts'
import { tidySupport } from './support.service.ts'

const { app, as, bearer, clock, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const office = 'buero@lvm.example'
await deps.db.update(association).set({ name: 'Lehrkräfteverband Musterland', email: office })
const staff = await given.account({ isStaff: true, firstName: 'Birgit', lastName: 'Lindner' })

let made = 0
/** From a network address of its own, so that no limit is met. */
const written = async () => {
  const email = `wer-${++made}@schule.example`
  const payload = { name: 'Eva Sommer', email, subject: 'Zugang zum Saal', message: 'Gibt es\neine Rampe?' }
  const remoteAddress = `192.0.2.${made}`
  const sent = await app.inject({ method: 'POST', url: '/api/support/', payload, remoteAddress })
  return SupportMessage.parse(sent.json())
}
const answer = (id: number, message = 'Ja, am Haupteingang.', close = false) =>
  as(staff)(contract.answerSupport, { params: { id }, body: { message, close } })
const close = (id: number) => as(staff)(contract.closeSupport, { params: { id } })
const list = (query = {}) => as(staff)(contract.listSupport, { query })

test('an answer is kept with its author and goes to whoever wrote, with the question below it', async () => {
  const { id, email } = await written()
  expect(await answer(id)).toMatchObject({
    id,
    state: 'answered',
    answers: [{ by: 'Birgit Lindner', message: 'Ja, am Haupteingang.', created: clock.now() }],
  })
  const mail = await mailbox.latest(email, 2)
  expect(mail).toMatchObject({ subject: `Re: [#${id}] Zugang zum Saal`, replyTo: office })
  expect(mail.text).toMatch(/Ja, am Haupteingang\.\n\nIhre Nachricht vom .*:\n\n> Gibt es\n> eine Rampe\?/)
})

test('all mails about a message are one thread, each after all before it', async () => {
  const { id, email } = await written()
  // One after the other: mails that wait together are sent in any order.
  await mailbox.latest(email)
  await answer(id, 'Ja.')
  await mailbox.latest(email, 2)
  await answer(id, 'Und am Hof.')
  await mailbox.latest(email, 3)
  const toOffice = mailbox.to(office).find(({ replyTo }) => replyTo === email)
  const names = [toOffice, ...mailbox.to(email)].map(mail => mail?.thread?.id)
  expect(new Set(names).size).toBe(4)
  const before = [toOffice, ...mailbox.to(email)].map(mail => mail?.thread?.after)
  expect(before).toEqual(names.map((_, index) => names.slice(0, index)))
})

test('an answer may close the message; what is closed is neither answered nor closed again', async () => {
  const { id, email } = await written()
  expect(await answer(id, 'Ja.', true)).toMatchObject({ state: 'closed', answers: [{ message: 'Ja.' }] })
  for (const attempt of [() => answer(id), () => close(id)])
    await expect(attempt()).rejects.toMatchObject({
      status: 409,
      body: { code: 'state', detail: 'Diese Nachricht ist schon erledigt.' },
    })
  expect((await list()).results.find(thread => thread.id === id)?.answers).toHaveLength(1)
  await mailbox.latest(email, 2)
})

test('a message can be closed without an answer', async () => {
  const { id } = await written()
  expect(await close(id)).toMatchObject({ id, state: 'closed', answers: [] })
})

test('two who close it at the same time: one of them hears that it is done', async () => {
  const { id } = await written()
  const attempts = await Promise.allSettled([close(id), answer(id, 'Ja.', true)])
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the latest stands first, and states can be chosen', async () => {
  const [first, second, third] = [await written(), await written(), await written()]
  await answer(first.id)
  await close(third.id)
  const ids = async (query = {}) =>
    (await list({ limit: '1000', ...query })).results.map(({ id }) => id).filter(id => id >= first.id)
  expect(await ids()).toEqual([third.id, second.id, first.id])
  expect(await ids({ state: 'new' })).toEqual([second.id])
  expect(await ids({ state: 'answered' })).toEqual([first.id])
  expect(await ids({ state: 'closed' })).toEqual([third.id])
  await expect(list({ state: 'offen' })).rejects.toMatchObject({ status: 400 })
})

test.each([{}, { isLecturer: true }, { isExhibitor: true }])('it is not for %o', async roles => {
  const { id } = await written()
  const headers = await bearer(await given.account(roles))
  for (const url of ['', `${id}/answer/`, `${id}/close/`]) {
    const request = { method: url ? 'POST' : 'GET', url: `/api/admin/support/${url}` } as const
    expect((await app.inject({ ...request, headers })).statusCode).toBe(403)
    expect((await app.inject(request)).statusCode).toBe(401)
  }
})

test('an answer has to say something, and to a message that there is', async () => {
  const { id } = await written()
  await expect(answer(id, ' ')).rejects.toMatchObject({ status: 400 })
  await expect(answer(id, 'x'.repeat(5001))).rejects.toMatchObject({ status: 400 })
  await expect(answer(999_999)).rejects.toMatchObject({ status: 404 })
  await expect(close(999_999)).rejects.toMatchObject({ status: 404 })
})

test('what was closed goes twelve months after the last answer, what is open stays', async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  const [open, closed, late] = [await written(), await written(), await written()]
  await close(closed.id)
  clock.set('2027-04-01T12:00:00+02:00')
  await answer(late.id, 'Ja.', true)
  const left = async () => {
    const ids = (await list({ limit: '1000' })).results.map(({ id }) => id)
    return [open, closed, late].map(({ id }) => ids.includes(id))
  }
  clock.set('2028-02-29T12:00:00+01:00')
  await inTransaction(deps.db, tx => tidySupport(tx, deps))
  expect(await left()).toEqual([true, true, true])
  clock.set('2028-03-01T12:00:01+01:00')
  await inTransaction(deps.db, tx => tidySupport(tx, deps))
  expect(await left()).toEqual([true, false, true])
  clock.set('2028-04-01T12:00:01+02:00')
  await inTransaction(deps.db, tx => tidySupport(tx, deps))
  expect(await left()).toEqual([true, false, false])
})

test('the office finds a message by its words and state, and sees whose account wrote it', async () => {
  const person = await given.account()
  const payload = { name: 'Enno Fooken', email: 'enno@schule.example', subject: 'Parkplatz', message: 'Wo?' }
  const sent = await app.inject({
    method: 'POST',
    url: '/api/support/',
    payload,
    headers: await bearer(person),
    remoteAddress: '192.0.2.201',
  })
  const { id } = SupportMessage.parse(sent.json())
  expect((await list({ search: 'fooken parkplatz' })).results.map(one => one.id)).toEqual([id])
  expect((await list({ search: 'fooken', state: 'closed' })).count).toBe(0)
  expect(await as(staff)(contract.getSupport, { params: { id } })).toMatchObject({
    account: person.id,
    message: 'Wo?',
    answers: [],
  })
})

test('a note is for the office alone: nobody is mailed, and it is in no later mail', async () => {
  const { id, email } = await written()
  await as(staff)(contract.noteSupport, { params: { id }, body: { message: 'Rief auch an.' } })
  expect((await list({ id__in: String(id) })).results).toMatchObject([
    { state: 'new', answers: [{ message: 'Rief auch an.', is_note: true }] },
  ])
  await answer(id)
  const mail = await mailbox.latest(email, 2)
  expect(mail.text).not.toContain('Rief auch an.')
})

test('a message is given to somebody of the office, whose list has it, and to nobody else', async () => {
  const { id } = await written()
  const assign = (assignee: number | null) =>
    as(staff)(contract.assignSupport, { params: { id }, body: { assignee } })
  expect(await assign(staff.id)).toMatchObject({ assignee: { id: staff.id, name: 'Birgit Lindner' } })
  expect((await list({ assignee: String(staff.id) })).results.map(one => one.id)).toEqual([id])
  const teacher = await given.account()
  await expect(assign(teacher.id)).rejects.toMatchObject({ status: 400 })
  expect(await assign(null)).toMatchObject({ assignee: null })
})

test('what is answered again and again is kept under a name, once', async () => {
  const save = (text: string) => as(staff)(contract.saveSupportText, { body: { name: 'Parken', text } })
  await save('Im Hof.')
  const { id } = await save('Am Markt.')
  const desk = () => as(staff)(contract.getSupportDesk, {})
  expect((await desk()).texts).toEqual([{ id, name: 'Parken', text: 'Am Markt.' }])
  expect((await desk()).staff).toContainEqual({ id: staff.id, name: 'Birgit Lindner' })
  await as(staff)(contract.deleteSupportText, { params: { id } })
  expect((await desk()).texts).toEqual([])
})
