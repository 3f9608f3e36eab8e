import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

type Letter = { recipient: string; message: string }

type Manner = {
  /** What it says of a recipient whose mails it does not take. */
  refuses: (recipient: string) => string | undefined
  /** Between a letter that has come whole and the word that it has. */
  onLetter: (letter: Letter) => void | Promise<void>
}

/** A mail server that takes everything at once, unless it is told another manner, with what it was given, first to last. */
export const startMailServer = async (wanted: Partial<Manner> = {}) => {
  const manner: Manner = { refuses: () => undefined, onLetter: () => {}, ...wanted }
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const greetings: Record<string, string> = {
    EHLO: '250 x',
    STAR: '502 no encryption here',
    DATA: '354 go on',
    QUIT: '221 bye',
  }
  const server = createServer(socket => {
    sockets.add(socket)
    let isData = false
    let recipient = ''
    let said = ''
    const take = async (message: string) => {
      const letter = { recipient, message }
      letters.push(letter)
      await manner.onLetter(letter)
    }
    const answerTo = async (text: string) => {
      // Without the breaks that only a transport needs.
      if (isData) await take(text.replaceAll('=\r\n', ''))
      const word = isData ? '' : text.slice(0, 4)
      isData = word === 'DATA'
      return (word === 'RCPT' && manner.refuses(recipient)) || (greetings[word] ?? '250 ok')
    }
    socket.setEncoding('utf8').write('220 x\r\n')
    socket.on('error', () => {}) // a test kills its clients
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (part: string) => {
      said += part
      if (!said.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      const text = said
      said = ''
      recipient = /^RCPT TO:<(.+?)>/im.exec(text)?.[1] ?? recipient
      void answerTo(text).then(answer => socket.write(`${answer}\r\n`))
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  }
  const port = await listen(0)
  return {
    letters,
    manner,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => void server.close(),
    /** Nobody reaches it from now on. */
    goDown: () => {
      server.close()
      sockets.forEach(socket => socket.destroy())
    },
    comeBack: () => listen(port),
  }
}
