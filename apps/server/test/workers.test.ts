import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { eventually } from './eventually.ts'
import { clusterIn, dataFolder, startProcess } from './servers/server-process.ts'

/** The processes that this one has started and that still run. */
const childrenOf = async (pid = 0) => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

const serversOf = async (pid = 0) => {
  const children = await childrenOf(pid)
  const commands = await Promise.all(
    children.map(child => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, index) => commands[index]?.includes('main.ts'))
}

test('a server may be several processes behind one port, of which a killed one is started again', async () => {
  const folder = await dataFolder()
  const { origin, child, ends, output } = await startProcess({
    DATA_DIR: folder,
    WORKERS: '2',
    LOG_LEVEL: 'error',
  })
  await vi.waitFor(async () => expect(await serversOf(child.pid)).toHaveLength(2), { timeout: 30_000 })
  const [stays = 0, killed = 0] = await serversOf(child.pid)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(
    async () => {
      const servers = await serversOf(child.pid)
      expect(servers).toHaveLength(2)
      expect(servers).toContain(stays)
      expect(servers).not.toContain(killed)
    },
    { timeout: 30_000 },
  )
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${origin}/readyz`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  child.kill('SIGTERM')
  expect((await ends()).code).toBe(0)
  expect((await output).match(/Tafelrunde läuft/g)).toHaveLength(1)
  expect(await output).toContain('a process of the server has ended, and is started again')
  expect(await clusterIn(folder).running()).toBeUndefined()
}, 120_000)

test('a server of several processes that cannot start ends, and says why', async () => {
  const folder = await dataFolder()
  const { output, ends } = await startProcess(
    { DATA_DIR: folder, WORKERS: '2', DATABASE_URL: 'postgresql://app@127.0.0.1:1/app' },
    '',
  )
  expect((await ends()).code).toBe(1)
  expect((await output).match(/Tafelrunde does not start/g)).toHaveLength(1)
}, 60_000)

test('a server that is told to stop says so first, and answers on connections that end, until nobody comes any more', async () => {
  const { origin, child, ends } = await startProcess({ DATA_DIR: await dataFolder(), DRAIN_SECONDS: '3' })
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    await answer.text()
    return [answer.status, answer.headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  child.kill('SIGTERM')
  await eventually(async () => expect(await ask('/readyz')).toEqual([503, 'close']))
  expect(await ask('/api/schooltypes/')).toEqual([200, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  const { code, milliseconds } = await ends()
  expect([code, milliseconds < 13_000]).toEqual([0, true])
}, 60_000)
