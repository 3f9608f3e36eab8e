import { expect, test } from 'vitest'
import { paymentsNamedIn } from '../../settlements/returned-transfers/returned-transfers.rules.ts'
import { refundsNamedIn } from '../refunds/refunds.rules.ts'
import { readStatement } from './camt.reader.ts'
import { sentBackEntry } from './sent-back.fixture.ts'
import { judgeSentBack } from './sent-back.rules.ts'
import { entryOf, statementOf } from './statement.fixture.ts'

const sent = {
  reference: 'ABRECHNUNG-12-2',
  cents: 31_405,
  holder: 'Miriam Baumgärtner',
  iban: 'DE89370400440532013000',
  execution: '2027-03-02',
}
const back = {
  key: 'a',
  booked: '2027-03-08',
  cents: 31_405,
  texts: ['ABRECHNUNG-12-2'],
  parties: ['Lehrkräfteverband', 'Miriam Baumgaertner'],
  accounts: ['DE89370400440532013000'],
  originals: [31_405],
}
const verdictOf = (entry: Partial<typeof back>, one: Partial<typeof sent> = {}, today = '2027-03-09') =>
  judgeSentBack([{ ...back, ...entry }], [{ ...sent, ...one }], new Set(), today)[0]?.verdict

test('the payment of a settlement is named by its reference, wherever that stands, and signs count', () => {
  const named = (...texts: string[]) => paymentsNamedIn(texts)
  expect(named('ABRECHNUNG-12', 'RETOURE Abrechnung-12-2 Kongress 2027')).toEqual([
    { id: 12, payment: 1 },
    { id: 12, payment: 2 },
  ])
  expect(named('EREF+ABRECHNUNG-122', 'ABRECHNUNG-122 2027')).toEqual([{ id: 122, payment: 1 }])
  expect(named('ABRECHNUNG122', 'Abrechnung für März', 'NOTPROVIDED')).toEqual([])
})

test('a refund is named by its reference, and none by another’s or by one of a settlement', () => {
  expect(refundsNamedIn(['RETOURE Erstattung-12-2 Bestellung', 'ERSTATTUNG-12-2', 'ERSTATTUNG-7-1'])).toEqual(
    ['ERSTATTUNG-12-2', 'ERSTATTUNG-7-1'],
  )
  expect(refundsNamedIn(['ERSTATTUNG-12', 'ABRECHNUNG-12-2', 'ERSTATTUNGEN-4'])).toEqual([])
  const refund = { reference: 'ERSTATTUNG-12-2' }
  expect(verdictOf({ texts: ['ERSTATTUNG-12-2'] }, refund)).toBe('match')
  expect(verdictOf({ texts: ['ABRECHNUNG-12-2'] }, refund)).toBe('unknown')
  expect(verdictOf({ texts: ['ERSTATTUNG-12-1'] }, refund)).toBe('unknown')
})

test('what names the payment and has its sum is sure; with another sum, or by account and sum alone, it is likely', () => {
  expect(verdictOf({})).toBe('match')
  expect(verdictOf({ cents: 31_105, originals: [31_105, 31_405] })).toBe('match')
  expect(verdictOf({ cents: 31_105, originals: [31_105] })).toBe('likely')
  expect(verdictOf({ texts: ['NOTPROVIDED'] })).toBe('likely')
  expect(verdictOf({ texts: [], accounts: [], parties: ['miriam baumgärtner'] })).toBe('likely')
  expect(verdictOf({ texts: ['ABRECHNUNG-12-2', 'ABRECHNUNG-13'] })).toBe('likely')
})

test('an earlier payment, another sum or account, and a day before the payment or to come are none', () => {
  for (const entry of [
    { texts: ['ABRECHNUNG-12'] },
    { cents: 31_406, originals: [31_406] },
    { cents: 26_404 },
    { booked: '2027-03-01' },
    { booked: '2027-03-10' },
    { texts: [], accounts: [], parties: ['Eva Sommer'] },
  ])
    expect([entry, verdictOf(entry)]).toEqual([entry, 'unknown'])
  const [first, second] = judgeSentBack([back, { ...back, key: 'b' }], [sent], new Set(), '2027-03-09')
  expect([first?.verdict, second?.verdict]).toEqual(['match', 'unknown'])
  expect(judgeSentBack([back], [sent], new Set(['a']), '2027-03-09')[0]).toMatchObject({
    verdict: 'booked',
    sent: null,
  })
})

test('a bank’s statement says what came back of what was sent, and that is no payment of anybody', () => {
  const entry = sentBackEntry({ cents: 31_405, fee: 300, endToEnd: 'ABRECHNUNG-12', told: 'ACCOUNT CLOSED' })
  const read = readStatement(statementOf([entry]))
  expect(read).toMatchObject({
    entries: [],
    returned: [],
    leftOut: 0,
    sentBack: [
      {
        booked: '2027-03-08',
        cents: 31_105,
        originals: [31_105, 31_405],
        accounts: ['DE89370400440532013000', 'DE02120300000000202051'],
        reason: 'AC04',
        told: 'ACCOUNT CLOSED',
      },
    ],
  })
  expect(paymentsNamedIn(read.sentBack[0]?.texts ?? [])).toEqual([{ id: 12, payment: 1 }])
  // Banks that say only that it is reversed.
  const plain = { amount: '314.05', text: 'ABRECHNUNG-12 Kongress', payer: 'Miriam Baumgärtner' }
  const reversed = (text: string) =>
    readStatement(statementOf([entryOf([{ ...plain, text }], true, { reversal: 'true' })]))
  expect(reversed(plain.text).sentBack).toHaveLength(1)
  expect(reversed('ERSTATTUNG-12-1 Bestellung').sentBack).toHaveLength(1)
  expect(reversed('Miete März')).toMatchObject({ sentBack: [], leftOut: 1 })
  // Whoever pays and names a settlement has paid.
  expect(readStatement(statementOf([entryOf([plain])]))).toMatchObject({ sentBack: [] })
})
