import { expect, test } from 'vitest'
import { finds } from './textSearch.ts'

const fields = ['Sabine Köhler-Wüst', 'Mathematikdidaktik, Differenzierung', 'Gesamtschule Weiß, Yıldırım']

test.each(['', '  ', 'köhler', 'kohler', 'KÖHLER', 'wüst mathe', 'weiss', 'yildirim sabine', 'differ'])(
  '„%s“ is found',
  search => {
    expect(finds(search, fields)).toBe(true)
  },
)

test.each(['koehlre', 'köhler physik', 'sabinek'])('„%s“ is not found', search => {
  expect(finds(search, fields)).toBe(false)
})
