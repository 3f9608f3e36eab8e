import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import { keptUntilChange } from '../kept.ts'
import { NotFound } from '../refusals.ts'
import { bytesOf, packable, sendPackable } from './packed.ts'

/** What is made for an address, and where it is kept; whatever else the address says does not count. */
type Source = { key: string; make: () => Promise<string> }

/**
 * Texts outside of the API that are the same for everyone, kept until one of these tables changes, or for a second more
 * where it is one of those `atLeisure`. Where there is nothing, `missing` is sent with 404.
 */
export const keptAnswers = (
  changes: Changes,
  {
    tables,
    atLeisure,
    type,
    vary = 'Accept-Encoding',
  }: { tables: string[]; atLeisure?: string[]; type: string; vary?: string },
) => {
  const kept = keptUntilChange(changes, tables, bytesOf, atLeisure)
  const find = async ({ key, make }: Source) =>
    kept.known(key) ?? (await kept.make(key, async () => packable(await make())))

  const findOr = async (reply: FastifyReply, source: Source, missing: Source | undefined) => {
    try {
      return await find(source)
    } catch (error) {
      if (!(error instanceof NotFound) || !missing) throw error
      reply.code(404)
      return find(missing)
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, source: Source, missing?: Source) => {
    const answer = await findOr(reply, source, missing)
    reply.header('cache-control', 'no-cache').header('vary', vary)
    return sendPackable(request, reply, { packable: answer, type })
  }
}
