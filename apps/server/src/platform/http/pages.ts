import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../db/filters.ts'

/** The address of another page of the same list: its parameters sorted, those of others kept (contract B3). */
const addressOf = (request: FastifyRequest, appUrl: string, { limit, offset }: Page) => {
  const [path, search] = request.url.split('?')
  const parameters = new URLSearchParams(search)
  parameters.set('limit', String(limit))
  if (offset > 0) parameters.set('offset', String(offset))
  else parameters.delete('offset')
  parameters.sort()
  return `${appUrl}${path}?${parameters.toString()}`
}

type Request = FastifyRequest & { query: Page }

/** One page of a list as Django REST Framework words it. */
export const pageAnswer = <Item>(
  request: Request,
  appUrl: string,
  { count, rows }: { count: number; rows: Item[] },
) => {
  const { limit, offset } = request.query
  const next = offset + limit < count ? addressOf(request, appUrl, { limit, offset: offset + limit }) : null
  const previous = offset > 0 ? addressOf(request, appUrl, { limit, offset: offset - limit }) : null
  return { count, next, previous, results: rows }
}

/** The same of items that are written as JSON already. */
export const pageText = (
  request: Request,
  appUrl: string,
  { count, texts }: { count: number; texts: string[] },
) => {
  const empty = JSON.stringify(pageAnswer(request, appUrl, { count, rows: [] }))
  return `${empty.slice(0, -2)}${texts.join(',')}]}`
}

/** A handler's answer that is written as JSON already, as the contract has it. */
export const answerText = (reply: FastifyReply, write: () => Promise<string>) => {
  write().then(
    text => reply.type('application/json; charset=utf-8').send(text),
    error => reply.send(error),
  )
}
