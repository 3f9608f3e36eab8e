import { finalIbanFault, ibanFault, ibanState } from '@tafelrunde/contract/values/iban'
import { expect, test } from 'vitest'
import { cursorAfter, grouped, isBic } from './iban.rules.ts'
import { ibanHint } from './iban.texts.ts'

const right = 'DE89 3704 0044 0532 0130 00'

test('an IBAN is shown in groups of four, however it was typed or pasted', () => {
  for (const typed of ['de89370400440532013000', 'DE89-3704-0044-0532-0130-00', ` ${right}\u00A0`])
    expect(grouped(typed)).toBe(right)
})

test.each([
  ['DE89', 4],
  ['DE893', 6],
  ['DE89 ', 4],
  ['', 0],
])('the cursor behind %j stays behind the same signs', (before, cursor) => {
  expect(cursorAfter(before)).toBe(cursor)
})

test.each([
  ['', 'empty'],
  [right, 'right'],
  ['AT61 1904 3002 3457 3201', 'right'],
  ['NO93 8601 1117 947', 'right'],
  ['D', 'short'],
  ['DE89 3704', 'short'],
  [`${right} 1`, 'long'],
  ['XX12', 'no country'],
  ['12', 'no country'],
  ['DE89 3704 0044 0532 0103 00', 'wrong'],
  ['DE89 3704 0044 0532 0130 0O', 'unreadable'],
  ['TR', 'outside'],
  ['TR33 0006 1005 1978 6457 8413 26', 'outside'],
  ['RS35 2600 0560 1001 6113 79', 'right'],
  ['GF14 2004 1010 0505 0001 3M02 606', 'wrong'],
])('%j is %s', (typed, kind) => {
  expect(ibanState(typed).kind).toBe(kind)
})

test('what is wrong is said at once, what is missing only at the end', () => {
  const short = ibanState('DE89 3704 0044 0532 0130 0')
  expect([ibanFault(short), ibanHint(short)]).toEqual([undefined, 'Noch ein Zeichen.'])
  expect(finalIbanFault(short)).toBe('Diese IBAN ist zu kurz: 21 statt 22 Zeichen.')
  expect(ibanFault(ibanState(`${right}1`))).toBe('Diese IBAN ist zu lang: 23 statt 22 Zeichen.')
  expect(ibanFault(ibanState('XX'))).toMatch(/Länderkürzel/)
  expect(ibanFault(ibanState('DE89370400440532010300'))).toMatch(/^Die Prüfziffer dieser IBAN stimmt nicht\./)
  expect(ibanFault(ibanState('TR'))).toMatch(/außerhalb des SEPA-Raums/)
  expect(ibanFault(ibanState('DE8937040044053201300O'))).toMatch(/ein O statt einer Null/)
  expect(finalIbanFault(ibanState(''))).toBeUndefined()
})

test('a BIC has 8 or 11 signs, or is left out', () => {
  expect(['', 'COBADEFF', 'cobadeffxxx', 'COBA DE FF XXX'].every(isBic)).toBe(true)
  expect(['COBADE', 'COBADEFFX', '12345678'].some(isBic)).toBe(false)
})
