import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { z } from 'zod'
import type { App } from '../src/platform/http/fastify.ts'

const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
const Operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
})
const Api = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

// A stream does not end by itself.
const streams = allEndpoints
  .filter(({ schema }) => JSON.stringify(schema).includes('text/event-stream'))
  .map(({ url }) => url.replace(/:(\w+)/g, '{$1}'))

/** Every operation that the server says it has, with what can be asked of it: names in the query and in the body. */
export const operationsOf = async (app: Pick<App, 'inject'>) => {
  const { paths } = Api.parse((await app.inject('/api/schema/?format=json')).json())
  return Object.entries(paths)
    .filter(([path]) => !streams.includes(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([verb, { parameters = [], requestBody }]) => ({
        path,
        method: verb.toUpperCase(),
        queryNames: parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])),
        fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.keys(schema.properties ?? {}),
        ),
      })),
    )
}
