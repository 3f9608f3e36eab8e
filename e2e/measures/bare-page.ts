import { createServer } from 'node:http'
import { freePort } from '../../apps/server/test/reachable.ts'

/** The least that a server can show, a page with its one heading, for as long as `use` takes. */
export const withBarePage = async <Result>(use: (url: string) => Promise<Result>) => {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><html lang="de"><title>Seite</title><h1>Veranstaltungen</h1>'),
  )
  const port = await freePort()
  server.listen(Number(port), '127.0.0.1')
  try {
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    server.close()
  }
}
