import swagger from '@fastify/swagger'
import { ErrorBody } from '@tafelrunde/contract/http/errors'
import { scopeFor } from '@tafelrunde/contract/key-scopes'
import { webhookBody, webhookTypes } from '@tafelrunde/contract/webhook-messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { stringify } from 'yaml'
import { z } from 'zod'
import { NotFound } from '../refusals.ts'
import type { App } from './fastify.ts'
import { nameFile } from './file-reply.ts'
import { notAcceptable } from './formats.ts'

// A Date is text on the wire; JSON Schema only knows the wire.
const zodToJsonConfig = {
  unrepresentable: 'any',
  override: ({
    zodSchema,
    jsonSchema,
  }: {
    zodSchema: z.core.$ZodType
    jsonSchema: z.core.JSONSchema.BaseSchema
  }) => {
    if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
  },
} as const

const describe = createJsonSchemaTransform({ zodToJsonConfig })

/** What a reader looks for it under: the first word of its address, the Verwaltung's by themselves. */
const tagOf = (url: string) => /^\/api\/((admin\/)?[^/:]+)/.exec(url)?.[1] ?? 'root'

/** A route's description; whatever type of file it answers, its errors are JSON. */
const describeRoute: typeof describe = document => {
  const { schema, url } = describe(document)
  const { auth = 'superuser' } = document.route.config ?? {}
  const scope = scopeFor(String(document.route.method), document.url)
  const { response, ...facts } = schema ?? {}
  const told = Object.entries(response instanceof Object ? response : {}).map(([status, body]) => [
    status,
    /^[45]/.test(status) ? { content: { 'application/json': { schema: body } } } : body,
  ])
  const description = `Who may call it: ${auth}${scope ? `; with a key: ${scope}` : ''}`
  return { schema: { tags: [tagOf(url)], description, ...facts, response: Object.fromEntries(told) }, url }
}

const openapiYaml = 'application/vnd.oai.openapi'
const openapiJson = 'application/vnd.oai.openapi+json'
const mediaTypes = [openapiYaml, 'application/yaml', openapiJson, 'application/json']
const formats: Record<string, string> = { yaml: openapiYaml, openapi: openapiYaml, json: openapiJson }

const send = (reply: FastifyReply, mediaType: string, value: object) =>
  mediaType.endsWith('json')
    ? reply.type(mediaType).serializer(JSON.stringify).send(value)
    : reply
        .type(`${mediaType}; charset=utf-8`)
        .serializer(String)
        .send(stringify(value, { aliasDuplicateObjects: false }))

/** The media type that the query's format or else the Accept header asks for (contract B5). */
const mediaTypeOf = (request: FastifyRequest, format: string | undefined) =>
  format ? formats[format] : request.accepts().type(mediaTypes)

/** What programs are sent, and how they are to answer. */
const describeWebhooks = () =>
  Object.fromEntries(
    Object.entries(webhookTypes).map(([type, { kind, summary, data }]) => {
      const schema: object = z.toJSONSchema(webhookBody(type, data), { ...zodToJsonConfig, io: 'input' })
      const post = {
        tags: ['webhooks'],
        summary,
        description: `Kind: ${kind}. Signed as Standard Webhooks has it.`,
        requestBody: { content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'It has arrived; whatever else is answered, it is sent again' } },
      }
      return [type, { post }]
    }),
  )

/** Prints the contract as OpenAPI at /api/schema/, in YAML or JSON. */
export const publishDocs = async (app: App, title: string, version: string) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version },
      components: { securitySchemes: { jwtAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ jwtAuth: [] }, {}],
      webhooks: describeWebhooks(),
    },
    transform: describeRoute,
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  app.route({
    method: 'GET',
    url: '/api/schema/',
    config: { auth: 'public', anyFormat: true },
    schema: {
      summary: 'This description, in the format that the query or the Accept header asks for',
      produces: mediaTypes,
      querystring: z.object({
        format: z
          .string()
          .optional()
          .describe(`One of ${Object.keys(formats).join(', ')}`),
        lang: z.string().optional().describe('Without effect: there is one language'),
      }),
      response: { 200: z.unknown(), '4xx': ErrorBody },
    },
    handler: (request, reply) => {
      reply.header('vary', 'Accept')
      const mediaType = mediaTypeOf(request, request.query.format)
      if (typeof mediaType !== 'string') throw request.query.format ? new NotFound() : notAcceptable()
      const ending = mediaType.endsWith('json') ? 'json' : 'yaml'
      nameFile(reply, 'inline', `${title} (${version}).${ending}`)
      return send(reply, mediaType, app.swagger())
    },
  })
}
