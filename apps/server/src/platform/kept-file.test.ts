import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptFile } from './kept-file.ts'

const inFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('of processes that make it together one counts, and its owner alone may read it', () =>
  inFolder(async folder => {
    const files = await Promise.all(
      Array.from({ length: 8 }, (_, index) => keptFile(folder, 'key', async () => `key ${index}`)),
    )
    const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
    expect(new Set(texts).size).toBe(1)
    expect((await stat(join(folder, 'key'))).mode & 0o777).toBe(0o600)
    expect(await keptFile(folder, 'key', async () => 'another')).toBe(files[0])
    expect(await readFile(join(folder, 'key'), 'utf8')).toBe(texts[0])
    expect(await readdir(folder)).toEqual(['key'])
  }))

test('what cannot be made whole is told, and leaves nothing', () =>
  inFolder(async folder => {
    const breaksOff = keptFile(folder, 'key', () => Promise.reject(new Error('no entropy')))
    await expect(breaksOff).rejects.toThrow('no entropy')
    expect(await readdir(folder)).toEqual([])
  }))
