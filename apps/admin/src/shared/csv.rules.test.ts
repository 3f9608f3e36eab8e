import { expect, test } from 'vitest'
import { csvOf } from './csv.rules.ts'

test('a table is written with semicolons and quotes, numbers as they are, nothing for null', () => {
  expect(
    csvOf(
      ['Name', 'Plätze'],
      [
        ['Stimme; und „Präsenz“', 30],
        ['"Laut"', null],
      ],
    ),
  ).toBe('\uFEFF"Name";"Plätze"\r\n"Stimme; und „Präsenz“";30\r\n"""Laut""";""\r\n')
})

test.each(['=1+1', '+49', '-5', '@SUM(A1)'])('%s stays text in a spreadsheet', formula => {
  expect(csvOf(['Name'], [[formula]])).toContain(`"'${formula}"`)
})
