import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { secretKey } from './connect-deps.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'key-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const read = () => secretKey({ SECRET_KEY: undefined, DATA_DIR })

test('a key is made once, and one that was damaged stops the start instead of signing', async () => {
  const key = await read()
  expect(Buffer.from(key, 'base64url')).toHaveLength(32) // bytes, all of them by chance
  expect(await read()).toBe(key)
  for (const damaged of ['', key.slice(0, 31)]) {
    await writeFile(join(DATA_DIR, 'secret-key'), damaged)
    await expect(read()).rejects.toThrow('is damaged')
  }
})
