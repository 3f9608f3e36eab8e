import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['password', true],
  ['Passwort1', true],
  ['12345678', true],
  ['123', true],
  ['0987654321', true],
  ['BSD', false],
  ['', false],
  ['Kreide-und-Tafel-7', false],
  ['constructor', false],
])('%s is common: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
