import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A way to a database over TCP that can fall silent, like a host behind a firewall that drops packets: connections stay
 * and new ones are taken, but nothing comes through any more. It counts what it is asked, so that something can happen
 * between two questions.
 */
export const startDatabaseProxy = async (url: string) => {
  const { pathname, searchParams } = new URL(url)
  const sockets = new Set<Socket>()
  let isMute = false
  let asked = 0
  let event: { at: number; happen: () => void } | undefined
  const count = () => {
    asked++
    if (!event || asked < event.at) return
    const { happen } = event
    event = undefined
    happen()
  }
  const server = createServer({ allowHalfOpen: true }, near => {
    const far = connect({ path: `${searchParams.get('host')}/.s.PGSQL.5432`, allowHalfOpen: true })
    near.on('data', count)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => isMute || to.write(bytes))
      from.on('end', () => isMute || to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('a server that listens has a port')
  return {
    url: `postgresql://app@127.0.0.1:${address.port}${pathname}`,
    mute: () => {
      isMute = true
    },
    speak: () => {
      isMute = false
    },
    /** What happens just before the question that comes so many questions from now. */
    after: (questions: number, happen: () => void) => {
      event = { at: asked + questions, happen }
    },
    stop: () => {
      server.close()
      sockets.forEach(socket => socket.destroy())
    },
  }
}
