import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

type HandOn = (answer: IncomingMessage, reply: ServerResponse) => void
type AnswerItself = (path: string, reply: ServerResponse) => boolean

/** A server in front of another one. It asks that for whatever it does not answer itself, and hands the answer on. */
export const startProxy = async (
  origin: string,
  handOn: HandOn,
  answerItself: AnswerItself = () => false,
) => {
  const server = createServer((asked, reply) => {
    const { method = 'GET', headers, url = '/' } = asked
    if (answerItself(url, reply)) return
    const passed = request(new URL(url, origin), { method, headers }, answer => handOn(answer, reply))
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
