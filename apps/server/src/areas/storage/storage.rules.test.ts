import { expect, test } from 'vitest'
import { dispositionOf } from './storage.rules.ts'

test('the name of a file is readable for whoever knows only ASCII, too', () => {
  expect(dispositionOf('inline', 'Teilnahmebestätigung 2027-000123.pdf')).toBe(
    `inline; filename="Teilnahmebestaetigung 2027-000123.pdf"; filename*=UTF-8''Teilnahmebest%C3%A4tigung%202027-000123.pdf`,
  )
})

test('no name ends the header or hides what a file is', () => {
  expect(dispositionOf('attachment', 'a"b\r\nx: y.pdf')).toMatch(
    /^attachment; filename="a_b__x: y\.pdf"; filename\*=UTF-8''a%22b%0D%0Ax%3A%20y\.pdf$/,
  )
})
