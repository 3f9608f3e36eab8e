import * as office from '@tafelrunde/contract/admin/legal-texts'
import { getAssociation } from '@tafelrunde/contract/association'
import * as legal from '@tafelrunde/contract/legal-texts'
import { deleteUser } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { beginLegalDay } from '../../association/legal/legal.service.ts'
import { legalAgreements, legalTexts } from '../../association/legal/legal.tables.ts'

const { as, clock, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Harms' })
const admin = as(okka)
const today = '2027-03-01'
const draft = (facts: Partial<office.NewLegalText> = {}) =>
  admin(office.createLegalText, {
    body: { kind: 'privacy', valid_from: today, material: false, text: 'Wir achten darauf.', ...facts },
  })
const publish = ({ id, version }: { id: number; version: number }) =>
  admin(office.publishLegalText, { params: { id }, body: { version } })
const asked = async (person: { id: number }) => (await as(person)(legal.listAskedTexts, {})).results

test('a draft is the office’s own; once published everybody reads it, and later versions leave it readable', async () => {
  const first = await draft({ kind: 'imprint', text: 'Lehrerverband, Schulstraße 12' })
  expect(first).toMatchObject({ stage: 'draft', edition: '' })
  await expect(as()(legal.getLegalText, { params: { id: first.id } })).rejects.toMatchObject({ status: 404 })
  expect(await publish(first)).toMatchObject({ stage: 'current', edition: '1. März 2027' })
  await expect
    .poll(() => as()(getAssociation, {}))
    .toMatchObject({ imprint: 'Lehrerverband, Schulstraße 12' })
  await publish(await draft({ kind: 'imprint', text: 'Lehrerverband, Schulstraße 14' }))
  await expect
    .poll(() => as()(getAssociation, {}))
    .toMatchObject({ imprint: 'Lehrerverband, Schulstraße 14' })
  const { results } = await as()(legal.listLegalTexts, {})
  expect(results.filter(({ kind }) => kind === 'imprint')).toMatchObject([
    { edition: '1. März 2027 (2)', current: true },
    { edition: '1. März 2027', current: false },
  ])
  expect(await as()(legal.getLegalText, { params: { id: first.id } })).toMatchObject({
    text: 'Lehrerverband, Schulstraße 12',
  })
})

test('a draft is changed as it was seen and deleted; what is published stays, also for the database', async () => {
  const { id, version } = await draft({ kind: 'accessibility' })
  const fields = { valid_from: today, material: true, text: 'Neuer Wortlaut' }
  const changed = await admin(office.changeLegalText, { params: { id }, body: { ...fields, version } })
  // Nobody agrees to a statement: no change of it matters in this sense.
  expect(changed).toMatchObject({ text: 'Neuer Wortlaut', material: false })
  const again = admin(office.changeLegalText, { params: { id }, body: { ...fields, version } })
  await expect(again).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  const published = await publish(changed)
  const state = {
    status: 409,
    body: { code: 'state', detail: expect.stringContaining('bleibt, wie sie ist') },
  }
  const body = { ...fields, version: published.version }
  await expect(admin(office.changeLegalText, { params: { id }, body })).rejects.toMatchObject(state)
  await expect(admin(office.deleteLegalText, { params: { id } })).rejects.toMatchObject(state)
  await expect(publish(published)).rejects.toMatchObject(state)
  await expect(deps.db.delete(legalTexts).where(eq(legalTexts.id, id))).rejects.toThrow('Failed query')
  const { results } = await admin(office.listLegalTextHistory, { params: { id }, query: {} })
  expect(results).toMatchObject([
    { by: 'Okka Harms', after: { edition: '1. März 2027' } },
    { by: 'Okka Harms', after: { text: 'Neuer Wortlaut' } },
    { by: 'Okka Harms', action: 'create' },
  ])
  const other = await draft({ kind: 'accessibility' })
  await admin(office.deleteLegalText, { params: { id: other.id } })
  await expect(admin(office.getOfficeLegalText, { params: { id: other.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a version cannot be published for a day that is past; an empty text is refused at its field', async () => {
  const late = await draft({ valid_from: '2027-02-28' })
  await expect(publish(late)).rejects.toMatchObject({
    status: 400,
    body: { valid_from: ['Eine Fassung kann frühestens ab heute gelten.'] },
  })
  await expect(draft({ text: ' ' })).rejects.toMatchObject({
    status: 400,
    body: { text: [expect.any(String)] },
  })
})

test('people are asked once when something that matters changed, and it is counted who agreed', async () => {
  const paula = await given.account()
  await publish(await draft({ kind: 'terms' }))
  expect(await asked(paula)).toEqual([])
  const material = await draft({ kind: 'terms', material: true, valid_from: '2027-03-05' })
  expect(material.asked).toBeGreaterThan(1)
  await publish(material)
  expect(await asked(paula)).toEqual([])
  clock.set('2027-03-05T00:30:00+01:00')
  expect(await asked(paula)).toMatchObject([{ id: material.id, text: 'Wir achten darauf.' }])
  for (const _ of [1, 2]) await as(paula)(legal.agreeToTexts, { body: { ids: [material.id] } })
  expect(await asked(paula)).toEqual([])
  const { results } = await admin(office.listOfficeLegalTexts, {})
  expect(results.find(({ id }) => id === material.id)).toMatchObject({ agreed: 1, stage: 'current' })
  await admin(deleteUser, { params: { id: paula.id }, body: {} })
  expect(await deps.db.select().from(legalAgreements)).toEqual([])
  await expect(as(okka)(legal.agreeToTexts, { body: { ids: [2147483647] } })).rejects.toMatchObject({
    status: 400,
    body: { ids: ['Diese Fassung gibt es nicht. Bitte laden Sie die Seite neu.'] },
  })
})

test('at midnight the version of the new day holds for everybody', async () => {
  clock.set('2027-04-01T12:00:00+02:00')
  await publish(await draft({ kind: 'privacy', valid_from: '2027-04-02', text: 'Ab morgen' }))
  expect(await as()(getAssociation, {})).not.toMatchObject({ privacy: 'Ab morgen' })
  clock.set('2027-04-02T00:00:10+02:00')
  await beginLegalDay(deps)
  await expect
    .poll(() => as()(getAssociation, {}))
    .toMatchObject({ privacy: 'Ab morgen', privacy_version: '2. April 2027' })
})
