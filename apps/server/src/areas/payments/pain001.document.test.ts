import fc from 'fast-check'
import { XmlValidateError } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { readCreditTransfer } from '../../../test/read/read-credit-transfer.ts'
import { writeXml } from '../../common/xml.service.ts'
import { type CreditTransfer, creditTransferDocument, type Transfer } from './pain001.document.ts'
import { sepaReference, sepaText } from './sepa-text.rules.ts'

const transfer: Transfer = {
  endToEndId: 'ABRECHNUNG-7',
  name: 'Dr. Änne Voß',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  address: { street: 'Große Bleichen 12 a', postalCode: '20354', city: 'Hamburg', country: 'DE' },
  cents: 31_405,
  remittance: 'Abrechnung 7: Frühjahrskongress 2027',
}
const order: CreditTransfer = {
  messageId: 'TAFELRUNDE-3',
  createdAt: new Date('2027-03-15T10:00:00+01:00'),
  execution: '2027-03-16',
  debtor: {
    name: 'Lehrkräfteverband Musterland',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    address: null,
  },
  transfers: [transfer],
}
const written = (changes: Partial<CreditTransfer>) =>
  readCreditTransfer(writeXml(creditTransferDocument({ ...order, ...changes })))
const writtenOne = (changes: Partial<Transfer>) =>
  written({ transfers: [{ ...transfer, ...changes }] }).transfers[0]

test('a payment file says who pays what to whom, when, and what for', () => {
  expect(written({})).toEqual({
    messageId: 'TAFELRUNDE-3',
    createdAt: '2027-03-15T09:00:00.000Z',
    count: '1',
    sum: '314.05',
    payment: { count: '1', sum: '314.05' },
    execution: '2027-03-16',
    debtor: 'Lehrkraefteverband Musterland',
    debtorAddress: {},
    debtorIban: 'DE02120300000000202051',
    debtorBic: 'BYLADEM1001',
    transfers: [
      {
        endToEndId: 'ABRECHNUNG-7',
        amount: '314.05',
        bic: 'COBADEFFXXX',
        name: 'Dr. Aenne Voss',
        street: 'Grosse Bleichen',
        houseNumber: '12 a',
        postalCode: '20354',
        town: 'Hamburg',
        country: 'DE',
        iban: 'DE89370400440532013000',
        remittance: 'Abrechnung 7: Fruehjahrskongress 2027',
      },
    ],
  })
})

test.each([
  ['<ChrgBr>SLEV</ChrgBr>', ''],
  ['<ChrgBr>SLEV</ChrgBr>', '<ChrgBr/>'],
  ['<BtchBookg>true</BtchBookg>', '<BtchBookg/>'],
  ['<Cd>SEPA</Cd>', '<Cd>URGP</Cd>'],
  ['<TwnNm>Hamburg</TwnNm>', ''],
  ['<PmtMtd>TRF</PmtMtd>', '<PmtMtd>CHK</PmtMtd>'],
  ['Dr. Aenne Voss', 'Dr. Änne Voß'],
  ['<InstdAmt Ccy="EUR">', '<InstdAmt>'],
])('the schema of these tests does not let everything pass: %s', (right, wrong) => {
  const xml = writeXml(creditTransferDocument(order))
  expect(() => readCreditTransfer(xml.replace(right, wrong))).toThrow(XmlValidateError)
})

test('what is not known is left out: banks, address, purpose', () => {
  const debtor = { ...order.debtor, bic: null }
  const { debtorBic, transfers } = written({
    debtor,
    transfers: [{ ...transfer, bic: null, address: null, remittance: ' ' }],
  })
  expect(debtorBic).toBeUndefined()
  expect(transfers).toEqual([
    {
      endToEndId: 'ABRECHNUNG-7',
      amount: '314.05',
      name: 'Dr. Aenne Voss',
      iban: 'DE89370400440532013000',
    },
  ])
  const address = { street: '', postalCode: '', city: 'Ulm', country: 'DE' }
  expect(writtenOne({ address })).toMatchObject({ street: undefined, postalCode: undefined, town: 'Ulm' })
})

