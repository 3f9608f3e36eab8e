import { expect, test } from 'vitest'
import { dataFolder, startProcess } from './server-process.ts'

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
