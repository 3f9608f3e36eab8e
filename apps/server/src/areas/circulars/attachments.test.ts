import * as contract from '@tafelrunde/contract/admin/mails/circular-attachments'
import { deleteCircular, testCircular } from '@tafelrunde/contract/admin/mails/circulars'
import { resendMail } from '@tafelrunde/contract/admin/mails/mails'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailAttachments, mails } from '../mail/mail.tables.ts'
import { files } from '../storage/storage.tables.ts'
import { circularsIn } from './circulars.fixture.ts'
import { circularAttachments } from './circulars.tables.ts'
import { sendCirculars } from './send.service.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given, sentMails } = testApp
const { db } = deps
const { staff, office, registered, draft, send, now, deliverAll } = await circularsIn(testApp)

const attach = async (id: number, name: string, bytes: string | Uint8Array<ArrayBuffer>, person = staff) => {
  const payload = new FormData()
  payload.set('name', name)
  payload.set('file', new Blob([bytes]))
  const url = contract.addCircularAttachment.url.replace(':id', String(id))
  const answer = await app.inject({ method: 'POST', url, headers: await bearer(person), payload })
  return { status: answer.statusCode, body: answer.json() }
}
const sent = async (id: number, count: number) => {
  await send(id, count)
  clock.passSeconds(61)
  while ((await now(id)).posted < count) await sendCirculars(deps)
}
const kept = (content: string) => db.$count(files, eq(files.bytes, Buffer.from(content)))

test('every recipient gets what is attached, which is kept once however many they are', async () => {
  const { event, people } = await registered(3)
  const { id } = await draft(event)
  const added = await attach(id, 'ordner/Lageplan.PDF', 'Lageplan')
  expect(added).toMatchObject({ status: 201, body: { name: 'Lageplan.PDF', size: 8 } })
  await attach(id, 'Ablauf.docx', 'Ablauf')
  expect((await now(id)).attachments.map(({ name }) => name)).toEqual(['Lageplan.PDF', 'Ablauf.docx'])
  await sent(id, 3)
  expect(await db.$count(mailAttachments)).toBe(6)
  expect(await kept('Lageplan')).toBe(1)
  await deliverAll()
  for (const { email } of people)
    expect(sentMails.find(({ recipient }) => recipient === email)?.attachments).toEqual([
      { name: 'Ablauf.docx', type: contract.attachmentTypes['docx'], bytes: Buffer.from('Ablauf') },
      { name: 'Lageplan.PDF', type: 'application/pdf', bytes: Buffer.from('Lageplan') },
    ])
})

test('what was sent keeps its files, and nothing is attached to it any more', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  const { body: one } = await attach(id, 'Plan.pdf', 'Plan')
  await send(id, 1)
  expect(await attach(id, 'Nachtrag.pdf', 'Nachtrag')).toMatchObject({ status: 409 })
  const params = { id: one.id }
  await expect(office(contract.deleteCircularAttachment, { params })).rejects.toMatchObject({ status: 409 })
  const deleting = db.delete(circularAttachments).where(eq(circularAttachments.id, one.id))
  await expect(deleting).rejects.toMatchObject({ cause: { code: '23514' } })
  const url = contract.getCircularAttachment.url.replace(':id', String(one.id))
  const file = await app.inject({ url, headers: await bearer(staff) })
  expect(file.body).toBe('Plan')
  expect(file.headers['content-disposition']).toContain('Plan.pdf')
})

test('a file that is taken away, or whose draft is deleted, is gone, but not from a test mail', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  const { body: first } = await attach(id, 'Entwurf.pdf', 'Entwurf')
  await attach(id, 'Anfahrt.pdf', 'Anfahrt')
  await office(testCircular, { params: { id }, body: { subject: 'Anfahrt', text: 'Im Anhang.', place: 0 } })
  await office(contract.deleteCircularAttachment, { params: { id: first.id } })
  expect([await kept('Entwurf'), await kept('Anfahrt')]).toEqual([0, 1])
  await office(deleteCircular, { params: { id } })
  expect(await kept('Anfahrt')).toBe(0)
  await deliverAll()
  const test = sentMails.find(({ subject }) => subject === 'Test: Anfahrt')
  expect(test?.attachments.map(({ bytes }) => bytes.toString())).toEqual(['Anfahrt', 'Entwurf'])
})

test('what mailboxes would refuse is refused', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  for (const name of ['Programm.exe', 'ohne Endung', '.pdf'])
    expect(await attach(id, name, 'x')).toMatchObject({ status: 400, body: { name: [expect.any(String)] } })
  expect(await attach(id, 'Leer.pdf', '')).toMatchObject({
    status: 400,
    body: { file: [expect.any(String)] },
  })
  const half = new Uint8Array(contract.mostAttached / 2)
  expect(await attach(id, 'Eins.pdf', half)).toMatchObject({ status: 201 })
  expect(await attach(id, 'Zwei.pdf', half)).toMatchObject({ status: 201 })
  expect(await attach(id, 'Drei.pdf', 'x')).toMatchObject({
    status: 400,
    body: { file: [expect.stringContaining('höchstens 7 MB')] },
  })
})

test('a mail that is sent once more has what the first one had', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  await attach(id, 'Wegweiser.pdf', 'Wegweiser')
  await sent(id, 1)
  const [row] = await db.select().from(mailAttachments).where(eq(mailAttachments.name, 'Wegweiser.pdf'))
  await deliverAll()
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.id, row?.mailId ?? ''))
  await office(resendMail, { params: { id: mail?.number ?? 0 }, body: { recipient: 'eva@anderswo.example' } })
  await deliverAll()
  const again = sentMails.find(({ recipient }) => recipient === 'eva@anderswo.example')
  expect(again?.attachments.map(({ bytes }) => bytes.toString())).toEqual(['Wegweiser'])
})

test('nobody but the office attaches or reads a file', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  const { body: one } = await attach(id, 'Lageplan.pdf', 'geheim')
  const person = await given.account()
  expect(await attach(id, 'Lageplan.pdf', 'x', person)).toMatchObject({ status: 403 })
  const asked = as(person)(contract.getCircularAttachment, { params: { id: one.id } })
  await expect(asked).rejects.toMatchObject({ status: 403 })
})
