import { copyEvent, deleteEvent } from '@tafelrunde/contract/admin/events/events'
import * as contract from '@tafelrunde/contract/admin/money/halls'
import { listExhibitions } from '@tafelrunde/contract/exhibitions/orders'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { orderingIn } from './orders/orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, given } = testApp
const { exhibition, exhibitor } = orderingIn(testApp)
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const drawing = (background: string) =>
  sharp({ create: { width: 3000, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (id: number, file: Uint8Array) => {
  const payload = new FormData()
  payload.set('file', new Blob([Uint8Array.from(file)]))
  const url = `/api/admin/events/${id}/hall/image/`
  const answer = await app.inject({ method: 'PUT', url, payload, headers: await bearer(okka) })
  return { status: answer.statusCode, body: answer.json() }
}
const read = (id: number) => as(okka)(contract.getHallPlan, { params: { id } })
const fileOf = (url: string) => app.inject(new URL(url).pathname)

test('a drawing lies below the tables, whole, for exhibitors too, and whoever is changing the plan is not held up', async () => {
  const { id } = await exhibition()
  const { version } = await read(id)
  const { status, body } = await upload(id, await drawing('white'))
  expect([status, body.hall.image]).toEqual([200, expect.stringMatching(/\/files\/[\w-]+$/)])
  const metadata = await sharp((await fileOf(body.hall.image)).rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 533 })
  const { results } = await as(await exhibitor())(listExhibitions, { query: {} })
  expect(results.find(({ event }) => event.id === id)?.hall?.image).toBe(body.hall.image)
  const { results: history } = await as(okka)(contract.listHallHistory, { params: { id }, query: {} })
  expect(history[0]).toMatchObject({ by: 'Okka Harms', after: { image: expect.any(String) } })
  const moved = { hall: { ...body.hall, name: 'Aula' }, version }
  const plan = await as(okka)(contract.changeHallPlan, { params: { id }, body: moved })
  expect(plan.hall).toMatchObject({ name: 'Aula', image: body.hall.image })
})

test('another drawing takes its place; with the plan or the event it goes, and a copy keeps it', async () => {
  const { id } = await exhibition()
  const { body: first } = await upload(id, await drawing('red'))
  const { body: second } = await upload(id, await drawing('blue'))
  expect((await fileOf(first.hall.image)).statusCode).toBe(404)
  const body = { name: 'Nächstes Jahr', first_day: '2031-03-01' }
  const copy = await as(okka)(copyEvent, { params: { id }, body })
  expect((await read(copy.id)).hall?.image).toBe(second.hall.image)
  const { version } = await read(id)
  await as(okka)(contract.changeHallPlan, { params: { id }, body: { hall: null, version } })
  expect((await fileOf(second.hall.image)).statusCode).toBe(200)
  await as(okka)(deleteEvent, { params: { id: copy.id } })
  expect((await fileOf(second.hall.image)).statusCode).toBe(404)
})

test('it is taken away again; what is no picture is refused at its field, and where there is no plan it has no place', async () => {
  const { id } = await exhibition()
  await upload(id, await drawing('green'))
  const none = await as(okka)(contract.removeHallImage, { params: { id } })
  expect(none.hall).toMatchObject({ image: null })
  expect(await upload(id, Buffer.from('<svg/>'))).toMatchObject({
    status: 400,
    body: { file: [expect.any(String)] },
  })
  const { id: bare } = await given.event()
  expect(await upload(bare, await drawing('green'))).toMatchObject({
    status: 409,
    body: { detail: 'Bitte legen Sie zuerst den Hallenplan an.' },
  })
})
