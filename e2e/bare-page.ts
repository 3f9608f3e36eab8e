import { createServer } from 'node:http'
import { freePort } from '../apps/server/bench/server.ts'

const page = `<!doctype html><html lang="de"><title>Seite</title><h1>Veranstaltungen</h1><input aria-label="Suche"><p></p>
<script>document.querySelector('input').oninput = ({ target }) => { document.querySelector('p').textContent = target.value }</script>`

/**
 * The least that a server can show, for as long as `use` takes: a page with its one heading, and a field whose text is written
 * below it.
 */
export const withBarePage = async <Result>(use: (url: string) => Promise<Result>) => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  )
  const port = await freePort()
  server.listen(Number(port), '127.0.0.1')
  try {
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    server.close()
  }
}
