import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { freePort } from '../../../test/reachable.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../platform/log.ts'
import { backUpNow } from '../backups/backups.service.ts'

const { deps, clock } = await buildTestApp()
const without = { ...deps, close: async () => {} }

/** The app with metrics at a port of its own. */
const measured = async () => {
  const METRICS_PORT = Number(await freePort())
  const config = { ...deps.config, METRICS_PORT, BACKUPS: true, DATA_DIR: await temporaryFolder() }
  const server = { ...without, config }
  const app = await buildApp(server)
  onTestFinished(() => app.close())
  await app.ready()
  const origin = `http://127.0.0.1:${METRICS_PORT}`
  return { app, server, origin, metrics: async () => (await fetch(`${origin}/metrics`)).text() }
}

test('a monitor reads at a port of its own how long answers took by their routes, and nothing of the addresses', async () => {
  const { app, origin, metrics } = await measured()
  await app.inject('/api/events/')
  await app.inject('/api/events/?search=Geheim')
  await app.inject('/api/events/999999/')
  const said = await metrics()
  expect(said).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/events/",status="2xx"} 2',
  )
  expect(said).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/events/:id/",status="4xx"} 1',
  )
  expect(said).not.toContain('Geheim')
  expect(said).not.toContain('/999999')
  expect((await fetch(`${origin}/api/events/`)).status).toBe(404)
  expect((await app.inject('/metrics')).body).not.toContain('http_request_duration_seconds')
})

test('it reads as well what the installation needs: connections, jobs, mails, disk and the age of each backup', async () => {
  const { server, metrics } = await measured()
  await backUpNow(server)
  clock.passSeconds(90)
  const said = await metrics()
  expect(said).toMatch(/^tafelrunde_database_pool\{state="open"\} [1-9]/m)
  expect(said).toMatch(/^tafelrunde_info\{version="[\d.]+"\} 1$/m)
  expect(said).toMatch(/^tafelrunde_backup_age_seconds\{place="own"\} 90$/m)
  for (const name of ['database_bytes', 'disk_free_bytes'])
    expect(said).toMatch(new RegExp(`^tafelrunde_${name} [1-9]`, 'm'))
  for (const name of [
    'jobs_wait_seconds',
    'mails_waiting',
    'mails_wait_seconds',
    'database_lock_wait_seconds',
  ])
    expect(said).toMatch(new RegExp(`^tafelrunde_${name} \\d`, 'm'))
})

test('a port that is taken keeps the server from starting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const METRICS_PORT = typeof address === 'object' ? address?.port : undefined
  const app = await buildApp({ ...without, config: { ...deps.config, METRICS_PORT } })
  onTestFinished(() => app.close())
  await expect(app.ready()).rejects.toThrow('EADDRINUSE')
})

test('with LOG_LEVEL=info each answer is a line with its id and its route, and neither address nor person', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const app = await buildApp({ ...without, log })
  onTestFinished(() => app.close())
  await app.inject('/api/events/4711/?search=Geheim')
  const [line] = lines.map(text => JSON.parse(text)).filter(({ msg }) => msg === 'answered')
  expect(line).toMatchObject({
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    url: '/api/events/:id/',
    status: 404,
    ms: expect.any(Number),
  })
  expect(lines.join('')).not.toMatch(/4711|Geheim/)
})
