import { expect, test } from 'vitest'
import { readStatement } from './camt.reader.ts'
import { entryOf, returnOf, statementOf } from './statement.fixture.ts'

const credit = { amount: '140.00', text: 'Rechnung 2027-R-00042', payer: 'Verlag & Söhne' }
const why = { reason: 'MD06', told: 'RUECKGABE AUF WUNSCH' }

for (const isNew of [true, false]) {
  const read = (...entries: string[]) => readStatement(statementOf(entries, isNew))

  test(`what went back says why, and what may have been paid of it${isNew ? '' : ', in version 02'}`, () => {
    const returned = returnOf([{ ...credit, ...why, fee: '3.50' }], isNew)
    expect(read(returned)).toMatchObject({
      entries: [],
      leftOut: 0,
      returned: [
        {
          booked: '2027-03-08',
          cents: 14_350,
          originals: [14_000, 14_350],
          parties: ['Verlag & Söhne'],
          texts: ['Rechnung 2027-R-00042'],
          reason: 'MD06',
          told: 'RUECKGABE AUF WUNSCH',
        },
      ],
    })
  })

  test(`of several that went back at once each is one, whatever the bank took${isNew ? '' : ', in version 02'}`, () => {
    const two = returnOf([credit, { ...credit, amount: '10.00' }], isNew, { sum: '156.00' })
    expect(read(two).returned).toMatchObject([{ cents: 14_000 }, { cents: 1000 }])
  })
}

test('a reversal without a reason, and a reason without a reversal, went back as well; what was ours did not', () => {
  const read = (entry: string) => readStatement(statementOf([entry]))
  expect(read(entryOf([credit], false, { direction: 'DBIT', reversal: '1' })).returned).toHaveLength(1)
  expect(read(returnOf([credit], true, { reversal: '' })).returned).toHaveLength(1)
  expect(read(entryOf([credit], false, { direction: 'CRDT', reversal: '1' }))).toMatchObject({
    entries: [],
    returned: [],
    leftOut: 1,
  })
  expect(read(entryOf([credit], false, { direction: 'DBIT' }))).toMatchObject({ returned: [], leftOut: 1 })
})
