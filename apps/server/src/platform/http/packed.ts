import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './fastify.ts'

const worthPacking = 1400 // bytes: what fits into one packet anyway is sent as it is

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const packers = {
  br: (body: Buffer) => inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => inGzip(body),
}
type Encoding = keyof typeof packers
// What only one person gets is not worth a second look.
const quickPackers = {
  br: (body: Buffer) => inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
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
  reply.header('etag', encoding ? `"${etag}-${encoding}"` : `"${etag}"`)
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send()
  reply.type(type)
  if (!encoding) return reply.send(body)
  reply.header('content-encoding', encoding)
  packed[encoding] ??= packers[encoding](body)
  packed[encoding].then(
    bytes => reply.send(bytes),
    error => reply.send(error),
  )
  return reply
}
