import * as office from '@tafelrunde/contract/admin/events/events'
import { getEvent } from '@tafelrunde/contract/events/events'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { app, as, bearer, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const picture = (background: string, width = 1600, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .jpeg()
    .toBuffer()
const red = await picture('red')

type Fields = { file?: Uint8Array; image_alt?: string; version?: number }
const change = async (id: number, { file, image_alt = 'Ein Saal', version }: Fields) => {
  const payload = new FormData()
  if (file) payload.set('file', new Blob([Uint8Array.from(file)]))
  payload.set('image_alt', image_alt)
  const seen = version ?? (await as(okka)(office.getOfficeEvent, { params: { id } })).version
  payload.set('version', String(seen))
  const headers = await bearer(okka)
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/admin/events/${id}/image/`,
    payload,
    headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const shown = (id: number) => as()(getEvent, { params: { id } })
const fileOf = (url: string) => app.inject(new URL(url).pathname)

test('an event is shown with its image, cut to 16:9, its words, and nothing of what the camera noted', async () => {
  const { id } = await given.event()
  expect(await shown(id)).toMatchObject({ image: null, image_alt: '' })
  const { status, body } = await change(id, { file: red })
  expect([status, body]).toMatchObject([200, { image: expect.any(String), image_alt: 'Ein Saal' }])
  await expect.poll(() => shown(id)).toMatchObject({ image: body.image, image_alt: 'Ein Saal' })
  const metadata = await sharp((await fileOf(body.image)).rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 1280, height: 720 })
  expect(metadata.exif).toBeUndefined()
  const { results } = await as(okka)(office.listEventHistory, { params: { id }, query: {} })
  expect(results[0]).toMatchObject({ by: 'Okka Harms', after: { image_alt: 'Ein Saal' } })
})

test('its words change alone; another image takes its place, and the one before is gone', async () => {
  const { id } = await given.event()
  const { body: first } = await change(id, { file: await picture('orange') })
  const { body: words } = await change(id, { image_alt: 'Die Aula' })
  expect(words).toMatchObject({ image: first.image, image_alt: 'Die Aula' })
  const { body: second } = await change(id, { file: await picture('blue'), image_alt: 'Der Hof' })
  expect(second.image).not.toBe(first.image)
  expect((await fileOf(first.image)).statusCode).toBe(404)
  await as(okka)(office.removeEventImage, { params: { id } })
  await expect.poll(() => shown(id)).toMatchObject({ image: null, image_alt: '' })
  expect((await fileOf(second.image)).statusCode).toBe(404)
})

test('a copy keeps the image, also when the event that it was copied from is deleted', async () => {
  const { id } = await given.event()
  const { body } = await change(id, { file: await picture('green') })
  const next = { name: 'Im nächsten Jahr', first_day: '2031-03-01' }
  const copy = await as(okka)(office.copyEvent, { params: { id }, body: next })
  expect(copy).toMatchObject({ image: body.image, image_alt: 'Ein Saal' })
  await as(okka)(office.deleteEvent, { params: { id } })
  expect((await fileOf(body.image)).statusCode).toBe(200)
  await as(okka)(office.deleteEvent, { params: { id: copy.id } })
  expect((await fileOf(body.image)).statusCode).toBe(404)
})

test.each([
  ['no words', { file: red, image_alt: '  ' }, 400, { image_alt: [expect.any(String)] }],
  ['no image at all', {}, 400, { file: ['Wählen Sie ein Bild.'] }],
  [
    'an SVG, which could run something',
    { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    400,
    { file: [expect.stringContaining('gültiges Bild')] },
  ],
  ['a version that somebody has changed', { file: red, version: 0 }, 409, { code: 'changed' }],
])('%s is refused, and nothing changes', async (_, fields, status, body) => {
  const { id } = await given.event()
  expect(await change(id, fields)).toMatchObject({ status, body })
  expect(await shown(id)).toMatchObject({ image: null, image_alt: '' })
})
