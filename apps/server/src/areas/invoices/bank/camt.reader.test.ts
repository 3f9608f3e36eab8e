import { expect, test } from 'vitest'
import { readStatement } from './camt.reader.ts'
import { entryOf, statementOf } from './statement.fixture.ts'

const facts = (bytes: Uint8Array) => {
  const { iban, entries, leftOut } = readStatement(bytes)
  return { iban, leftOut, entries: entries.map(entry => ({ ...entry, key: undefined })) }
}

for (const [version, isNew] of [
  ['08', true],
  ['02', false],
] as const) {
  test(`a statement in version ${version} says what came in, from whom and what for`, () => {
    const payer = 'Müller & Söhne <Lehrmittel> GmbH'
    const text = 'Rechnung 2027-R-00042 vom 20. Februar 2027, Tische für die Messe'
    const one = entryOf([{ amount: '1190.5', text, payer }], isNew)
    // The bank breaks the text after 35 signs, wherever that is.
    const remittance = text
      .match(/.{1,35}/gu)
      ?.map(line => line.trim())
      .join(' ')
    expect(facts(statementOf([one], isNew))).toEqual({
      iban: 'DE02120300000000202051',
      leftOut: 0,
      entries: [{ booked: '2027-03-04', cents: 119_050, payer, remittance }],
    })
  })

  test(`of several payments in one sum each is an entry of its own in version ${version}`, () => {
    const credits = [
      { amount: '100.00', text: 'eins', payer: 'A' },
      { amount: '23.45', text: 'zwei', payer: 'B' },
    ]
    expect(facts(statementOf([entryOf(credits, isNew)], isNew)).entries).toMatchObject([
      { cents: 10_000, payer: 'A', remittance: 'eins' },
      { cents: 2345, payer: 'B', remittance: 'zwei' },
    ])
  })
}

test('what goes out, is taken back, foreign or not booked yet is left out and counted', () => {
  const credit = [{ amount: '5.00', text: 'x' }]
  const entries = [
    entryOf(credit, true, { direction: 'DBIT' }),
    entryOf(credit, true, { isReversed: true }),
    entryOf(credit, true, { currency: 'CHF' }),
    entryOf(credit, true, { status: 'PDNG' }),
    entryOf(credit),
  ]
  expect(facts(statementOf(entries))).toMatchObject({ leftOut: 4, entries: [{ cents: 500 }] })
})

test('an entry has the same key in every file, and two that say the same have two', () => {
  const twin = entryOf([{ amount: '5.00', text: 'x', payer: 'A' }])
  const other = entryOf([{ amount: '7.00', text: 'y', payer: 'A' }])
  const keys = (entries: string[]) => readStatement(statementOf(entries)).entries.map(({ key }) => key)
  const [first, second] = keys([twin, twin])
  expect(first).not.toBe(second)
  expect(keys([other, twin, twin]).slice(1)).toEqual([first, second])
})

test('what is no statement is said', () => {
  const pending = Buffer.from(statementOf([]).toString().replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'))
  expect(() => readStatement(pending)).toThrow(/kein Kontoauszug im Format CAMT.053/)
  const whole = statementOf([entryOf([{ amount: '5.00', text: 'x' }])])
  expect(() => readStatement(whole.subarray(0, -20))).toThrow(/beschädigt/)
  expect(() => readStatement(Buffer.from('PDF, sozusagen'))).toThrow(/kein Kontoauszug/)
  // Entities that a file defines itself are not known.
  const bomb = whole
    .toString()
    .replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document')
    .replace('>x<', '>&a;<')
  expect(() => readStatement(Buffer.from(bomb))).toThrow(/beschädigt/)
})
