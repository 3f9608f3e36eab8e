import type { FastifyRequest } from 'fastify'
import type { App } from './fastify.ts'

/** Answers of the office that are made at the same time. */
const atOnce = 4

const isOfOffice = ({ method, routeOptions: { config } }: FastifyRequest) =>
  method === 'GET' && (config.auth === 'staff' || config.auth === 'superuser')

/**
 * Lets those who read what the office has take turns; writes, and what is everybody's or the caller's own, go ahead of
 * them. More at once would not be quicker: they would wait for connections with half of their answers in memory, and
 * what waits there for long is taken for what stays (decision 58). So they wait here, before there is any answer. One
 * that takes longer than so many milliseconds no longer holds up those after it: a paper may take seconds.
 */
export const takeTurns = (api: App, overtakenAfter = 200) => {
  const waiting: (() => void)[] = []
  const atWork = new Map<FastifyRequest, NodeJS.Timeout>()

  const begin = () => {
    if (atWork.size < atOnce) waiting.shift()?.()
  }
  const end = (request: FastifyRequest) => {
    clearTimeout(atWork.get(request))
    if (atWork.delete(request)) begin()
  }
  api.addHook('preHandler', (request, _reply, goOn) => {
    if (!isOfOffice(request)) return goOn()
    waiting.push(() => {
      atWork.set(request, setTimeout(end, overtakenAfter, request))
      goOn()
    })
    begin()
  })
  api.addHook('onSend', (request, _reply, _payload, goOn) => {
    end(request)
    goOn()
  })
}
