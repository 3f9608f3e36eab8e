import { readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import config from '../.dependency-cruiser.cjs'

// Without a package that reads TypeScript it passes over all files of ours, and finds nothing wrong with them.
test('the check of who imports whom finds our own files', async () => {
  const { output } = await cruise(['apps/web/src/pages'], config.options)
  expect(output.modules.map(({ source }) => source)).toContain('apps/web/src/pages/useStack.ts')
})

test('each area of the server has its place in the order of who may use whom', () => {
  const below = config.forbidden.flatMap(({ name }) => /^(\w+)-is-below$/.exec(name)?.[1] ?? [])
  expect([...below, 'demo'].toSorted()).toEqual(readdirSync('apps/server/src/areas'))
})
