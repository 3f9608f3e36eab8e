import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

const colours = { red: '#d02020', green: '#20b040', blue: '#2030d0', white: '#f0f0f0' }
type Colour = keyof typeof colours
const names: Colour[] = ['red', 'green', 'blue', 'white']

const corner = async (colour: Colour, left: number, top: number, width: number, height: number) => ({
  input: await sharp({ create: { width, height, channels: 3, background: colours[colour] } })
    .png()
    .toBuffer(),
  left,
  top,
})

/** Four corners: red and green above, blue and white below. */
export const fourCorners = async (width = 640, height = 480): Promise<Sharp> => {
  const [x, y] = [width / 2, height / 2]
  const parts = await Promise.all([
    corner('red', 0, 0, x, y),
    corner('green', x, 0, x, y),
    corner('blue', 0, y, x, y),
    corner('white', x, y, x, y),
  ])
  const drawn = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(parts)
  return sharp(await drawn.png().toBuffer())
}

/** What a phone writes into its photos and nobody else should read. */
export const secrets = {
  IFD0: { ImageDescription: 'geheim' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
}

/**
 * 64×48 stored, red left of blue in Display P3; `irot` turns it upright, to red above blue. Like a phone's it
 * has a grid of tiles, a place in its EXIF, and an orientation there that must not turn it once more.
 */
export const heic = () => readFile(new URL('data/portrait.heic', import.meta.url))

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
const channels = (hex: string) => Array.from(Buffer.from(hex.slice(1), 'hex'))

/** The colours near the four corners of a picture, by name if they are no farther off, else as numbers. */
export const cornersOf = async (bytes: Buffer, tolerance = 12) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [near, right, below] = [20, info.width - 20, info.height - 20]
  return [
    [near, near],
    [right, near],
    [near, below],
    [right, below],
  ].map(([x = 0, y = 0]) => {
    const pixel = Array.from(data.subarray((y * info.width + x) * 3).subarray(0, 3))
    return names.find(name => distance(pixel, channels(colours[name])) < tolerance) ?? pixel.join()
  })
}

/** A multipart body with a picture as its file. */
export const pictureForm = async () => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await (await fourCorners()).toBuffer())]))
  return body
}
