import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { InvalidField, RequestRefused } from '../refusals.ts'
import type { App } from './fastify.ts'
import { noFileHere, refuseLargeForm, takesFiles } from './forms.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most megabytes that a file of its multipart body may have, if that is more than usual. */
    largestFile?: number
  }
}

/** Megabytes, where an endpoint takes no more. */
const usualFile = 10
const megabyte = 1024 * 1024
const fileTooLarge = (most: number) => `Die Datei ist zu groß. Sie darf höchstens ${most} MB haben.`

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The longest list that anybody sends has a thousand entries of a few fields, the deepest body five levels. */
const mostValues = 50_000
const deepest = 50

/** Level by level, without a function that calls itself: whatever looks at the body later may be one. */
const refuseTooMuch = (body: unknown) => {
  let level = [body]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > deepest) throw new RequestRefused(400, 'Die Anfrage ist zu tief verschachtelt.')
    if (count > mostValues) throw new RequestRefused(413, 'Die Anfrage ist zu groß.')
    level = level.flatMap(value => (value instanceof Object ? Object.values(value) : []))
  }
}

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    throw new RequestRefused(400, `JSON parse error - ${error instanceof Error ? error.message : ''}`)
  }
}

const readJson = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return {}
  const body = parseJson(bytes)
  refuseTooMuch(body)
  return body
}

const bytesOf = async (file: MultipartFile, isTooLarge: (error: unknown) => boolean, most: number) => {
  try {
    return await file.toBuffer()
  } catch (error) {
    throw isTooLarge(error) ? new InvalidField(file.fieldname, fileTooLarge(most)) : error
  }
}

/**
 * Bodies as Django REST Framework takes them (contract B3): JSON, urlencoded or multipart; an empty body is
 * an empty object whatever its type; a body of another type, or of none, is 415.
 */
export const readBodies = async (app: App) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => readJson(body),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return {}
    const type = request.headers['content-type'] ?? ''
    throw new RequestRefused(415, `Nicht unterstützter Medientyp "${type}" in der Anfrage.`)
  })
  await app.register(multipart, {
    limits: { fileSize: usualFile * megabyte, files: 2, fields: 50, fieldSize: 64 * 1024 },
  })
  const { RequestFileTooLargeError } = app.multipartErrors

  /** Texts and files by the names of their fields; of a repeated one the list. */
  const readForm = async (request: FastifyRequest) => {
    const fields: Record<string, unknown> = {}
    const most = request.routeOptions.config.largestFile ?? usualFile
    const withFiles = takesFiles(request)
    if (!withFiles) refuseLargeForm(request)
    for await (const part of request.parts({ limits: { fileSize: most * megabyte } })) {
      if (part.type === 'file' && !withFiles) throw noFileHere(part.fieldname)
      const isTooLarge = (error: unknown) => error instanceof RequestFileTooLargeError
      const value = part.type === 'file' ? await bytesOf(part, isTooLarge, most) : part.value
      const earlier = fields[part.fieldname]
      fields[part.fieldname] = earlier === undefined ? value : [earlier, value].flat()
    }
    return fields
  }

  // Whatever else its reader says, also by errors that name no status, is about a form that cannot be read.
  const refuseForm = (error: Error & { statusCode?: number }) => {
    if (error instanceof InvalidField || error.statusCode === 413) throw error
    throw new RequestRefused(400, `Multipart form parse error - ${error.message}`)
  }

  app.addHook('preValidation', async request => {
    if (request.isMultipart()) request.body = await readForm(request).catch(refuseForm)
    if (request.body === undefined) request.body = {}
  })
}
