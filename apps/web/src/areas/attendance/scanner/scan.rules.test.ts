import { expect, test } from 'vitest'
import { cameraFault, isNewRead } from './scan.rules.ts'

test('a code that stays in sight is read once', () => {
  expect(isNewRead(undefined, { code: 'a', at: 0 })).toBe(true)
  expect(isNewRead({ code: 'a', at: 0 }, { code: 'a', at: 2000 })).toBe(false)
})

test('the next code is read at once, the same one again after a while', () => {
  expect(isNewRead({ code: 'a', at: 0 }, { code: 'b', at: 10 })).toBe(true)
  expect(isNewRead({ code: 'a', at: 0 }, { code: 'a', at: 3000 })).toBe(true)
})

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
])('%s of the browser means: %s', (name, fault) => {
  expect(cameraFault(name)).toBe(fault)
})
