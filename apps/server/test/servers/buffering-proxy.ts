import { buffer } from 'node:stream/consumers'
import { startProxy } from './proxy.ts'

/** A proxy like those of some schools and virus scanners: it passes an answer on when it has ended. */
export const startBufferingProxy = (origin: string) =>
  startProxy(origin, (answer, reply) => {
    const { statusCode = 502, headers } = answer
    buffer(answer).then(
      body => reply.writeHead(statusCode, headers).end(body),
      () => reply.destroy(),
    )
  })
