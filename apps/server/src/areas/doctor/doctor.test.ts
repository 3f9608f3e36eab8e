import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { getDoctor } from '@tafelrunde/contract/admin/doctor'
import { writeToSupport } from '@tafelrunde/contract/support'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startMailServer } from '../../../test/servers/mail-server.ts'
import { smtpMailer } from '../../platform/mail/mailer.ts'
import { selfMadeCertificate } from '../../platform/papers/signature-certificate.ts'
import { backUpNow } from '../backups/backups.service.ts'
import { mails } from '../mail/mail.tables.ts'
import { examineWithMail } from './doctor.service.ts'

const { app, as, clock, deps, given } = await buildTestApp()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const hour = 3600
const day = 24 * hour

const installation = async (settings: Partial<typeof deps.config> = {}) => {
  const config = { ...deps.config, APP_URL: origin, DATA_DIR: await temporaryFolder(), ...settings }
  return { ...deps, config }
}
/** What is said of one thing. */
const findingOf = async (name: string, of: typeof deps) =>
  (await examineWithMail(of)).find(finding => finding.name === name)
const look = async (name: string, settings: Partial<typeof deps.config> = {}) =>
  findingOf(name, await installation(settings))

/** The port at which a server listens, until the test ends. */
const portOf = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

test('an address that leads here is told from one at which something else answers, or nothing', async () => {
  const name = 'Öffentliche Adresse'
  const good = { name, state: 'good', says: `${origin} führt zu dieser Installation.`, remedy: null }
  expect(await look(name)).toEqual(good)
  const answering = (head: string) =>
    createServer(socket => {
      socket.on('error', () => {})
      socket.end(`HTTP/1.1 ${head}\r\ncontent-length: 2\r\n\r\n{}`)
    })
  // One that sends on to us is not us: nobody is asked to whom others send.
  const sendingOn = answering(`302 Found\r\nlocation: ${origin}/api/pass-keys/`)
  expect((await look(name, { APP_URL: `http://127.0.0.1:${await portOf(sendingOn)}` }))?.state).toBe('bad')
  const other = answering('200 OK')
  const APP_URL = `http://127.0.0.1:${await portOf(other)}`
  const says = `Unter ${APP_URL} antwortet etwas anderes als diese Installation.`
  expect(await look(name, { APP_URL })).toMatchObject({ state: 'bad', says })
  other.close()
  const silence = expect.stringMatching(/antwortet nicht: .*ECONNREFUSED/)
  expect(await look(name, { APP_URL })).toMatchObject({ state: 'bad', says: silence })
  const local = `${origin} ist nur auf diesem Rechner zu erreichen und steht so in allen E-Mails.`
  expect(await look(name, { NODE_ENV: 'production' })).toMatchObject({ state: 'bad', says: local })
})

test('a mail is really sent to the address that all mails come from, and what the server says of it is told', async () => {
  expect(await look('E-Mails')).toMatchObject({
    state: 'warning',
    remedy: 'Setzen Sie SMTP_URL und MAIL_FROM.',
  })
  expect(await look('Probe-E-Mail')).toBeUndefined()
  const server = await startMailServer()
  const MAIL_FROM = 'buero@verband.example'
  const mailer = smtpMailer(server.url, MAIL_FROM)
  const office = { ...(await installation({ SMTP_URL: server.url, MAIL_FROM })), mailer }
  expect(await findingOf('Probe-E-Mail', office)).toMatchObject({ state: 'good' })
  expect(server.letters).toMatchObject([
    { recipient: MAIL_FROM, message: expect.stringContaining('Subject: Probe von Tafelrunde') },
  ])
  await mailer.close()
  server.stop()
  const again = { ...office, mailer: smtpMailer(server.url, MAIL_FROM) }
  expect(await findingOf('Probe-E-Mail', again)).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('ECONNREFUSED'),
  })
  await again.mailer.close()
})

test('mails that a server refuses again and again are told, not only those that were never tried', async () => {
  const office = await installation({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await as()(writeToSupport, {
    body: { name: 'Eva', email: 'eva@schule.example', subject: 'Frage', message: 'Wo?' },
  })
  await deps.db.update(mails).set({ failure: '454 later' })
  clock.passSeconds(2 * hour)
  expect(await findingOf('E-Mails', office)).toMatchObject({
    state: 'bad',
    says: '1 E-Mail wartet, die älteste seit 2 Stunden.',
  })
})

test('a setting with which PostgreSQL may lose what it has promised is named, with what puts it right', async () => {
  // The tests' own has them off, to be quick.
  expect(await look('Datenbank')).toEqual({
    name: 'Datenbank',
    state: 'bad',
    says: expect.stringMatching(/^(fsync|full_page_writes).*: Nach einem Stromausfall kann fehlen/),
    remedy: expect.stringMatching(/^alter system set .* = on;.* select pg_reload_conf\(\);$/),
  })
})

test('how old the latest backup of each place is, is told, and two days are too old', async () => {
  const BACKUP_FOLDER = await temporaryFolder()
  expect(await look('Sicherungen')).toMatchObject({ state: 'warning' })
  const one = await installation({ BACKUPS: true, BACKUP_FOLDER })
  await backUpNow(one)
  clock.passSeconds(3 * hour)
  expect(await findingOf('Sicherungen', one)).toMatchObject({
    state: 'good',
    says: `${join(one.config.DATA_DIR, 'backups')}: die letzte vor 3 Stunden; ${BACKUP_FOLDER}: die letzte vor 3 Stunden.`,
  })
  clock.passSeconds(2 * day)
  expect(await findingOf('Sicherungen', one)).toMatchObject({ state: 'bad' })
})

test('a disk that is not there is told as such, and stops nothing else', async () => {
  const BACKUP_FOLDER = join(await temporaryFolder(), 'not mounted')
  expect(await look('Platz für Sicherungen', { BACKUP_FOLDER })).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('ENOENT'),
  })
  expect(await look('Platz auf der Platte')).toMatchObject({ says: expect.stringMatching(/ frei in .*\.$/) })
})

test('the end of a certificate is told in time, of the one that signs and of the one of the address', async () => {
  clock.set('2027-03-01T12:00:00+01:00')
  const pfx = await selfMadeCertificate('Verband', clock.now()) // good for five years
  const file = join(await temporaryFolder(), 'verband.p12')
  await writeFile(file, pfx)
  const port = await portOf(createTlsServer({ pfx }, socket => void socket.on('error', () => {}).end()))
  const settings = { SIGNING_CERTIFICATE: file, SIGNING_PASSWORD: '', APP_URL: `https://127.0.0.1:${port}` }
  const signature = () => look('Zertifikat der Signatur', settings)
  const address = () => look('Zertifikat der Adresse', settings)
  expect(await signature()).toMatchObject({ state: 'good' })
  expect(await address()).toMatchObject({ state: 'good' })
  clock.passSeconds((5 * 365 - 30) * day)
  expect(await signature()).toMatchObject({ state: 'warning', says: 'Es läuft in 30 Tagen ab.' })
  expect(await address()).toMatchObject({ state: 'good', says: 'Es gilt noch 30 Tage.' })
  clock.passSeconds(31 * day)
  expect(await signature()).toMatchObject({ state: 'bad', says: 'Es ist seit 24 Stunden abgelaufen.' })
  expect(await address()).toMatchObject({ state: 'bad' })
})

test('superusers alone are told', async () => {
  const staff = as(await given.account({ isStaff: true }))
  await expect(staff(getDoctor, {})).rejects.toMatchObject({ status: 403 })
})
