import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { NotOutside, postOutside } from './outside.ts'

const signal = AbortSignal.timeout(60_000)
const post = (url: string, networks: string[] = []) =>
  postOutside({ url, headers: {}, body: '{}', networks, signal })

/** A server that counts who knocks, whatever they say. */
const startDoor = async (host: string, answer = '200 OK') => {
  let knocks = 0
  const server = createServer(socket => {
    knocks++
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 ${answer}\r\ncontent-length: 2\r\n\r\nja`)
  })
  server.listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { port, knocks: () => knocks }
}

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  // As a browser reads them: all are 127.0.0.1.
  '2130706433',
  '0x7f.1',
  '017700000001',
  'localhost',
])('nothing is sent to %s', async host => {
  for (const scheme of ['http', 'https'])
    await expect(post(`${scheme}://${host}/`)).rejects.toBeInstanceOf(NotOutside)
})

test('nobody is even knocked at, by digits or by a name', async () => {
  const { port, knocks } = await startDoor('127.0.0.1')
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
    await expect(post(`https://${host}:${port}/`)).rejects.toBeInstanceOf(NotOutside)
  expect(knocks()).toBe(0)
})

test('without encryption nothing goes to a public address', async () => {
  await expect(post('http://93.184.215.14/', ['10.0.0.0/8'])).rejects.toBeInstanceOf(NotOutside)
})

test('what the operator allows is reached, by its address, its network or a name for it', async () => {
  const { port, knocks } = await startDoor('127.0.0.1')
  for (const [host, network] of [
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.0/8'],
    ['[::ffff:127.0.0.1]', '127.0.0.0/8'],
  ])
    expect(await post(`http://${host}:${port}/`, [network ?? ''])).toEqual({ status: 200, text: 'ja' })
  // Wherever else this name leads is allowed as well.
  expect((await post(`http://localhost:${port}/`, ['127.0.0.0/8', '::1'])).status).toBe(200)
  expect(knocks()).toBe(4)
})

test('nobody is led on to another address', async () => {
  const hidden = await startDoor('127.0.0.1')
  const leading = await startDoor('127.0.0.1', `307 On\r\nlocation: http://127.0.0.1:${hidden.port}/`)
  expect(await post(`http://127.0.0.1:${leading.port}/`, ['127.0.0.1'])).toMatchObject({ status: 307 })
  expect([leading.knocks(), hidden.knocks()]).toEqual([1, 0])
})
