import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { fourCorners, heic, secrets } from '../../../../test/pictures.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { files } from '../../storage/storage.tables.ts'
import { lecturingIn, smallPdf } from '../lecturing.fixture.ts'
import { tidyReceipts } from './receipts.service.ts'
import { receipts } from './receipts.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { settlementOf, settling, upload } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')
const lecturer = await given.account({ isLecturer: true })

const get = async (person: { id: number }, id: number) =>
  app.inject({ url: `/api/lecturer-receipts/${id}/`, headers: await bearer(person) })

test.each([
  ['a PDF', async () => smallPdf, 'Ticket', 'Ticket.pdf'],
  ['a JPEG', async () => (await fourCorners()).jpeg().toBuffer(), 'Ticket.JPG', 'Ticket.JPG'],
  [
    'a PNG with a wrong name',
    async () => (await fourCorners()).png().toBuffer(),
    'a/b/Ticket.pdf',
    'Ticket.png',
  ],
  ['a WebP', async () => (await fourCorners()).webp().toBuffer(), 'Ticket.webp', 'Ticket.webp'],
])('%s is kept as it is and comes back as an attachment', async (_kind, make, name, kept) => {
  const file = await make()
  const { status, body } = await upload(lecturer, file, name)
  expect([status, body]).toEqual([201, { id: expect.any(Number), name: kept }])
  const answer = await get(lecturer, body.id)
  expect(answer.rawPayload.equals(file)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename=${kept}`,
    'x-content-type-options': 'nosniff',
  })
})

test('a HEIC becomes a JPEG, whole and upright, that every device can show', async () => {
  const { body } = await upload(lecturer, await heic(), 'IMG_0815.HEIC')
  expect(body.name).toBe('IMG_0815.jpg')
  const picture = sharp((await get(lecturer, body.id)).rawPayload)
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 64 })
})

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
const photo = async () =>
  (await fourCorners(480, 640)).withExif(secrets).withXmp(xmp).withMetadata({ orientation: 6 })

test.each([
  ['JPEG', async () => (await photo()).jpeg().toBuffer(), [640, 480]],
  ['PNG', async () => (await photo()).png().toBuffer(), [640, 480]],
  ['WebP', async () => (await photo()).webp().toBuffer(), [640, 480]],
  ['HEIC', heic, [48, 64]],
] as const)('of a %s nobody learns where and when it was taken', async (_kind, make, size) => {
  const file = await make()
  expect(await sharp(file).metadata()).toMatchObject({ exif: expect.anything() })
  const { body } = await upload(lecturer, file, 'IMG_0815')
  const kept = (await get(lecturer, body.id)).rawPayload
  const facts = await sharp(kept).metadata()
  for (const secret of ['exif', 'xmp', 'iptc', 'comments']) expect(facts).not.toHaveProperty(secret)
  expect(kept.includes('geheim')).toBe(false)
  expect([facts.width, facts.height, facts.orientation]).toEqual([...size, undefined])
})

test.each([
  ['empty', async () => Buffer.alloc(0), 'Die übermittelte Datei ist leer.'],
  ['a page', async () => Buffer.from('<html>'), expect.stringContaining('PDF, JPEG, PNG, WebP und HEIC')],
  [
    'half a picture',
    async () =>
      (await fourCorners())
        .jpeg()
        .toBuffer()
        .then(file => file.subarray(0, file.length / 2)),
    expect.stringContaining('beschädigt'),
  ],
  ['a GIF', async () => (await fourCorners()).gif().toBuffer(), expect.stringContaining('PDF, JPEG')],
])('what is %s is refused at its field', async (_what, make, sentence) => {
  expect(await upload(lecturer, await make())).toEqual({ status: 400, body: { file: [sentence] } })
})

test('a receipt is seen by who uploaded it, by the lecturer of its settlement, and by staff', async () => {
  const { person, params } = await settling()
  const staff = await given.staff()
  const { body } = await upload(person, smallPdf)
  const { body: byStaff } = await upload(staff, smallPdf)
  expect((await get(lecturer, body.id)).statusCode).toBe(404)
  expect((await get(staff, body.id)).statusCode).toBe(200)
  expect((await get(person, byStaff.id)).statusCode).toBe(404)
  const expenses = [{ text: 'Kopien', cents: 100, receipt: byStaff.id }]
  await as(staff)(changeSettlement, { params, body: { expenses } })
  expect((await get(person, byStaff.id)).statusCode).toBe(200)
  expect((await get(await given.account(), body.id)).statusCode).toBe(403)
})

test('a receipt is no public file, even if it is a picture', async () => {
  const { body } = await upload(lecturer, await (await fourCorners()).png().toBuffer(), 'Ticket.png')
  const [row] = await deps.db.select().from(receipts).where(eq(receipts.id, body.id))
  expect((await app.inject(`/files/${row?.file}`)).statusCode).toBe(404)
})

test('what no settlement names goes after a day, with its file; what one names stays', async () => {
  const { person, params } = await settling()
  const picture = async (width: number) => (await fourCorners(width)).png().toBuffer()
  const [used, unused] = [await upload(person, await picture(400)), await upload(person, await picture(300))]
  const expenses = [{ text: 'Kopien', cents: 100, receipt: used.body.id }]
  await as(person)(changeSettlement, { params, body: { expenses } })
  const stored = await deps.db.select().from(receipts).where(eq(receipts.id, unused.body.id))
  await inTransaction(deps.db, tx => tidyReceipts(tx, deps))
  expect((await get(person, unused.body.id)).statusCode).toBe(200)
  clock.passSeconds(24 * 60 * 60 + 1)
  const { body: fresh } = await upload(person, await picture(200))
  await inTransaction(deps.db, tx => tidyReceipts(tx, deps))
  expect((await get(person, used.body.id)).statusCode).toBe(200)
  expect((await get(person, fresh.id)).statusCode).toBe(200)
  expect((await get(person, unused.body.id)).statusCode).toBe(404)
  expect(await deps.db.$count(files, eq(files.hash, stored[0]?.file ?? ''))).toBe(0)
})

test('tickets need their receipt, which stays with the settlement', async () => {
  const { person, id } = await settling()
  const tickets = { travel_mode: 'public' as const, travel_cents: 4590 }
  const submit = (body: object) =>
    as(person)(changeSettlement, { params: { id }, body: { submit: true, ...body } })
  await expect(submit(tickets)).rejects.toMatchObject({
    body: { submit: [expect.stringContaining('Fahrkarten')] },
  })
  const foreign = await upload(await given.account({ isLecturer: true }), smallPdf, 'Fremd.pdf')
  await expect(submit({ ...tickets, travel_receipt: foreign.body.id })).rejects.toMatchObject({
    body: { travel_receipt: [expect.any(String)] },
  })
  const { body } = await upload(person, smallPdf, 'Fahrkarte.pdf')
  expect(await submit({ ...tickets, travel_receipt: body.id })).toMatchObject({
    state: 'submitted',
    travel_cents: 4590,
    travel_receipt: { id: body.id, name: 'Fahrkarte.pdf' },
  })
  clock.passSeconds(2 * 86_400)
  await inTransaction(deps.db, tx => tidyReceipts(tx, deps))
  expect((await settlementOf(person)).travel_receipt).toEqual(body)
})
