import { z } from 'zod'
import { loginAs } from './grown.ts'
import type { Bench } from './server.ts'
import { recordsOf, ways } from './ways.ts'

/** Each is asked so often, but not any more after so long: the quickest counts, as other work only ever adds to it. */
const times = 7
const longMs = 1500
const List = z.object({ count: z.int().optional(), results: z.array(z.looseObject({})) })
const WithId = z.object({ id: z.union([z.int(), z.string()]) })

/** `found` is how many it tells of; nothing where it is no list. */
export type Asked = { milliseconds: number; bytes: number; status: number; found: number | undefined }

/** What people call a record by, the first of these that it has. */
const namesIn = ['email', 'recipient', 'number', 'name', 'title', 'caption', 'company', 'last_name']
/** What this record, and not many others, is found by. */
const wordsFor = (record: Record<string, unknown>) => {
  const { account } = record
  const all = { ...(typeof account === 'object' && account), ...record }
  const words = namesIn.map(name => new Map(Object.entries(all)).get(name))
  return z.string().safeParse(words.find(word => typeof word === 'string' && word !== '')).data
}

/**
 * Asks for everything that can be read: its first and its last page, searched for what the last page ends with, and for
 * one event. `ids` are those of the records to ask for by the path of their list, the first one of each; what is not
 * known yet is added, so that all sizes are asked for the same.
 */
export const askAll = async ({ origin, db }: Bench, ids: Map<string, string>) => {
  const headers = new Map<string, { authorization: string }>()
  for (const name of new Set(ways.map(({ caller }) => caller))) headers.set(name, await loginAs(origin, name))
  const ask = async (url: string, caller: string) => {
    const began = performance.now()
    const asking = { ...headers.get(caller), 'accept-encoding': 'identity' }
    const answer = await fetch(origin + url, { headers: asking, signal: AbortSignal.timeout(120_000) })
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = answer.headers.get('content-type')?.includes('json')
    return {
      status: answer.status,
      bytes: body.byteLength,
      milliseconds: performance.now() - began,
      list: isText ? List.safeParse(JSON.parse(body.toString())).data : undefined,
    }
  }

  const asked = new Map<string, Asked>()
  const measure = async (name: string, url: string, caller: string) => {
    const began = performance.now()
    const { status, bytes, list } = await ask(url, caller)
    let milliseconds = performance.now() - began
    for (let time = 1; time < times && performance.now() - began < longMs; time++)
      milliseconds = Math.min(milliseconds, (await ask(url, caller)).milliseconds)
    asked.set(name, { status, bytes, milliseconds, found: list?.count ?? list?.results.length })
    return list
  }

  /** The first of its list's records; ids that are not numbers differ from size to size. */
  const idFor = async (url: string, caller: string) => {
    const path = url.replace(/:.*$/, '')
    const known = ids.get(path)
    if (known !== undefined) return known
    const own = recordsOf[path]
    const [first] = own
      ? (await db.$client.query(own)).rows
      : (((await ask(path, caller)).list ?? (await ask(path.replace('/admin', ''), caller)).list)?.results ??
        [])
    const id = WithId.safeParse(first).data?.id
    if (id === undefined) throw new Error(`there is no record for ${url}`)
    if (typeof id === 'number') ids.set(path, String(id))
    return String(id)
  }

  for (const { url, caller, always, hasPages, search, hasEvent } of ways) {
    const path = url.includes(':') ? url.replace(/:\w+/, await idFor(url, caller)) : url
    const way = (more = '', shown = more) =>
      measure(
        `${url}${shown && `?${shown}`}`,
        `${path}?${[...always, more].filter(Boolean).join('&')}`,
        caller,
      )
    const list = await way()
    const count = list?.count ?? 0
    const last = hasPages && count > 100 ? await way(`offset=${count - 50}`, 'offset=last') : list
    const event = hasEvent ? `event=${await idFor('/api/events/:id/', caller)}` : ''
    const ofEvent = event ? await way(event, 'event') : undefined
    if (search === undefined || !list) continue
    // Some list nobody unless they are asked for an event.
    const [from, where] = count > 0 ? [last, ''] : [ofEvent, event]
    const words = search || wordsFor(from?.results.at(-1) ?? {})
    if (words) await way(`search=${encodeURIComponent(words)}&${where}`, 'search')
    else console.log(`not searched: ${url}, as it lists nothing`)
  }
  return asked
}
