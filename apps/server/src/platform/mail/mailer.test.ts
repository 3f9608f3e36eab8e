import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../../test/servers/mail-server.ts'
import { fileMailer, type Mail, smtpMailer } from './mailer.ts'

const folder = await mkdtemp(join(tmpdir(), 'mailer-'))
afterAll(() => rm(folder, { recursive: true }))

const mail: Mail = {
  id: 'mail-1',
  recipient: 'eva@schule.example',
  subject: 'Ihr Konto',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  sender: 'Lehrerverband, Büro',
  replyTo: 'buero@lvm.example',
  thread: null,
  unsubscribeUrl: '',
  attachments: [],
}
const written = async (changes: Partial<Mail> = {}) => {
  await fileMailer(folder, 'tafelrunde@lvm.example').send({ ...mail, ...changes })
  return readFile(join(folder, 'mail-1.eml'), 'utf8')
}

test('a mail has text and page, a sender with a name, and an address for answers', async () => {
  const message = await written({ sender: 'Lehrerverband' })
  expect(message).toMatch(/^From: Lehrerverband <tafelrunde@lvm\.example>\r$/m)
  expect(message).toMatch(/^Reply-To: buero@lvm\.example\r$/m)
  expect(message).toMatch(/^To: eva@schule\.example\r$/m)
  expect(message).toMatch(/^Message-ID: <mail-1@lvm\.example>\r$/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(message).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(message.indexOf('text/plain')).toBeLessThan(message.indexOf('text/html'))
})

test('a mail of a thread names itself and all mails before it', async () => {
  expect(await written()).not.toMatch(/^(In-Reply-To|References):/m)
  const message = await written({ thread: { id: 'drei', after: ['eins', 'zwei'] } })
  expect(message).toMatch(/^Message-ID: <drei@lvm\.example>\r$/m)
  expect(message).toMatch(/^In-Reply-To: <zwei@lvm\.example>\r$/m)
  expect(message).toMatch(/^References: <eins@lvm\.example> <zwei@lvm\.example>\r$/m)
})

test('what can be unsubscribed says so to mail programs, with one click', async () => {
  expect(await written()).not.toMatch(/^List-Unsubscribe/m)
  const message = await written({ unsubscribeUrl: 'https://lvm.example/abbestellen/1/x' })
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/lvm\.example\/abbestellen\/1\/x>\r$/m)
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('a comma in a name makes no second sender or recipient', async () => {
  const message = await written({ recipient: 'eva@schule.example, otto@schule.example' })
  expect(message).toMatch(/^From: .*<tafelrunde@lvm\.example>\r$/m)
  expect(message).not.toMatch(/^To: eva@schule\.example, otto@schule\.example\r$/m)
})

test('a mail that has no page goes out as text alone', async () => {
  const message = await written({ html: '', sender: '', replyTo: '' })
  expect(message).toMatch(/^Content-Type: text\/plain/m)
  expect(message).toMatch(/^From: tafelrunde@lvm\.example\r$/m)
  expect(message).not.toMatch(/multipart|Reply-To/)
})

test('a calendar file goes out under its name, with the method that tells mail programs what it is for', async () => {
  const bytes = Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Leseförderung\r\n')
  const message = await written({
    attachments: [{ name: 'termin.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', bytes }],
  })
  expect(message).toMatch(/^Content-Type: multipart\/mixed/m)
  expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;/m)
  expect(message).toMatch(/^Content-Disposition: attachment; filename=termin\.ics\r$/m)
  expect(message).toContain(bytes.toString('base64'))
})

test('a mail that is kept as a file is for the eyes of its owner alone', async () => {
  const inside = join(folder, 'mails')
  await fileMailer(inside, 'tafelrunde@lvm.example').send(mail)
  const modes = await Promise.all([inside, join(inside, 'mail-1.eml')].map(path => stat(path)))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600])
})

test('where mails have to be encrypted, none goes to a server that does not, and it is said what to do', async () => {
  const server = await startMailServer()
  const careful = smtpMailer(server.url, 'tafelrunde@lvm.example', true)
  await expect(careful.send(mail)).rejects.toThrow(/keine verschlüsselte Verbindung.*UNENCRYPTED=1/)
  await careful.close()
  expect(server.letters).toEqual([])
  const careless = smtpMailer(server.url, 'tafelrunde@lvm.example')
  await careless.send(mail)
  await careless.close()
  server.stop()
  expect(server.letters).toHaveLength(1)
})

test('mails share a few connections to their server', async () => {
  let connections = 0
  const greetings: Record<string, string> = { EHLO: '250 x', DATA: '354 go on', QUIT: '221 bye' }
  const server = createServer(socket => {
    connections++
    let isData = false
    socket.setEncoding('utf8').write('220 x\r\n')
    socket.on('data', (lines: string) => {
      if (isData && !lines.endsWith('\r\n.\r\n')) return
      const word = isData ? '' : lines.slice(0, 4)
      isData = word === 'DATA'
      socket.write(`${greetings[word] ?? '250 ok'}\r\n`)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'tafelrunde@lvm.example')
  await Promise.all(Array.from({ length: 12 }, () => mailer.send(mail)))
  await mailer.close()
  server.close()
  expect(connections).toBeLessThanOrEqual(3)
})
