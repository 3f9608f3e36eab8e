import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/sicherheit.md'), 'utf8')
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| .+ \| (.+) \| (.+) \|$/gm)]

test('each file that the walk through ASVS names is there', () => {
  const named = [...document.matchAll(/`((?:apps|packages|docs|e2e|scripts|deploy)\/[^`\s]+)`/g)].map(
    ([, path]) => path,
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('it has each of the 253 requirements of levels 1 and 2 once, with where it stands and why', () => {
  expect(new Set(rows.map(([, number]) => number)).size).toBe(253)
  expect(rows.length).toBe(253)
  const states = ['erfüllt', 'teilweise', 'offen', 'Betrieb', 'trifft nicht zu']
  for (const [, number, state, proof] of rows)
    expect([number, states.includes(state), proof.trim() !== '']).toEqual([number, true, true])
})

test('it counts them as they are', () => {
  for (const [state, words] of [
    ['erfüllt', 'erfüllt'],
    ['teilweise', 'teilweise'],
    ['offen', 'offen'],
    ['Betrieb', 'Sache des Betriebs'],
    ['trifft nicht zu', 'treffen nicht zu'],
  ])
    expect(document).toContain(`${rows.filter(row => row[2] === state).length} ${words}`)
})
