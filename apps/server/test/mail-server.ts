import { once } from 'node:events'
import { createServer } from 'node:net'

type Letter = { recipient: string; message: string }

/** A mail server that takes everything at once, with what it was given, first to last. */
export const startMailServer = async () => {
  const letters: Letter[] = []
  const greetings: Record<string, string> = { EHLO: '250 x', DATA: '354 go on', QUIT: '221 bye' }
  const server = createServer(socket => {
    let isData = false
    let recipient = ''
    let said = ''
    socket.setEncoding('utf8').write('220 x\r\n')
    socket.on('error', () => {}) // a test kills its clients
    socket.on('data', (part: string) => {
      said += part
      if (!said.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      recipient = /^RCPT TO:<(.+?)>/im.exec(said)?.[1] ?? recipient
      // Without the breaks that only a transport needs.
      if (isData) letters.push({ recipient, message: said.replaceAll('=\r\n', '') })
      const word = isData ? '' : said.slice(0, 4)
      isData = word === 'DATA'
      said = ''
      socket.write(`${greetings[word] ?? '250 ok'}\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    letters,
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => void server.close(),
  }
}
