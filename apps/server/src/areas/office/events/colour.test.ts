import * as office from '@tafelrunde/contract/admin/association'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { association } from '../../association/association.tables.ts'
import { postMail } from '../../mail/mail.service.ts'
import { mails } from '../../mail/mail.tables.ts'

const { app, as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Harms' })
const read = () => as(okka)(office.getOfficeAssociation, {})
const change = async (primary_colour: string | null) => {
  const { version } = await read()
  return as(okka)(office.changeAssociationColour, { body: { primary_colour, version } })
}
const styles = async () => (await app.inject('/colours.css')).body
const postedMail = async () => {
  const letter = {
    recipient: 'eva@schule.example',
    subject: 'S',
    greeting: 'Guten Tag,',
    paragraphs: [],
    button: { label: 'Öffnen', url: 'https://x.example' },
  }
  const id = await inTransaction(deps.db, tx => postMail(tx, deps, letter))
  const [mail] = await deps.db.select().from(mails).where(eq(mails.id, id))
  return mail?.html
}

test('pages and mails have the association’s colour, in shades that are legible', async () => {
  expect(await styles()).toBe('')
  expect(await postedMail()).toContain('bgcolor="#1E5945"')
  expect(await change('7cc4a4')).toMatchObject({ primary_colour: '#7CC4A4' })
  await expect.poll(styles).toContain('--tr-primary:#2D765A')
  const mail = await postedMail()
  expect(mail).toContain('bgcolor="#2D765A"')
  expect(mail).toContain('.button { background: #7CC4A4 !important; }')
  expect(mail).not.toContain('#1E5945')
  const { results } = await as(okka)(office.listAssociationHistory, { query: {} })
  expect(results[0]).toMatchObject({ by: 'Okka Harms', after: { primary_colour: '#7CC4A4' } })
  expect(await change(null)).toMatchObject({ primary_colour: null })
  await expect.poll(styles).toBe('')
  expect(await change('#1e5945')).toMatchObject({ primary_colour: null })
})

test('the style sheet is asked for again each time, and only sent where it has changed', async () => {
  await change('#7A1F3D')
  await expect.poll(styles).toContain('#7A1F3D')
  const { headers } = await app.inject('/colours.css')
  expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
  const again = await app.inject({ url: '/colours.css', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('what is no colour is refused at its field, by the database as well', async () => {
  await change('#7A1F3D')
  for (const wrong of ['rot', '#12345', '#7A1F3D;}'])
    await expect(change(wrong)).rejects.toMatchObject({
      status: 400,
      body: { primary_colour: [expect.stringContaining('Das ist keine Farbe.')] },
    })
  expect(await read()).toMatchObject({ primary_colour: '#7A1F3D' })
  const byHand = deps.db.update(association).set({ primaryColour: 'red;}' })
  await expect(byHand).rejects.toMatchObject({ cause: { constraint: 'association_colour_is_one' } })
})

test('whoever has not seen the last change is told so', async () => {
  const { version } = await read()
  await change('#224488')
  const late = as(okka)(office.changeAssociationColour, { body: { primary_colour: null, version } })
  await expect(late).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await read()).toMatchObject({ primary_colour: '#224488' })
})
