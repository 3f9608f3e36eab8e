import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

test('no folder holds more than thirty source files beside tests: past that there is a second topic', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
  const sources = files.split('\n').filter(file => !/\.(test|spec)\./.test(file))
  const folders = Object.entries(Object.groupBy(sources, dirname))
  expect(folders.filter(([, inside]) => inside.length > 30).map(([folder]) => folder)).toEqual([])
})
