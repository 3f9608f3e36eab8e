import { unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { files } from '../storage/storage.tables.ts'
import { type Fields, materialsIn, sheet } from './materials.fixture.ts'
import { materials } from './materials.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { add, added, ask, status, taught } = materialsIn(testApp)
const { db } = deps

test('a lecturer gives a file to an own workshop, lists it, renames it and takes it back', async () => {
  const { workshop, lecturer } = await taught()
  const made = await added(lecturer, workshop)
  expect(made).toEqual({
    id: made.id,
    workshop: workshop.id,
    name: 'Arbeitsblatt.pdf',
    url: `https://tafelrunde.example/api/materials/${made.id}/`,
    size: 21,
    visible_from: '2027-03-01T12:00:00+01:00',
    created: '2027-03-01T12:00:00+01:00',
  })
  const earlier = await added(lecturer, workshop, { name: 'Ablauf.pdf', visible_from: '2027-03-13T18:00' })
  expect(earlier.visible_from).toBe('2027-03-13T18:00:00+01:00')
  const own = `/api/lecturer-materials/${made.id}/`
  const changed = await ask(lecturer, own, 'PATCH', { name: 'Übung 1.pdf', visible_from: '2027-03-14T08:00' })
  expect(changed.json()).toMatchObject({ name: 'Übung 1.pdf', visible_from: '2027-03-14T08:00:00+01:00' })
  expect((await ask(lecturer, own, 'PATCH')).json()).toMatchObject({ name: 'Übung 1.pdf' })
  const list = await ask(lecturer, `/api/lecturer-materials/?workshop=${workshop.id}`)
  expect(list.json()).toMatchObject({ count: 2, results: [earlier, { id: made.id }] })
  expect(await status(lecturer, own, 'DELETE')).toBe(204)
  expect(await status(lecturer, made.url)).toBe(404)
  expect((await ask(lecturer, '/api/lecturer-materials/')).json().count).toBe(1)
})

test('the workshops of others are not touched: staff have all, a draft has no materials but for them', async () => {
  const { workshop, lecturer } = await taught()
  const other = await taught()
  const staff = await given.staff()
  const draft = await taught({ state: 'draft' })
  const made = await added(lecturer, workshop)
  const own = `/api/lecturer-materials/${made.id}/`
  for (const method of ['PATCH', 'DELETE'] as const)
    expect(await status(other.lecturer, own, method, { name: 'x.pdf' })).toBe(404)
  expect(await status(other.lecturer, made.url)).toBe(404)
  for (const id of [workshop.id, 999_999]) {
    const refused = await add(other.lecturer, { workshop: String(id), name: 'x.pdf', file: sheet() })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { workshop: [`Ungültiger pk "${id}" - Object existiert nicht.`] },
    ])
    expect(await status(other.lecturer, `/api/lecturer-materials/?workshop=${id}`)).toBe(400)
  }
  expect(
    (await add(draft.lecturer, { workshop: String(draft.workshop.id), name: 'x.pdf', file: sheet() }))
      .statusCode,
  ).toBe(400)
  expect((await ask(other.lecturer, '/api/lecturer-materials/')).json().count).toBe(0)
  const ofStaff = await added(staff, draft.workshop)
  expect(await status(draft.lecturer, ofStaff.url)).toBe(404)
  expect(await status(staff, own, 'PATCH', { name: 'y.pdf' })).toBe(200)
  expect(await status(staff, made.url)).toBe(200)
  expect(await status(await given.account(), '/api/lecturer-materials/')).toBe(403)
  expect(await status(undefined, '/api/lecturer-materials/')).toBe(401)
})

test.each([
  ['../../etc/Arbeitsblatt.pdf', 'Arbeitsblatt.pdf'],
  ['C:\\Schule\\Arbeitsblatt.pdf', 'Arbeitsblatt.pdf'],
  ['Arbeits\u0007blatt\u202efdp.exe', 'Arbeitsblattfdp.exe'],
])('of the name %j only %j is kept', async (typed, name) => {
  const { workshop, lecturer } = await taught()
  expect((await added(lecturer, workshop, { name: typed })).name).toBe(name)
})

