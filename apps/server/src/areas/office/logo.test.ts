import * as office from '@tafelrunde/contract/admin/association'
import { getAssociation } from '@tafelrunde/contract/association'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { postMail } from '../mail/mail.service.ts'
import { mails } from '../mail/mail.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Harms' })
const url = '/api/admin/association/logo/'
const upload = async (bytes: Uint8Array) => {
  const payload = new FormData()
  payload.set('file', new Blob([Uint8Array.from(bytes)]))
  const answer = await app.inject({ method: 'PUT', url, payload, headers: await bearer(okka) })
  return { status: answer.statusCode, body: answer.json() }
}
const red = { r: 200, g: 0, b: 0, alpha: 0.5 }
const banner = await sharp({ create: { width: 1440, height: 360, channels: 4, background: red } })
  .webp()
  .toBuffer()
const drawPaper = async () => {
  const { rawPayload } = await app.inject({
    url: '/api/admin/association/paper/',
    headers: await bearer(okka),
  })
  return rawPayload
}
const lastMail = async () => {
  await inTransaction(deps.db, tx =>
    postMail(tx, deps, {
      recipient: 'eva@schule.example',
      subject: 'S',
      greeting: 'Guten Tag,',
      paragraphs: [],
    }),
  )
  return (await deps.db.select().from(mails)).at(-1)?.html ?? ''
}

test('a logo is shown in the app, in mails and on papers, and its history says who changed it', async () => {
  const plain = await drawPaper()
  expect(await lastMail()).not.toContain('<img')
  const { status, body } = await upload(banner)
  expect([status, body]).toMatchObject([200, { logo: expect.stringMatching(/\/files\/[\w-]+$/) }])
  await expect.poll(() => as()(getAssociation, {})).toMatchObject({ logo: body.logo })
  const picture = await app.inject(new URL(body.logo).pathname)
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 720, height: 180 })
  const mail = await lastMail()
  expect(mail).toContain(`src="${body.logo}"`)
  expect(mail).toContain(`alt="${body.name}"`)
  await expect.poll(async () => (await drawPaper()).includes('/Subtype /Image')).toBe(true)
  expect(plain.includes('/Subtype /Image')).toBe(false)
  expect(JSON.stringify((await readPdf(await drawPaper())).pages)).toContain(body.name)
  const { results } = await as(okka)(office.listAssociationHistory, { query: {} })
  expect(results[0]).toMatchObject({ by: 'Okka Harms', after: { logo: expect.any(String) } })
})

test('without a logo the name stands alone again, and the picture is gone', async () => {
  const { body } = await upload(banner)
  expect(await as(okka)(office.removeAssociationLogo, {})).toMatchObject({ logo: null })
  await expect.poll(() => as()(getAssociation, {})).toMatchObject({ logo: null })
  expect((await app.inject(new URL(body.logo).pathname)).statusCode).toBe(404)
  expect(await as(okka)(office.removeAssociationLogo, {})).toMatchObject({ logo: null })
})

test.each([
  [
    'an SVG, which could run something',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'Laden Sie ein gültiges Bild hoch.',
  ],
  ['an empty file', '', 'leer'],
])('%s is refused at its field, and the logo stays', async (_, content, sentence) => {
  const { body: before } = await upload(banner)
  const { status, body } = await upload(Buffer.from(content))
  expect([status, body]).toEqual([400, { file: [expect.stringContaining(sentence)] }])
  expect(await as(okka)(office.getOfficeAssociation, {})).toMatchObject({ logo: before.logo })
})
