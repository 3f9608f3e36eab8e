import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/backups.ts'
import { s3Place } from './places.ts'

const originOf = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

test('a backup is not sent on to where a store says, and has not arrived', async () => {
  let asked = 0
  const elsewhere = await originOf((request, response) => {
    asked++
    request.resume()
    response.setHeader('content-length', request.headers['content-length'] ?? '6').end()
  })
  const store = await originOf((request, response) => {
    request.resume()
    response.writeHead(307, { location: `${elsewhere}${request.url}` }).end()
  })
  const file = join(await temporaryFolder(), 'backup')
  await writeFile(file, 'backup')
  const place = s3Place({
    endpoint: `${store}/backups`,
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  await expect(place.keep('backup', file)).rejects.toThrow(/307/)
  await expect(place.list()).rejects.toThrow(/307/)
  expect(asked).toBe(0)
})
