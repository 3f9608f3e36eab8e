import { crc32, deflateSync } from 'node:zlib'
import pLimit from 'p-limit'
import type { ResizeOptions } from 'sharp'
import { decodeHeic } from './heic.ts'

const headEnd = 33 // signature and IHDR, which always come first

/** A PNG without a colour profile, given one: its colours stay, what they mean changes (PNG 3, `iCCP`). */
const withProfile = (png: Buffer, profile: Buffer) => {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, headEnd), chunk, png.subarray(headEnd)])
}

const loadSharp = async () => (await import('./sharp.ts')).sharp

const square: ResizeOptions = { width: 512, height: 512 }
const contained: ResizeOptions = { width: 720, height: 720, fit: 'inside', withoutEnlargement: true }
const wide: ResizeOptions = { width: 1280, height: 720 }
const large: ResizeOptions = { ...contained, width: 1600, height: 1600 }
const mostPixels = 40_000_000
const input = { limitInputPixels: mostPixels, failOn: 'warning' } as const
const anySize = { limitInputPixels: false } // for a look at the head of the file, so that we can tell why

type Reason = 'empty' | 'unreadable' | 'too_many_pixels'

/** These bytes are none of the pictures that we take. */
export class PictureRefused extends Error {
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

// One after the other, so that memory and cores are enough for all of them.
const inTurn = pLimit(1)

type Kind = 'webp' | 'png'

const draw = async (bytes: Uint8Array, shape: ResizeOptions, kind: Kind) => {
  const sharp = await loadSharp()
  // The crop alone would not read what it leaves out: a file that breaks off there is broken, too.
  await sharp(bytes, input).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  return sharp(bytes, input).autoOrient().resize(shape).toFormat(kind).toBuffer()
}

// Its decoder turns the picture as its own properties say, so that the orientation in its EXIF counts no
// more; and it leaves the colours as they are, mostly Display P3: the profile has to be put back.
const drawHeic = async (
  bytes: Uint8Array,
  shape: ResizeOptions,
  kind: Kind,
  position: number,
  profile?: Buffer,
) => {
  const { data, width, height } = await decodeHeic(bytes, position)
  const sharp = await loadSharp()
  return inTurn(async () => {
    const raw = { width, height, channels: 4 } as const
    const small = await sharp(data, { raw }).resize(shape).png().toBuffer()
    return sharp(profile ? withProfile(small, profile) : small)
      .toFormat(kind)
      .toBuffer()
  })
}

const heicAsJpeg = async (bytes: Uint8Array, position: number, profile?: Buffer) => {
  const { data, width, height } = await decodeHeic(bytes, position)
  const sharp = await loadSharp()
  return inTurn(async () => {
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' })
    if (!profile) return picture.jpeg({ quality: 88 }).toBuffer()
    return sharp(withProfile(await picture.png().toBuffer(), profile))
      .jpeg({ quality: 88 })
      .toBuffer()
  })
}

const redraw = async (bytes: Uint8Array, shape: ResizeOptions, kind: Kind = 'webp') => {
  const sharp = await loadSharp()
  const { width, height, format, compression, pagePrimary = 0, icc } = await sharp(bytes, anySize).metadata()
  if (width * height > mostPixels) throw new PictureRefused('too_many_pixels')
  if (format !== 'heif') return inTurn(() => draw(bytes, shape, kind))
  if (compression !== 'hevc') throw new PictureRefused('unreadable') // AVIF
  return drawHeic(bytes, shape, kind, pagePrimary, icc)
}

const kinds = ['jpeg', 'png', 'webp'] as const

/** The same picture upright in the same colours, without a word about where, when or by what it was taken. */
const withoutMetadata = async (bytes: Uint8Array, kind: (typeof kinds)[number]) => {
  const sharp = await loadSharp()
  return sharp(bytes, input)
    .autoOrient()
    .keepIccProfile()
    .toFormat(kind, kind === 'png' ? {} : { quality: 92 })
    .toBuffer()
}

const readPicture = async (bytes: Uint8Array) => {
  const sharp = await loadSharp()
  const {
    width,
    height,
    format,
    compression,
    pagePrimary = 0,
    icc,
    ...told
  } = await sharp(bytes, anySize).metadata()
  if (width * height > mostPixels) throw new PictureRefused('too_many_pixels')
  if (format === 'heif') {
    if (compression !== 'hevc') throw new PictureRefused('unreadable') // AVIF
    return { kind: 'jpeg' as const, bytes: await heicAsJpeg(bytes, pagePrimary, icc) }
  }
  const kind = kinds.find(name => name === format)
  if (!kind) throw new PictureRefused('unreadable')
  // A file that breaks off has a good head all the same.
  await inTurn(() => sharp(bytes, input).resize(16, 16, { fit: 'fill' }).raw().toBuffer())
  const tells = told.exif ?? told.xmp ?? told.iptc ?? told.comments
  return { kind, bytes: tells ? await inTurn(() => withoutMetadata(bytes, kind)) : Buffer.from(bytes) }
}

const orRefuse = async <Picture>(bytes: Uint8Array, make: (bytes: Uint8Array) => Promise<Picture>) => {
  if (bytes.length === 0) throw new PictureRefused('empty')
  try {
    return await make(bytes)
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('unreadable', error)
  }
}

// All of them refuse with `PictureRefused` what is no JPEG, PNG, WebP or HEIC by its content, is broken, or has more
// than 40 megapixels.

/**
 * A JPEG, PNG or WebP as it is, a HEIC as a JPEG that every device can show; none of them tells where it was taken, so
 * that one with metadata is written anew.
 */
export const keptPicture = (bytes: Uint8Array) => orRefuse(bytes, readPicture)

/**
 * An upright sRGB WebP of 512×512 pixels, cut from the middle of the picture, without any of its metadata; of an
 * animation the first frame.
 */
export const squarePicture = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(bytes, picture => redraw(picture, square))

/** The same of 1280×720 pixels: for what stands across a page. */
export const widePicture = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(bytes, picture => redraw(picture, wide))

/** The same of the whole picture, as wide and high as it is and at most 720 pixels: for logos. */
export const containedPicture = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(bytes, picture => redraw(picture, contained))

/** The same at most 1600 pixels: for drawings of a room. */
export const planPicture = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(bytes, picture => redraw(picture, large))

/** The same as a PNG, which mail programs and papers can show, too. */
export const logoPicture = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(bytes, picture => redraw(picture, contained, 'png'))
