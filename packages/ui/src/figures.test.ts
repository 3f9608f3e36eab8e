import { expect, test } from 'vitest'
import { counted, figureText, money } from './figures.ts'

test('money is told in euros and cents', () => {
  expect(money(123_450)).toBe('1.234,50\u00A0€')
  expect(money(0)).toBe('0,00\u00A0€')
})

test('figures have German marks and two digits after the comma at most', () => {
  expect(figureText(1.5)).toBe('1,5')
  expect(figureText(0.333)).toBe('0,33')
  expect(figureText(12_345)).toBe('12.345')
})

test.each([
  [0, '0\u00A0Termine'],
  [1, '1\u00A0Termin'],
  [1200, '1.200\u00A0Termine'],
])('%d of something has the right word and does not break', (count, text) => {
  expect(counted(count, 'Termin', 'Termine')).toBe(text)
})
