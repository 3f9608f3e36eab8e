import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A proxy like those of some schools and virus scanners: it passes an answer on when it has ended. */
export const startBufferingProxy = async (origin: string) => {
  const server = createServer((asked, reply) => {
    const { method = 'GET', headers } = asked
    const passed = request(new URL(asked.url ?? '/', origin), { method, headers }, answer => {
      const { statusCode = 502, headers: told } = answer
      buffer(answer).then(
        body => reply.writeHead(statusCode, told).end(body),
        () => reply.destroy(),
      )
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('a server that listens has a port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
