import * as office from '@tafelrunde/contract/admin/association'
import { getAssociation } from '@tafelrunde/contract/association'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { postMail } from '../mail/mail.service.ts'
import { mails } from '../mail/mail.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const superuser = await given.account({
  isStaff: true,
  isSuperuser: true,
  firstName: 'Okka',
  lastName: 'Harms',
})
const read = () => as(superuser)(office.getOfficeAssociation, {})

test('a superuser changes what is said of the association, everybody reads it, and its history says who did it', async () => {
  const { version, ...was } = await read()
  const body = { ...was, name: 'Lehrerverband H&M; Filiale Süd', iban: 'DE89 3704 0044 0532 0130 00' }
  const changed = await as(superuser)(office.changeAssociation, { body: { ...body, version } })
  expect(changed).toMatchObject({ name: body.name, iban: 'DE89370400440532013000' })
  await expect.poll(() => as()(getAssociation, {})).toMatchObject({ name: body.name })
  const { results } = await as(superuser)(office.listAssociationHistory, { query: {} })
  expect(results[0]).toMatchObject({ by: 'Okka Harms', after: { iban: 'DE89370400440532013000' } })
  const old = as(superuser)(office.changeAssociation, { body: { ...body, version } })
  await expect(old).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
})

test('an account or a VAT id that cannot be one is told at its field, and nothing is changed', async () => {
  const before = await read()
  const body = { ...before, city: 'Anderswo', iban: 'DE00 3704 0044 0532 0130 00', vat_id: 'XX1' }
  await expect(as(superuser)(office.changeAssociation, { body })).rejects.toMatchObject({
    status: 400,
    body: { iban: [expect.any(String)], vat_id: [expect.any(String)] },
  })
  expect(await read()).toEqual(before)
})

test('how papers look with the association’s name and address is shown as a PDF', async () => {
  const body = { ...(await read()), name: 'Lehrerverband Übersee', city: 'Norddeich' }
  await as(superuser)(office.changeAssociation, { body })
  const { rawPayload } = await app.inject({
    url: '/api/admin/association/paper/',
    headers: await bearer(superuser),
  })
  const { pages } = await readPdf(rawPayload)
  expect(JSON.stringify(pages)).toContain('Lehrerverband Übersee')
  expect(JSON.stringify(pages)).toContain('Norddeich')
})

test('mails go out under the sender’s name that the office wants, and answers where it wants them', async () => {
  const post = async () => {
    const letter = { recipient: 'eva@schule.example', subject: 'S', greeting: 'Guten Tag,', paragraphs: [] }
    const id = await inTransaction(deps.db, tx => postMail(tx, deps, letter))
    const [mail] = await deps.db.select().from(mails).where(eq(mails.id, id))
    return mail
  }
  const plain = { ...(await read()), name: 'Lehrerverband', email: 'buero@lvm.example' }
  await as(superuser)(office.changeAssociation, { body: plain })
  expect(await post()).toMatchObject({ sender: 'Lehrerverband', replyTo: 'buero@lvm.example' })
  const wish = { sender_name: 'LVM-Tagungsbüro', reply_to: 'Tagung@LVM.example' }
  const body = { ...(await read()), ...wish }
  expect(await as(superuser)(office.changeAssociation, { body })).toMatchObject({
    sender_name: 'LVM-Tagungsbüro',
    reply_to: 'Tagung@lvm.example',
  })
  expect(await post()).toMatchObject({ sender: 'LVM-Tagungsbüro', replyTo: 'Tagung@lvm.example' })
})

test.each([
  [{ reply_to: 'tagung' }, 'reply_to', 'gültige E-Mail Adresse'],
  [{ sender_name: 'Büro <fremd@anders.example>' }, 'sender_name', 'Ein Name ohne Adresse, bitte'],
  [{ sender_name: 'N'.repeat(71) }, 'sender_name', '70'],
])('a sender that cannot be one is refused at its field: %o', async (wrong, field, sentence) => {
  const before = await read()
  const refused = as(superuser)(office.changeAssociation, { body: { ...before, ...wrong } })
  await expect(refused).rejects.toMatchObject({
    status: 400,
    body: { [field]: [expect.stringContaining(sentence)] },
  })
  expect(await read()).toEqual(before)
})
