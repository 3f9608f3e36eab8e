import { createServer } from 'node:http'

// The yardstick: the least that Node can do with a request. BODY is what it answers.
const body = process.env.BODY ?? ''

createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
