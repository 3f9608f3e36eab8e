import { expect, test } from 'vitest'
import { namedIn } from './bank.rules.ts'
import { readStatement } from './camt.reader.ts'
import { type Credit, entryOf, statementOf } from './statement.fixture.ts'

const facts = (bytes: Uint8Array) => {
  const { entries, ...more } = readStatement(bytes)
  return {
    ...more,
    entries: entries.map(({ booked, cents, payer, remittance, isWhole }) => ({
      booked,
      cents,
      payer,
      remittance,
      isWhole,
    })),
  }
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
      ibans: ['DE02120300000000202051'],
      leftOut: 0,
      returned: [],
      sentBack: [],
      unreadable: [],
      entries: [{ booked: '2027-03-04', cents: 119_050, payer, remittance, isWhole: false }],
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

for (const isNew of [true, false]) {
  const read = (credits: Credit[], sum: string) =>
    facts(statementOf([entryOf(credits, isNew, { sum })], isNew))
  const dollars = (amount: string, euros = '') => ({
    amount,
    currency: 'USD',
    payer: 'A',
    text: amount,
    euros,
  })

  test(`parts in another currency are what became of them in euros, else one whole${isNew ? '' : ', in version 02'}`, () => {
    expect(read([dollars('200.00', '185.00'), dollars('120.00', '111.00')], '296.00').entries).toMatchObject([
      { cents: 18_500, isWhole: false },
      { cents: 11_100, isWhole: false },
    ])
    expect(read([dollars('200.00'), dollars('120.00')], '296.00')).toMatchObject({
      leftOut: 0,
      entries: [{ cents: 29_600, isWhole: true, payer: 'A', remittance: '200.00 120.00' }],
    })
  })

  test(`parts that are not the sum of their entry are one whole${isNew ? '' : ', in version 02'}`, () => {
    const credits = [
      { amount: '100.00', text: 'eins', payer: 'A' },
      { amount: '100.00', text: 'zwei', payer: 'B' },
    ]
    expect(read(credits, '300.00')).toMatchObject({
      leftOut: 0,
      entries: [{ cents: 30_000, isWhole: true, payer: 'A, B', remittance: 'eins zwei' }],
    })
  })
}

test('what goes out, is taken back, foreign or not booked yet is left out and counted', () => {
  const credit = [{ amount: '5.00', text: 'x' }]
  const entries = [
    entryOf(credit, true, { direction: 'DBIT' }),
    entryOf(credit, true, { reversal: 'true' }),
    entryOf(credit, true, { reversal: '1' }),
    entryOf(credit, true, { currency: 'CHF' }),
    entryOf(credit, true, { status: 'PDNG' }),
    entryOf(credit),
    entryOf(credit, true, { reversal: '0' }),
    entryOf(credit, true, { reversal: 'false' }),
  ]
  const received = { cents: 500 }
  expect(facts(statementOf(entries))).toMatchObject({ leftOut: 5, entries: [received, received, received] })
})

test('an entry has the same key in every file, and two that say the same have two', () => {
  const twin = entryOf([{ amount: '5.00', text: 'x', payer: 'A' }])
  const other = entryOf([{ amount: '7.00', text: 'y', payer: 'A' }])
  const keys = (entries: string[]) => readStatement(statementOf(entries)).entries.map(({ key }) => key)
  const [first, second] = keys([twin, twin])
  expect(first).not.toBe(second)
  expect(keys([other, twin, twin]).slice(1)).toEqual([first, second])
})

test('an entry in another statement is another one, unless the bank has a reference of its own for it', () => {
  const entriesIn = (id: string, reference: string) =>
    readStatement(statementOf([entryOf([{ amount: '5.00', text: 'x', payer: 'A', reference }])], true, id))
      .entries[0]
  for (const none of ['', 'NONREF', 'NOTPROVIDED']) {
    const [one, other] = [entriesIn('1', none), entriesIn('2', none)]
    expect(other?.key).not.toBe(one?.key)
    expect(other?.likeness).toBe(one?.likeness)
    expect(entriesIn('1', none)).toEqual(one)
  }
  expect(entriesIn('2', '2027030412345')).toEqual(entriesIn('1', '2027030412345'))
})

test('a statement that is in a file twice is read once, one of two pages whole', () => {
  const xml = statementOf([entryOf([{ amount: '5.00', text: 'x' }])]).toString()
  const stmt = /<Stmt>.*<\/Stmt>/s.exec(xml)?.[0] ?? ''
  const again = (other: string) =>
    readStatement(Buffer.from(xml.replace('</Stmt>', `</Stmt>${other}`))).entries
  expect(again(stmt)).toHaveLength(1)
  expect(again(stmt.replace('</Id>', '</Id><StmtPgntn><PgNb>2</PgNb></StmtPgntn>'))).toHaveLength(2)
})

test('an invoice is also named where programs and banks put it, but not across two such places', () => {
  const number = '2027-R-00042'
  const read = (credit: Partial<Credit>, info = '') =>
    readStatement(statementOf([entryOf([{ amount: '5.00', text: 'Danke', ...credit }], true, { info })]))
      .entries[0]
  for (const entry of [
    read({ endToEnd: number }),
    read({ document: number }),
    read({ info: number }),
    read({}, number),
  ]) {
    expect(entry?.remittance).toBe(`Danke · ${number}`)
    expect(namedIn(entry?.texts ?? []).numbers).toEqual([number])
  }
  expect(read({ endToEnd: 'NOTPROVIDED', info: 'SEPA-Überweisung' }, 'Gutschrift')?.remittance).toBe('Danke')
  const across = read({ text: 'am 1. 3. 2027', endToEnd: 'R-00042', info: 'B-2027-000012' })
  expect(namedIn(across?.texts ?? [])).toEqual({ numbers: [], orders: [12] })
})

test('what the bank adds to a sum of several payments is of none of them', () => {
  const credits = [
    { amount: '5.00', text: 'eins' },
    { amount: '6.00', text: 'zwei' },
  ]
  const { entries } = readStatement(statementOf([entryOf(credits, true, { info: '2027-R-00042' })]))
  expect(entries.map(({ texts }) => texts)).toEqual([['eins'], ['zwei']])
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

test('money whose sum or day cannot be is told apart from what is none that came in', () => {
  const credit = { amount: '5.00', text: 'x', payer: 'A' }
  const entries = [
    entryOf([credit], true, { sum: '12,50' }),
    entryOf([credit], true, { day: '2027-02-30' }),
    entryOf([credit, credit], true, { day: '' }),
    entryOf([credit], true, { sum: '0.00' }),
    entryOf([credit], true, { day: '2028-02-29' }),
  ]
  expect(facts(statementOf(entries))).toMatchObject({
    entries: [{ booked: '2028-02-29' }],
    unreadable: [
      { what: 'sum', text: '12,50', payer: 'A', remittance: 'x' },
      { what: 'day', text: '2027-02-30', payer: 'A' },
      { what: 'day', text: '' },
      { what: 'day', text: '' },
    ],
    leftOut: 1,
  })
})

test('a sum is read however XML may write it', () => {
  const read = (sum: string) => facts(statementOf([entryOf([{ amount: '5.00' }], true, { sum })])).entries
  for (const sum of ['12.5', '+12.50', '0000000012.5', '12.50000', '12.5 '])
    expect(read(sum)).toMatchObject([{ cents: 1250 }])
  expect(read('12.')).toMatchObject([{ cents: 1200 }])
  expect(read('.5')).toMatchObject([{ cents: 50 }])
  for (const sum of ['-12.50', '12.505', '1e3', '.', '', '12345678.00']) expect(read(sum)).toEqual([])
})
