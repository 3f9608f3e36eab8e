import type { Asked } from '@tafelrunde/client/send'
import { expect, test } from 'vitest'
import { onceEach } from './once.ts'

const room = { method: 'POST', url: '/api/admin/rooms/', body: { name: 'Aula' } } as const

/** A network that loses as many answers as it is told to, and the keys that came through it. */
const asking = () => {
  const keys: (string | undefined)[] = []
  const world = { lost: 0, status: 201, place: '/rooms/create' }
  const ask = onceEach(
    async ({ headers }: Asked) => {
      keys.push(headers?.['Idempotency-Key'])
      if (world.lost-- > 0) throw new Error('no answer came')
      return { status: world.status, body: {} }
    },
    () => world.place,
  )
  const send = (asked: Asked) => ask(asked).catch(() => {})
  /** The same numbers for the same keys. */
  const seen = () => keys.map(key => (key === undefined ? undefined : keys.indexOf(key)))
  return { world, send, seen }
}

test('what is sent again because no answer came has the same key, until there is one', async () => {
  const { world, send, seen } = asking()
  world.lost = 2
  for (const asked of [room, room, room, room]) await send(asked)
  expect(seen()).toEqual([0, 0, 0, 3])
})

test('who corrects something, or wishes something else at that address, has another wish', async () => {
  const { world, send, seen } = asking()
  world.lost = 3
  for (const name of ['Aula', 'Mensa', 'Aula']) await send({ ...room, body: { name } })
  expect(seen()).toEqual([0, 1, 2])
})

test('wishes at several addresses do not touch each other', async () => {
  const { world, send, seen } = asking()
  world.lost = 1
  for (const url of ['/api/admin/rooms/', '/api/admin/rooms/7/', '/api/admin/rooms/'])
    await send({ ...room, url })
  expect(seen()).toEqual([0, 1, 0])
})

test('on another page the same is a new wish', async () => {
  const { world, send, seen } = asking()
  world.lost = 1
  await send(room)
  world.place = '/rooms'
  await send({ method: 'GET', url: '/api/admin/rooms/', body: undefined })
  world.place = '/rooms/create'
  await send(room)
  expect(seen()).toEqual([0, undefined, 2])
})

test('a refusal leaves the wish as it was', async () => {
  const { world, send, seen } = asking()
  world.status = 409
  for (const asked of [room, room]) await send(asked)
  expect(seen()).toEqual([0, 0])
})

test('another file is another wish, and the same one the same', async () => {
  const { world, send, seen } = asking()
  world.lost = 3
  for (const bytes of [
    [1, 2],
    [1, 2],
    [1, 3],
  ])
    await send({ ...room, body: { name: 'Liste', file: new Uint8Array(bytes) } })
  expect(seen()).toEqual([0, 0, 2])
})

test('a second tap while the first is on its way sends nothing, and has the same answer', async () => {
  let answer = (_answer: { status: number; body: unknown }) => {}
  const coming = new Promise<Parameters<typeof answer>[0]>(resolve => {
    answer = resolve
  })
  const sent: Asked[] = []
  const ask = onceEach(
    asked => {
      sent.push(asked)
      return coming
    },
    () => '/rooms/create',
  )
  const taps = [ask(room), ask(room)]
  answer({ status: 201, body: { id: 7 } })
  expect(await Promise.all(taps)).toEqual([
    { status: 201, body: { id: 7 } },
    { status: 201, body: { id: 7 } },
  ])
  expect(sent).toHaveLength(1)
})
