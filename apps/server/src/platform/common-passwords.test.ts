import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['password', true],
  ['Passwort1', true],
  ['12345678', true],
  ['Kreide-und-Tafel-7', false],
  ['constructor', false],
])('%s is common: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
