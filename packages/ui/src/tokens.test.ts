import { expect, test } from 'vitest'
import { colourOf, tokensOf } from './tokens.ts'

test('the tokens are those of the style sheet, each scheme with its own colours', () => {
  expect(tokensOf('light')).toMatchObject({ '--tr-primary': '#1E5945', '--tr-radius-card': '14px' })
  expect(tokensOf('dark')).toMatchObject({ '--tr-primary': '#7CC4A4', '--tr-radius-card': '14px' })
})

test('what one scheme has the other has as well', () => {
  expect(Object.keys(tokensOf('dark'))).toEqual(Object.keys(tokensOf('light')))
})

test('a colour can be had by its name, and a name without one is found out', () => {
  expect(colourOf('dark', 'danger')).toBe('#F2B8B5')
  expect(() => colourOf('dark', 'pink')).toThrow('pink')
})
