import { changeEntry, createEntry, listEntries } from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import { getExhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { fourCorners, secrets } from '../../../test/pictures.ts'
import { exhibitors } from './directory.tables.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given, secondProcess } = testApp
const exhibitor = () => given.account({ isExhibitor: true })

const entered = async (facts: object = {}) => {
  const person = await exhibitor()
  const body = {
    name: 'Verlag Kreidestrich',
    description: 'Bücher',
    website: 'kreidestrich.example',
    ...facts,
  }
  const entry = await as(person)(createEntry, { body })
  return { person, entry, params: { id: entry.id } }
}
const upload = async (person: { id: number }, id: number, bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes)], 'logo.png', { type: 'image/png' }))
  return app.inject({
    method: 'PUT',
    url: `/api/exhibitor-entries/${id}/logo/`,
    headers: await bearer(person),
    payload: form,
  })
}
const picture = async (address: string) => app.inject(new URL(address).pathname)

test('an exhibitor makes the own entry, and everybody reads it in the directory', async () => {
  const { person, entry, params } = await entered()
  expect(entry).toMatchObject({
    name: 'Verlag Kreidestrich',
    description: 'Bücher',
    website: 'https://kreidestrich.example/',
    logo: null,
    events: [],
  })
  expect(await as()(getExhibitor, { params })).toEqual(entry)
  expect((await as(person)(listEntries, { query: {} })).results).toEqual([entry])
})

test('there is one entry for an account, however often it is asked for at once', async () => {
  const person = await exhibitor()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => as(person)(createEntry, { body: { name: 'Lernraum' } })),
  )
  const refusals = outcomes.filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(4)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ reason: { status: 409, body: { code: 'already' } } })
})

test('a change is told to everybody at once, also by another server', async () => {
  const { person, params } = await entered()
  const other = await secondProcess()
  await other.as()(getExhibitor, { params })
  const changed = await as(person)(changeEntry, { params, body: { name: 'Kreidestrich AG', website: '' } })
  expect(changed).toMatchObject({ name: 'Kreidestrich AG', description: 'Bücher', website: null })
  await eventually(async () => expect(await other.as()(getExhibitor, { params })).toEqual(changed))
})

test.each(['javascript:alert(1)', 'ftp://kreidestrich.example', 'keine Adresse', 'localhost'])(
  'the website „%s“ is refused at its field',
  async website => {
    const { person, params } = await entered()
    await expect(as(person)(changeEntry, { params, body: { website } })).rejects.toMatchObject({
      status: 400,
      body: { website: ['Geben Sie eine gültige URL ein.'] },
    })
  },
)

test('a logo is kept whole and small, as WebP without its metadata', async () => {
  const { person, params } = await entered()
  const wide = (await fourCorners(1600, 400)).withExif(secrets)
  const answer = await upload(person, params.id, await wide.png().toBuffer())
  expect(answer.statusCode).toBe(200)
  const { logo } = answer.json()
  expect(await as()(getExhibitor, { params })).toMatchObject({ logo })
  const facts = await sharp((await picture(logo)).rawPayload).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 720, height: 180 })
  expect(facts).not.toHaveProperty('exif')
})

test('a small logo stays as small and as transparent as it is, and the one before goes', async () => {
  const { person, params } = await entered()
  const before = (await upload(person, params.id, await (await fourCorners(100, 60)).png().toBuffer())).json()
    .logo
  const background = { r: 30, g: 89, b: 69, alpha: 0.5 }
  const clear = await sharp({ create: { width: 120, height: 50, channels: 4, background } })
    .png()
    .toBuffer()
  const after = (await upload(person, params.id, clear)).json().logo
  expect(await sharp((await picture(after)).rawPayload).metadata()).toMatchObject({
    width: 120,
    height: 50,
    hasAlpha: true,
  })
  expect((await picture(before)).statusCode).toBe(404)
})

test('what is no picture is refused at its field', async () => {
  const { person, params } = await entered()
  const answer = await upload(person, params.id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['file']])
})

test('entries of others are not found; staff change any and make those of companies without an account', async () => {
  const { entry, params } = await entered()
  const [other, staff] = [await exhibitor(), await given.staff()]
  await expect(as(other)(changeEntry, { params, body: { name: 'x' } })).rejects.toMatchObject({ status: 404 })
  const png = await (await fourCorners(40, 40)).png().toBuffer()
  expect((await upload(other, params.id, png)).statusCode).toBe(404)
  expect((await as(other)(listEntries, { query: {} })).count).toBe(0)
  expect(await as(staff)(changeEntry, { params, body: { name: 'Vom Büro' } })).toMatchObject({
    id: entry.id,
    name: 'Vom Büro',
  })
  for (const name of ['Erste', 'Zweite']) await as(staff)(createEntry, { body: { name } })
  expect((await as(staff)(listEntries, { query: {} })).count).toBe(await deps.db.$count(exhibitors))
  await expect(as(await given.account())(listEntries, { query: {} })).rejects.toMatchObject({ status: 403 })
})
