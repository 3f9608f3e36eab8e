import { countDistinct } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { cornersOf, fourCorners, heic, secrets } from '../../../test/pictures.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { events } from '../events/events.tables.ts'
import { dropFile } from '../storage/storage.service.ts'
import { files } from '../storage/storage.tables.ts'
import { accounts } from './accounts.tables.ts'

const { app, bearer, deps, given, secondProcess } = await buildTestApp()
const paula = await given.account()

const upload = async (bytes: Buffer, { name = 'IMG_1.jpg', type = 'image/jpeg', account = paula } = {}) => {
  const form = new FormData()
  form.set('filename', 'profile_picture')
  form.set('file', new File([Uint8Array.from(bytes)], name, { type }))
  const headers = await bearer(account)
  return app.inject({ method: 'PUT', url: '/api/users/picture/', headers, payload: form })
}
const addressOf = (answer: Awaited<ReturnType<typeof upload>>) => {
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()])
  return new URL(answer.json().profile_picture).pathname
}
const stored = async (bytes: Buffer) => (await app.inject(addressOf(await upload(bytes)))).rawPayload

const photo = (await fourCorners()).withExif(secrets).withXmp('<geheim/>').withIccProfile('p3')
const upright = ['red', 'green', 'blue', 'white']

test.each([
  ['JPEG', () => photo.clone().jpeg().toBuffer(), upright],
  ['PNG', () => photo.clone().png().toBuffer(), upright],
  ['WebP', () => photo.clone().webp().toBuffer(), upright],
  ['HEIC', heic, ['red', 'red', 'blue', 'blue']],
] as const)('a %s becomes a square WebP in sRGB without its metadata', async (_type, make, corners) => {
  const bytes = await make()
  expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() })
  const picture = await stored(bytes)
  const facts = await sharp(picture).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 512, height: 512 })
  for (const secret of ['exif', 'icc', 'xmp', 'iptc']) expect(facts).not.toHaveProperty(secret)
  expect(picture.includes('geheim')).toBe(false)
  expect(await cornersOf(picture)).toEqual(corners)
})

const turns: [orientation: number, ...turn: ((picture: Sharp) => Sharp)[]][] = [
  [1],
  [2, picture => picture.flop()],
  [3, picture => picture.rotate(180)],
  [4, picture => picture.flip()],
  [5, picture => picture.rotate(90), picture => picture.flop()],
  [6, picture => picture.rotate(270)],
  [7, picture => picture.rotate(90), picture => picture.flip()],
  [8, picture => picture.rotate(90)],
]
test.each(turns)('a photo taken with the orientation %i stands upright', async (orientation, ...turn) => {
  let photo = await fourCorners()
  for (const step of turn) photo = sharp(await step(photo).png().toBuffer())
  const bytes = await photo.withMetadata({ orientation }).jpeg().toBuffer()
  expect(await cornersOf(await stored(bytes))).toEqual(upright)
})

const kinds: [kind: string, make: (picture: Sharp) => Sharp][] = [
  ['16 bits', picture => picture.toColourspace('rgb16').png()],
  ['transparency', picture => picture.ensureAlpha(0.5).webp()],
  ['a progressive scan', picture => picture.jpeg({ progressive: true })],
  ['fewer pixels than it needs', picture => picture.resize(60, 40, { fit: 'fill' }).png()],
  ['a very wide format', picture => picture.resize(6000, 300, { fit: 'fill' }).jpeg()],
]
test.each(kinds)('a picture with %s looks as it should', async (_kind, make) => {
  expect(await cornersOf(await stored(await make(await fourCorners()).toBuffer()))).toEqual(upright)
})

test('a picture for print, in CMYK, looks about as it should', async () => {
  const print = await (await fourCorners()).toColourspace('cmyk').jpeg().toBuffer()
  expect(await cornersOf(await stored(print), 80)).toEqual(upright)
})

test('a grey picture and an animation of several frames become pictures, too', async () => {
  const grey = await stored(await (await fourCorners()).greyscale().png().toBuffer())
  expect(await sharp(grey).metadata()).toMatchObject({ width: 512, height: 512 })
  const frames = [await (await fourCorners()).png().toBuffer(), await photo.clone().flip().png().toBuffer()]
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { pages = 1, ...first } = await sharp(await stored(animation)).metadata()
  expect([pages, first.height]).toEqual([1, 512])
})

test('what a file is, its content tells, not its name', async () => {
  const png = await photo.clone().png().toBuffer()
  const answer = await upload(png, { name: 'Lebenslauf.pdf', type: 'application/pdf' })
  expect((await app.inject(addressOf(answer))).headers['content-type']).toBe('image/webp')
})

test('a picture is kept for good under an address that changes with its content', async () => {
  const before = addressOf(await upload(await photo.clone().jpeg().toBuffer()))
  const again = addressOf(await upload(await photo.clone().jpeg().toBuffer()))
  const after = addressOf(await upload(await photo.clone().negate().jpeg().toBuffer()))
  expect([again === before, after === before]).toEqual([true, false])
  const { headers } = await app.inject(after)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('every app server shows it', async () => {
  const address = addressOf(await upload(await photo.clone().jpeg().toBuffer()))
  const other = await secondProcess()
  const there = await other.app.inject(address)
  expect([there.statusCode, there.rawPayload]).toEqual([200, (await app.inject(address)).rawPayload])
})

test('the picture before goes, unless something else shows it', async () => {
  const [mine, shared, last] = await Promise.all(
    [10, 20, 30].map(degrees => photo.clone().rotate(degrees).png().toBuffer()),
  )
  if (!mine || !shared || !last) throw new Error('three pictures')
  const first = addressOf(await upload(mine))
  const second = addressOf(await upload(shared))
  expect((await app.inject(first)).statusCode).toBe(404)

  await upload(shared, { account: await given.account() })
  const third = addressOf(await upload(last))
  expect((await app.inject(second)).statusCode).toBe(200)

  await given.event({ image: third.replace('/files/', ''), imageAlt: 'Ein Saal' })
  await upload(shared)
  expect((await app.inject(third)).statusCode).toBe(200)
  await deps.db.delete(events)
  await inTransaction(deps.db, tx => dropFile(tx, third.replace('/files/', '')))
  expect((await app.inject(third)).statusCode).toBe(404)
})

test('people who take and give up the same pictures at once lose none and leave none', async () => {
  const pictures = await Promise.all([
    photo.clone().flip().png().toBuffer(),
    photo.clone().flop().png().toBuffer(),
  ])
  const people = [paula, await given.account(), await given.account(), await given.account()]
  const answers = await Promise.all(
    people.flatMap(account => [...pictures, ...pictures].map(bytes => upload(bytes, { account }))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  for (const account of people) {
    const me = await app.inject({ url: '/api/account/', headers: await bearer(account) })
    expect((await app.inject(new URL(me.json().profile_picture).pathname)).statusCode).toBe(200)
  }
  const [shown] = await deps.db.select({ pictures: countDistinct(accounts.picture) }).from(accounts)
  expect(await deps.db.$count(files)).toBe(shown?.pictures)
})
