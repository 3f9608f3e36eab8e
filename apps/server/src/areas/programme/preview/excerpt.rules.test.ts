import { expect, test } from 'vitest'
import { excerpts } from './excerpt.rules.ts'

test('short texts stay whole', () => {
  expect(excerpts('Ein Saal', 'Ein anderer Saal')).toEqual({ before: 'Ein Saal', after: 'Ein anderer Saal' })
})

test('of long texts a part is shown from a little before where they part', () => {
  const long = 'Wir lesen gemeinsam. '.repeat(40)
  const { before, after } = excerpts(`${long}Bis morgen.`, `${long}Bis übermorgen, mit einem Picknick.`)
  expect(before).toMatch(/^….{40}morgen\.$/)
  expect(after).toMatch(/^….{40}übermorgen, mit einem Picknick\.$/)
  expect(excerpts('', long).after).toHaveLength(241)
})
