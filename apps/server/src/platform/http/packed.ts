import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from './fastify.ts'

const worthPacking = 1400 // bytes: what fits into one packet anyway is sent as it is

const brotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const inBrotli = (body: Buffer, quality: number) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const packers = {
  br: (body: Buffer) => inBrotli(body, 5),
  gzip: (body: Buffer) => inGzip(body),
}
type Encoding = keyof typeof packers
// What only one person gets is not worth a second look.
const quickPackers = {
  br: (body: Buffer) => inBrotli(body, 1),
  gzip: (body: Buffer) => inGzip(body, { level: 1 }),
}
const encodings: Encoding[] = ['br', 'gzip'] // the best first

/** Bytes that are sent many times, and what they are when compressed; pictures are compressed already. */
export type Packable = {
  body: Buffer
  etag: string
  isText: boolean
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

/** What is ready to be sent with its strong ETag; a text is compressed when somebody first wants that. */
export const packable = (content: string | Buffer): Packable => ({
  body: Buffer.from(content),
  etag: createHash('sha256').update(content).digest('base64url'),
  isText: typeof content === 'string',
  packed: {},
})

/** What it takes of memory, with room for what it is when compressed. */
export const bytesOf = ({ body }: Packable) => 1 + 2 * body.length

// What has stood for a while, and is asked for again, is worth a tenth of a second: it is a tenth smaller then. Known by
// its ETag, as a page is made anew each minute and mostly says the same; one after the other, beside all that is sent.
const standsMs = 5000
const standing = new LRUCache<string, { since: number; smallest?: Buffer }>({
  max: 2000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ smallest }) => 1 + (smallest?.length ?? 0),
})
let isShrinking = false

const shrink = (etag: string, since: number, body: Buffer) => {
  isShrinking = true
  const keep = (smallest: Buffer) => standing.set(etag, { since, smallest })
  void inBrotli(body, 11)
    .then(keep, () => undefined)
    .finally(() => {
      isShrinking = false
    })
}

/** As small as can be, once it has stood for a while. */
const smallestOf = ({ etag, body }: Packable) => {
  const known = standing.get(etag)
  if (!known) standing.set(etag, { since: performance.now() })
  else if (!known.smallest && !isShrinking && performance.now() - known.since > standsMs)
    shrink(etag, known.since, body)
  return known?.smallest
}

const encodingFor = (request: FastifyRequest, length: number) =>
  length > worthPacking ? negotiate(request.headers['accept-encoding']?.toString() ?? '', encodings) : null

/** Compresses every text that is not yet, for whoever reads that; to be called last, as hooks after it would get bytes. */
export const packAnswers = (app: App) =>
  app.addHook('onSend', (request, reply, payload, goOn) => {
    const isOpen = typeof payload === 'string' && !reply.hasHeader('content-encoding')
    const encoding = isOpen ? encodingFor(request, Buffer.byteLength(payload)) : null
    if (!isOpen || !encoding) return goOn()
    reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding, Authorization, Origin')
    reply.removeHeader('content-length')
    quickPackers[encoding](Buffer.from(payload)).then(bytes => goOn(null, bytes), goOn)
  })

/** Sends it compressed to whoever reads that, and only its ETag to whoever has it already. */
export const sendPackable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { packable, type }: { packable: Packable; type: string },
) => {
  const { body, etag, isText, packed } = packable
  const encoding = isText ? encodingFor(request, body.length) : null
  const smallest = encoding === 'br' ? smallestOf(packable) : undefined
  reply.header('etag', encoding ? `"${etag}-${encoding}"` : `"${etag}"`)
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send()
  reply.type(type)
  if (!encoding) return reply.send(body)
  reply.header('content-encoding', encoding)
  if (smallest) return reply.send(smallest)
  packed[encoding] ??= packers[encoding](body)
  packed[encoding].then(
    bytes => reply.send(bytes),
    error => reply.send(error),
  )
  return reply
}
