import { on } from 'node:events'
import { expect, test } from 'vitest'
import { untilReady } from './reachable.ts'
import { dataFolder, startProcess } from './servers/server-process.ts'

test('a first start says what it does and how long it took, the next one only where it runs', async () => {
  const settings = { DATA_DIR: await dataFolder(), DEMO: '1' }
  const start = async () => {
    const { child, ends, output } = await startProcess(settings)
    child.kill('SIGTERM')
    expect((await ends()).code).toBe(0)
    return output
  }
  const steps = ['Datenbank anlegen', 'Beispiel mit Veranstaltungen und Konten anlegen']
  const first = await start()
  for (const step of steps) expect(first).toMatch(new RegExp(`▸ ${step} …\n✓ ${step} \\(\\d+\\.\\d s\\)\n`))
  const second = await start()
  for (const step of steps) expect(second).not.toContain(step)
  expect(second).toContain('Tafelrunde läuft')
}, 120_000)

test('a server makes its database while the app is built, and is there when it is told that this is done', async () => {
  const settings = { DATA_DIR: await dataFolder(), BUILDS_BESIDE: '1' }
  const { child, stdout, ends, origin, output } = await startProcess(settings, '')
  const isMade = async () => {
    for await (const [said] of on(stdout, 'data')) if (String(said).includes('✓ Datenbank')) return
  }
  await isMade()
  await expect(fetch(`${origin}/readyz`)).rejects.toThrow('fetch failed')
  child.send('done')
  await untilReady(`${origin}/readyz`, child)
  child.kill('SIGTERM')
  expect((await ends()).code).toBe(0)
  expect(await output).toContain('Tafelrunde läuft')
}, 60_000)

test('a server ends with its database where the app cannot be built, which is said by whoever tried', async () => {
  const settings = { DATA_DIR: await dataFolder(), BUILDS_BESIDE: '1' }
  const { child, ends, output } = await startProcess(settings, '')
  child.disconnect()
  expect((await ends()).code).toBe(0)
  expect(await output).toMatch(/✓ Datenbank anlegen \(\d+\.\d s\)\n$/)
}, 60_000)
