import { deleteExhibitors } from '@tafelrunde/contract/admin/many'
import * as office from '@tafelrunde/contract/admin/people/exhibitors'
import { getExhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { exhibitors } from '../../directory/directory.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const entry = {
  name: 'Lernwerk e. V.',
  stand: 'A4',
  contact_name: 'Wiebke Oltmanns',
  contact_email: 'oltmanns@lernwerk.example',
  contact_phone: '0441 12345',
}
const create = (body: object = {}) => as(okka)(office.createExhibitor, { body: { ...entry, ...body } })
const change = ({ id, version }: { id: number; version: number }, body: object) =>
  as(okka)(office.changeExhibitor, { params: { id }, body: { ...entry, ...body, version } })
const remove = (id: number) => as(okka)(office.deleteExhibitor, { params: { id } })
const wordsOf = (record: number) =>
  deps.db.$count(
    auditEntries,
    and(
      eq(auditEntries.subject, 'exhibitors'),
      eq(auditEntries.record, record),
      isNotNull(auditEntries.after),
    ),
  )

test('an exhibitor is made with events and contact, changed as seen, and the history says what', async () => {
  const event = await given.event()
  const made = await create({ website: 'lernwerk.example', events: [event.id] })
  expect(made).toMatchObject({
    ...entry,
    website: 'https://lernwerk.example/',
    events: [event.id],
    account: null,
  })
  const changed = await change(made, { stand: 'B1', events: [] })
  expect(changed).toMatchObject({ stand: 'B1', website: null, events: [] })
  await expect(change(made, { stand: 'C1' })).rejects.toMatchObject({ body: { code: 'changed' } })
  const { results } = await as(okka)(office.listExhibitorHistory, { params: { id: made.id }, query: {} })
  expect(results.filter(({ id }) => id > made.version)).toMatchObject([
    { subject: 'exhibitor_events', action: 'delete', by: 'Okka Harms' },
    { subject: 'exhibitors', before: { stand: 'A4' }, after: { stand: 'B1', website: null } },
  ])
})

test('whom the office writes to is not public', async () => {
  const { id } = await create()
  const shown = await as()(getExhibitor, { params: { id } })
  expect(Object.keys(shown).filter(key => key.startsWith('contact'))).toEqual([])
})

test('what is wrong is said at its field: an address, a website, an event that is not there', async () => {
  const wrong = { status: 400 }
  await expect(create({ contact_email: 'oltmanns' })).rejects.toMatchObject({
    ...wrong,
    body: { contact_email: ['Geben Sie eine gültige E-Mail Adresse an.'] },
  })
  await expect(create({ website: 'kein Ort' })).rejects.toMatchObject({
    ...wrong,
    body: { website: ['Geben Sie eine gültige URL ein.'] },
  })
  await expect(create({ events: [999_999] })).rejects.toMatchObject({
    ...wrong,
    body: { events: ['Bitte eine gültige Auswahl treffen. Dies ist keine gültige Auswahl.'] },
  })
})

test('an entry with events or an account stays, and it is said what hangs on it; another one goes with all words', async () => {
  const event = await given.event()
  const made = await create({ events: [event.id] })
  const person = await given.account({ isExhibitor: true })
  await deps.db.update(exhibitors).set({ accountId: person.id }).where(eq(exhibitors.id, made.id))
  await expect(remove(made.id)).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Das lässt sich nicht löschen: 1 Veranstaltung und 1 Konto hängen daran.' },
  })
  const { id } = await create()
  await remove(id)
  await expect(remove(id)).rejects.toMatchObject({ status: 404 })
  expect(await wordsOf(id)).toBe(0)
})

test('of chosen entries those that stay are named with the reason, and the others go together', async () => {
  const event = await given.event()
  const { id: kept } = await create({ name: 'Bleibt GmbH', events: [event.id] })
  const [first, second] = [await create(), await create()]
  const ids = [first.id, kept, second.id]
  const removeMany = (body: { ids: number[]; dry_run?: boolean }) => as(okka)(deleteExhibitors, { body })
  expect(await removeMany({ ids, dry_run: true })).toEqual({
    done: 2,
    kept: [
      { id: kept, name: 'Bleibt GmbH', why: 'Das lässt sich nicht löschen: 1 Veranstaltung hängt daran.' },
    ],
  })
  await expect(removeMany({ ids })).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  expect(await deps.db.$count(exhibitors, inArray(exhibitors.id, ids))).toBe(3)
  expect(await removeMany({ ids: [first.id, second.id] })).toEqual({ done: 2, kept: [] })
  expect(await deps.db.$count(exhibitors, inArray(exhibitors.id, ids))).toBe(1)
  expect(await wordsOf(first.id)).toBe(0)
})

test('who erases their account leaves the entry, without whom the office wrote to, also in the history', async () => {
  const made = await create()
  const person = await given.account({ isExhibitor: true })
  await deps.db.update(exhibitors).set({ accountId: person.id }).where(eq(exhibitors.id, made.id))
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/auth/users/me/',
    headers: await bearer(person),
  })
  expect(answer.statusCode).toBe(204)
  expect(await as(okka)(office.getOfficeExhibitor, { params: { id: made.id } })).toMatchObject({
    name: entry.name,
    account: null,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
  })
  expect(await wordsOf(made.id)).toBe(0)
})

test('the office gives an exhibitor a logo and takes it away: its picture is gone, and the history says who', async () => {
  const { id } = await create()
  const params = { id }
  const drawn = { width: 400, height: 100, channels: 3, background: { r: 30, g: 89, b: 69 } } as const
  const file = await sharp({ create: drawn }).png().toBuffer()
  const payload = new FormData()
  payload.set('file', new Blob([Uint8Array.from(file)]))
  const url = `/api/exhibitor-entries/${id}/logo/`
  const { logo } = (await app.inject({ method: 'PUT', url, payload, headers: await bearer(okka) })).json()
  expect((await app.inject(new URL(logo).pathname)).statusCode).toBe(200)
  expect(await as(okka)(office.removeExhibitorLogo, { params })).toMatchObject({ id, logo: null })
  await expect.poll(() => as()(getExhibitor, { params })).toMatchObject({ logo: null })
  expect((await app.inject(new URL(logo).pathname)).statusCode).toBe(404)
  expect(await as(okka)(office.removeExhibitorLogo, { params })).toMatchObject({ logo: null })
  const { results } = await as(okka)(office.listExhibitorHistory, { params, query: {} })
  expect(results.slice(0, 2)).toMatchObject([
    { by: 'Okka Harms', after: { logo: null } },
    { by: 'Okka Harms', after: { logo: expect.any(String) } },
  ])
})
