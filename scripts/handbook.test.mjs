import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../docs')

test('the handbook shows each picture that npm run guide makes, each said in words, and no other', () => {
  const handbook = readFileSync(join(docs, 'verwaltung.md'), 'utf8')
  const shown = [...handbook.matchAll(/!\[([^\]]{20,})\]\(images\/([\w-]+\.png)\)/g)].map(
    ([, , name]) => name,
  )
  const made = readFileSync(join(docs, '../e2e/guide.ts'), 'utf8').matchAll(/^ {2}(\w+): ['`]\//gm)
  const names = [...made].map(([, name]) => `verwaltung-${name}.png`).toSorted()
  expect(names.length).toBeGreaterThan(10)
  expect(shown.toSorted()).toEqual(names)
  expect(
    readdirSync(join(docs, 'images'))
      .filter(name => name.startsWith('verwaltung-'))
      .toSorted(),
  ).toEqual(names)
})
