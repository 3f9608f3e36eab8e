import { allEndpoints } from '@tafelrunde/contract/all-endpoints'
import type { Endpoint } from '@tafelrunde/contract/endpoint'
import { z } from 'zod'
import { loginAs } from './grown.ts'
import { percentile } from './server.ts'

/** Who asks for what; what everybody may read the office asks for too, as its answers are made anew each time. */
const callers = {
  anyone: 'admin',
  public: 'admin',
  account: 'lehrerin',
  lecturer: 'referent',
  exhibitor: 'aussteller',
  staff: 'admin',
  superuser: 'admin',
}
const times = 3
const List = z.object({ count: z.int(), results: z.array(z.looseObject({})) })
const WithId = z.object({ id: z.union([z.int(), z.string()]) })

/** What a query needs; a search for what some have and most have not. */
const needed: { [name: string]: string } = {
  search: 'albrecht-wolf',
  name: 'albrecht',
  q: 'albrecht',
  format: 'csv',
  kind: 'workshops',
  year: '2026',
}

export type Asked = { milliseconds: number; bytes: number; status: number }

const partsOf = (schema: unknown) =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []

/** How an endpoint can be asked: what its query must say, whether it has pages, what it can be searched by. */
const waysOf = ({ schema: { querystring }, url }: Endpoint) => {
  const parts = partsOf(querystring)
  const say = (...names: string[]) =>
    names.filter(name => parts.includes(name)).map(name => `${name}=${needed[name]}`)
  const always = ['format', 'q', 'year', ...(/template|feedback/.test(url) ? ['kind'] : [])]
  return {
    always: say(...always),
    hasPages: parts.includes('offset'),
    searches: say('search', 'name'),
    hasEvent: parts.includes('event'),
  }
}

/** Not what never ends, nor whole tables as files and what compares all people: these grow by their nature. */
const isRead = ({ method, url, schema }: Endpoint) =>
  method === 'GET' &&
  !('produces' in schema && String(schema.produces).includes('event-stream')) &&
  !/\/(export|doubles)\//.test(url)

/**
 * Asks for everything that can be read, its first and its last page, searched, and for one event. `ids` are those of the
 * records to ask for by the path of their list; what is not known yet is added: the first one of the list.
 */
export const askAll = async (origin: string, ids: Map<string, string>) => {
  const headers = new Map<string, { authorization: string }>()
  for (const name of new Set(Object.values(callers))) headers.set(name, await loginAs(origin, name))
  const ask = async (url: string, caller: string) => {
    const began = performance.now()
    const asking = { ...headers.get(caller), 'accept-encoding': 'identity' }
    const answer = await fetch(origin + url, { headers: asking, signal: AbortSignal.timeout(60_000) })
    const body = await answer.arrayBuffer()
    return { status: answer.status, bytes: body.byteLength, milliseconds: performance.now() - began, body }
  }
  const listOf = async (url: string, caller: string) => {
    const { body, status } = await ask(url, caller)
    return status === 200 ? List.safeParse(JSON.parse(Buffer.from(body).toString())).data : undefined
  }

  const asked = new Map<string, Asked>()
  const measure = async (name: string, url: string, caller: string) => {
    const taken = [await ask(url, caller)]
    for (let time = 0; time < times && (taken[0]?.milliseconds ?? 0) < 1000; time++)
      taken.push(await ask(url, caller))
    const [first] = taken
    const again = taken.length > 1 ? taken.slice(1) : taken
    asked.set(name, {
      status: first?.status ?? 0,
      bytes: first?.bytes ?? 0,
      milliseconds: percentile(
        again.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
    })
  }

  const idFor = async (url: string, caller: string) => {
    const list = url.replace(/:(id|code|year).*$/, '')
    const lists = [list, list.replace('/admin', '')]
    for (const path of lists) {
      if (ids.has(path)) return ids.get(path)
      const first = await listOf(path, caller)
      const id = WithId.safeParse(first?.results[0]).data?.id
      if (id !== undefined) return ids.set(path, String(id)).get(path)
    }
    return undefined
  }

  for (const endpoint of allEndpoints.filter(isRead)) {
    const { url, config } = endpoint
    const caller = callers[config.auth]
    const id = url.includes(':year') ? '2026' : url.includes(':') ? await idFor(url, caller) : ''
    if (id === undefined) continue
    const path = url.replace(/:\w+/, id)
    const { always, hasPages, searches, hasEvent } = waysOf(endpoint)
    const way = (more = '', shown = more) =>
      measure(
        `${url}${shown && `?${shown}`}`,
        `${path}?${[...always, more].filter(Boolean).join('&')}`,
        caller,
      )
    await way()
    const all = hasPages ? await listOf(path, caller) : undefined
    if (all && all.count > 100) await way(`offset=${all.count - 50}`, 'offset=last')
    for (const search of searches) await way(search)
    if (hasEvent) await way(`event=${ids.get('/api/events/') ?? ''}`)
  }
  return asked
}