test.each([
  ['Am Alten Markt 12', 'Am Alten Markt', '12'],
  ['Straße des 17. Juni 135', 'Strasse des 17. Juni', '135'],
  ['Lindenweg, 3-5b', 'Lindenweg', '3-5b'],
  ['Hauptstr. 7/2', 'Hauptstr.', '7/2'],
  ['Postfach', 'Postfach', undefined],
  ['12', '12', undefined],
])('the address „%s“ is street „%s“ and number „%s“', (street, name, number) => {
  const address = { street, postalCode: '12345', city: 'Musterstadt', country: 'DE' }
  expect(writtenOne({ address })).toMatchObject({ street: name, houseNumber: number })
})

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [12_300, '123.00'],
  [99_999_999_999, '999999999.99'],
])('%d cents are %s euros', (cents, amount) => {
  expect(writtenOne({ cents })?.amount).toBe(amount)
})

test.each([0, -1, 0.5, 100_000_000_000])('%d cents cannot be transferred', cents => {
  expect(() => writtenOne({ cents })).toThrow('cannot be transferred')
})

test.each([
  ['Jürgen Groß & Söhne', 'Juergen Gross + Soehne'],
  ['Zoë Łukasiewicz-Đorđević', 'Zoe Lukasiewicz-Dordevic'],
  ['A\u0308nne\u00a0„Anni“ O’Neill', "Aenne 'Anni' O'Neill"],
  ['Ævar Þór; Sørensen', 'Aevar Thor, Soerensen'],
  ['<b>李</b>\n Smith\u200b_1', '.b.../b. Smith-1'],
])('„%s“ is written as „%s“', (text, expected) => {
  expect(sepaText(text, 70)).toBe(expected)
})

test('references have no slash at an end and no two in a row, also after they are cut', () => {
  expect(sepaReference('//A//B///C/', 35)).toBe('A/B/C')
  expect(sepaReference(' / A ', 35)).toBe('A')
  expect(sepaReference('ABCD/EF', 5)).toBe('ABCD')
  expect(writtenOne({ endToEndId: '//' })?.endToEndId).toBe('NOTPROVIDED')
})

const ugly = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('/', ' ', '-', 'ä', 'ß', '&', '<', '>', '"', "'", '0', 'A', 'a', '\n'),
    maxLength: 200,
  }),
)
const bic = fc.option(fc.constantFrom('COBADEFFXXX', 'BYLADEM1'))
const iban = fc.constantFrom('DE89370400440532013000', 'AT611904300234573201', 'NO9386011117947')
const address = fc.option(
  fc.record({ street: ugly, postalCode: ugly, city: ugly, country: fc.constantFrom('DE', 'AT') }),
)
const uglyTransfer: fc.Arbitrary<Transfer> = fc.record({
  endToEndId: ugly,
  name: ugly,
  iban,
  bic,
  address,
  cents: fc.integer({ min: 1, max: 99_999_999_999 }),
  remittance: ugly,
})
const uglyOrder: fc.Arbitrary<CreditTransfer> = fc.record({
  messageId: ugly,
  createdAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  execution: fc.constantFrom('2027-03-16', '2028-02-29'),
  debtor: fc.record({ name: ugly, iban, bic, address }),
  transfers: fc.array(uglyTransfer, { minLength: 1, maxLength: 12 }),
})
const cents = (amount = '') => Number(amount.replace('.', ''))

test('whatever names and amounts are: the schema holds, the sums are right, nobody is missing', () => {
  fc.assert(
    fc.property(uglyOrder, one => {
      const read = readCreditTransfer(writeXml(creditTransferDocument(one)))
      const sum = one.transfers.reduce((total, transfer) => total + transfer.cents, 0)
      expect(read.transfers.map(({ amount }) => cents(amount))).toEqual(
        one.transfers.map(({ cents }) => cents),
      )
      expect([read.count, read.payment.count].map(Number)).toEqual(Array(2).fill(one.transfers.length))
      expect([read.sum, read.payment.sum].map(cents)).toEqual([sum, sum])
      expect(read.transfers.map(({ iban }) => iban)).toEqual(one.transfers.map(({ iban }) => iban))
    }),
    { numRuns: 100 },
  )
})
