import { expect, test } from 'vitest'
import { hasTools, isComplete } from './packages.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/builds': { version: '1.0.0', integrity: 'a' },
  'node_modules/tests': { version: '1.0.0', integrity: 'b', dev: true },
  'node_modules/other-machine': { version: '1.0.0', integrity: 'c', optional: true },
}
const { 'node_modules/tests': tests, 'node_modules/builds': builds } = wanted
const toRun = { 'node_modules/builds': builds }
const toTest = { ...toRun, 'node_modules/tests': tests }

test('a start does without what tests and checks need, and those do not', () => {
  expect(isComplete(toRun, wanted, false)).toBe(true)
  expect(isComplete(toRun, wanted, true)).toBe(false)
  expect(isComplete(toTest, wanted, true)).toBe(true)
})

test('what builds and runs is missed by both', () => {
  const without = { 'node_modules/tests': tests }
  expect(isComplete(without, wanted, false)).toBe(false)
  expect(isComplete(without, wanted, true)).toBe(false)
})

test('another version or another content of the same is not what is wanted, for tests neither', () => {
  const older = { ...toTest, 'node_modules/builds': { ...builds, version: '0.9.0' } }
  const other = { ...toTest, 'node_modules/tests': { ...tests, integrity: 'x' } }
  expect(isComplete(older, wanted, false)).toBe(false)
  expect(isComplete(other, wanted, false)).toBe(false)
})

test('where somebody tests it is known, so that a start does not take the tools away', () => {
  expect(hasTools(toTest)).toBe(true)
  expect(hasTools(toRun)).toBe(false)
})
