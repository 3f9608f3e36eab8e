import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examples } from '../mails/examples.ts'

test('every mail of the product has an example to look at', async () => {
  const areas = join(import.meta.dirname, '../src/areas')
  const files = globSync('**/*.mails.ts', { cwd: areas })
  const modules = await Promise.all(files.map(file => import(join(areas, file))))
  expect(modules.flatMap(Object.keys).toSorted()).toEqual(Object.keys(examples).toSorted())
})
