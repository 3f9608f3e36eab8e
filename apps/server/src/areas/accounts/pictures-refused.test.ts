import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { fourCorners, heic } from '../../../test/pictures.ts'
import { files } from '../storage/storage.tables.ts'

const { app, bearer, deps, given } = await buildTestApp()
const headers = await bearer(await given.account())

const put = (payload: FormData | object, as: object = headers) =>
  app.inject({ method: 'PUT', url: '/api/users/picture/', headers: { ...as }, payload })
const formOf = (bytes: Buffer) => {
  const form = new FormData()
  form.set('filename', 'profile_picture')
  form.set('file', new File([Uint8Array.from(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' }))
  return form
}
/** What an upload hears, after looking that it left nothing behind. */
const refusal = async (payload: FormData | object) => {
  const facts = async () => [
    await deps.db.select({ hash: files.hash }).from(files),
    (await app.inject({ url: '/api/account/', headers })).json().profile_picture,
  ]
  const before = await facts()
  expect(before).toEqual([[expect.anything()], expect.stringContaining('/files/')])
  const answer = await put(payload)
  expect(await facts()).toEqual(before)
  return [answer.statusCode, answer.json()]
}
const at = (sentence: string) => [400, { file: [sentence] }]
const noPicture = at(
  'Laden Sie ein gültiges Bild hoch. Die hochgeladene Datei ist entweder kein Bild oder ein beschädigtes Bild.',
)
const tooManyPixels = at('Das Bild ist zu groß. Es darf höchstens 40 Megapixel haben.')

const portrait = (await fourCorners(480, 640)).keepMetadata()
const jpeg = await portrait.clone().jpeg().toBuffer()
beforeAll(() => put(formOf(jpeg)))

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const html = '<!doctype html><script>alert(1)</script>'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>'

const disguised: [name: string, make: () => Buffer | Promise<Buffer>][] = [
  ['HTML', () => Buffer.from(html)],
  ['HTML with the start of a JPEG', () => Buffer.concat([jpeg.subarray(0, 3), Buffer.from(html)])],
  ['an SVG', () => Buffer.from(svg)],
  ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  ['a GIF', () => portrait.clone().gif().toBuffer()],
  ['a TIFF', () => portrait.clone().tiff().toBuffer()],
  ['an AVIF', () => portrait.clone().avif().toBuffer()],
  ['half a JPEG', () => cut(jpeg, 0.5)],
  ['a JPEG cut off below what is shown of it', () => cut(jpeg, 0.96)],
  ['a JPEG with a damaged middle', () => Buffer.from(jpeg).fill(0x55, jpeg.length / 2, jpeg.length / 2 + 9)],
  [
    'half a progressive JPEG',
    async () => cut(await portrait.clone().jpeg({ progressive: true }).toBuffer(), 0.5),
  ],
  ['half a PNG', async () => cut(await portrait.clone().png().toBuffer(), 0.5)],
  ['half a WebP', async () => cut(await portrait.clone().webp().toBuffer(), 0.5)],
  ['half a HEIC', async () => cut(await heic(), 0.5)],
  ['a HEIC without its pixels', async () => (await heic()).fill(0, 1024, 1150)],
  ['only zeros', () => Buffer.alloc(5000)],
]
test.each(disguised)('%s named .jpg is refused and leaves nothing behind', async (_name, make) => {
  expect(await refusal(formOf(await make()))).toEqual(noPicture)
})

test('an empty file is refused', async () => {
  expect(await refusal(formOf(Buffer.alloc(0)))).toEqual(at('Die übermittelte Datei ist leer.'))
})

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()

test('a picture may have 40 megapixels and not one more', async () => {
  expect((await put(formOf(await grey(8000, 5000)))).statusCode).toBe(200)
  expect(await refusal(formOf(await grey(8000, 5001)))).toEqual(tooManyPixels)
})

test('a PNG or HEIC that says it is 50,000 pixels wide and high is refused before it is decoded', async () => {
  const png = await grey(64, 64)
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  const photo = await heic()
  for (let at = photo.indexOf('ispe'); at >= 0; at = photo.indexOf('ispe', at + 1)) {
    photo.writeUInt32BE(50_000, at + 8)
    photo.writeUInt32BE(50_000, at + 12)
  }
  for (const bomb of [png, photo]) expect(await refusal(formOf(bomb))).toEqual(tooManyPixels)
})

test('a file may have 10 MB and not one byte more', async () => {
  const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  expect((await put(formOf(ofSize(10 * 1024 * 1024)))).statusCode).toBe(200)
  expect(await refusal(formOf(ofSize(10 * 1024 * 1024 + 1)))).toEqual(
    at('Die Datei ist zu groß. Sie darf höchstens 10 MB haben.'),
  )
})

test('a form without a file, or with text or several files in its place, is refused', async () => {
  const several = formOf(jpeg)
  several.append('file', new File(['more'], 'IMG_2.jpg'))
  const text = new FormData()
  text.set('file', 'IMG_1.jpg')
  const notAFile = at(
    'Die übermittelten Daten stellen keine Datei dar. Prüfen Sie den Kodierungstyp im Formular.',
  )
  for (const payload of [text, several, { file: 'IMG_1.jpg' }, { file: { 0: 255 } }])
    expect(await refusal(payload)).toEqual(notAFile)
  for (const payload of [new FormData(), {}])
    expect(await refusal(payload)).toEqual(at('Es wurde keine Datei übermittelt.'))
  expect(await refusal({ file: null })).toEqual(at('Dieses Feld darf nicht null sein.'))
})

test('nobody has no picture', async () => {
  expect((await put(formOf(jpeg), {})).statusCode).toBe(401)
})