test('a name that is only a path, an empty file and no file at all are refused at their fields', async () => {
  const { workshop, lecturer } = await taught()
  const tried = async (fields: Fields) =>
    (await add(lecturer, { workshop: String(workshop.id), ...fields })).json()
  expect(await tried({ name: '../..', file: sheet() })).toHaveProperty('name')
  expect(await tried({ name: 'x/', file: sheet() })).toHaveProperty('name')
  expect(await tried({ name: 'x.pdf', file: sheet('') })).toEqual({
    file: ['Die übermittelte Datei ist leer.'],
  })
  expect(await tried({ name: 'x.pdf' })).toHaveProperty('file')
  expect(await db.$count(materials)).toBe(
    (await ask(await given.staff(), '/api/lecturer-materials/')).json().count,
  )
})

test('a workshop has twenty files at most, also when two come at the same time', async () => {
  const { workshop, lecturer } = await taught()
  for (let number = 1; number < 20; number++) await added(lecturer, workshop)
  const fields = { workshop: String(workshop.id), name: 'x.pdf', file: sheet() }
  const last = await Promise.all([add(lecturer, fields), add(lecturer, fields)])
  expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(last.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: 'state',
    detail: 'Zu diesem Workshop gibt es schon 20 Dateien. Bitte löschen Sie erst eine davon.',
  })
})

test('who has a place sees a file from its time on, who waits, left or was absent never', async () => {
  const { workshop, slot, lecturer } = await taught()
  const { url } = await added(lecturer, workshop, {
    name: 'Übung „Eins“.pdf',
    visible_from: '2027-03-02T12:00',
  })
  const [seated, waiting] = await given.participants(slot.id, 2)
  const absent = await given.account()
  await given.participation(absent, slot, { state: 'absent', isExtra: true })
  const attended = await given.account()
  await given.participation(attended, slot, { state: 'attended', isExtra: true })
  const statuses = () =>
    Promise.all([seated, attended, waiting, absent, lecturer].map(person => status(person, url)))
  expect(await statuses()).toEqual([404, 404, 404, 404, 200])
  clock.passSeconds(24 * 3600)
  expect(await statuses()).toEqual([200, 200, 404, 404, 200])
  const { headers, body } = await ask(seated, url)
  expect(body).toBe('%PDF-1.7 Arbeitsblatt')
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Uebung _Eins_.pdf"; filename*=UTF-8''%C3%9Cbung%20%E2%80%9EEins%E2%80%9C.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await as(seated)(unsubscribeFromTimeslot, { params: { id: slot.id } })
  expect(await status(seated, url)).toBe(404)
  expect(await status(waiting, url)).toBe(200)
  expect(await status(undefined, url)).toBe(401)
})

test('no material has a public address, whatever type its sender claims', async () => {
  const { workshop, lecturer } = await taught()
  const { id } = await added(lecturer, workshop, { file: sheet('<script>alert(1)</script>') })
  const [row] = (await db.select().from(materials)).filter(material => material.id === id)
  expect(await status(undefined, `/files/${row?.file}`)).toBe(404)
})

test('a file goes with its last material', async () => {
  const { workshop, lecturer } = await taught()
  const file = () => sheet('zweimal dasselbe')
  const before = await db.$count(files)
  const [first, second] = [
    await added(lecturer, workshop, { file: file() }),
    await added(lecturer, workshop, { file: file() }),
  ]
  expect(await db.$count(files)).toBe(before + 1)
  await ask(lecturer, `/api/lecturer-materials/${first.id}/`, 'DELETE')
  expect((await ask(lecturer, second.url)).body).toBe('zweimal dasselbe')
  await ask(lecturer, `/api/lecturer-materials/${second.id}/`, 'DELETE')
  expect(await db.$count(files)).toBe(before)
})

test('the same upload with the same Idempotency-Key is one material', async () => {
  const { workshop, lecturer } = await taught()
  const send = async () => {
    const payload = new FormData()
    payload.set('workshop', String(workshop.id))
    payload.set('name', 'Arbeitsblatt.pdf')
    payload.set('file', sheet())
    const headers = { ...(await bearer(lecturer)), 'idempotency-key': 'once' }
    return app.inject({ method: 'POST', url: '/api/lecturer-materials/', headers, payload })
  }
  expect((await send()).json()).toEqual((await send()).json())
  expect((await ask(lecturer, '/api/lecturer-materials/')).json().count).toBe(1)
})
