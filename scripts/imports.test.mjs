import { cruise } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import config from '../.dependency-cruiser.cjs'

// Without a package that reads TypeScript it passes over all files of ours, and finds nothing wrong with them.
test('the check of who imports whom finds our own files', async () => {
  const { output } = await cruise(['apps/web/src/pages'], config.options)
  expect(output.modules.map(({ source }) => source)).toContain('apps/web/src/pages/useStack.ts')
})
