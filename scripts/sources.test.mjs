import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lookAtSources } from './sources.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
afterAll(() => rmSync(folder, { recursive: true }))
const sources = join(folder, 'src')
const stamp = join(folder, 'stamp')
const one = join(sources, 'one.ts')
const look = () => lookAtSources(stamp, folder, ['src'])

beforeEach(() => {
  rmSync(sources, { recursive: true, force: true })
  rmSync(stamp, { force: true })
  mkdirSync(join(sources, 'inside'), { recursive: true })
  writeFileSync(one, 'one')
  writeFileSync(join(sources, 'inside', 'two.ts'), 'two')
  look().note()
})

test('what was made of the sources as they are is not made again', () => {
  expect(look().isMade).toBe(true)
})

test('a source of the same length with its old time is noticed all the same', () => {
  const { atime, mtime } = statSync(one)
  writeFileSync(one, 'eno')
  utimesSync(one, atime, mtime)
  expect(look().isMade).toBe(false)
})

test.each([
  ['is new', () => writeFileSync(join(sources, 'three.ts'), 'three')],
  ['is gone', () => rmSync(one)],
  ['is longer', () => writeFileSync(one, 'one and more')],
])('a source that %s is noticed', (_what, change) => {
  change()
  expect(look().isMade).toBe(false)
})

test('a fresh copy of the same sources is read once, and then known by its times', () => {
  const before = readFileSync(stamp, 'utf8')
  const copy = join(folder, 'copy')
  cpSync(sources, copy, { recursive: true })
  rmSync(sources, { recursive: true })
  cpSync(copy, sources, { recursive: true })
  expect(look().isMade).toBe(true)
  expect(readFileSync(stamp, 'utf8')).not.toBe(before)
  expect(look().isMade).toBe(true)
})

test('a source that changes while something is made of it is noticed', () => {
  writeFileSync(one, 'changed')
  const { note } = look()
  writeFileSync(one, 'changed again')
  note()
  expect(look().isMade).toBe(false)
})

test('sources in another folder are the same sources', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  cpSync(sources, join(elsewhere, 'src'), { recursive: true })
  expect(lookAtSources(stamp, elsewhere, ['src']).isMade).toBe(true)
  rmSync(elsewhere, { recursive: true })
})

test('without a whole stamp nothing counts as made', () => {
  writeFileSync(stamp, '')
  expect(look().isMade).toBe(false)
})
