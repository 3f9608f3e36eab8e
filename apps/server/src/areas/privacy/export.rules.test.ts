import { expect, test } from 'vitest'
import { withinReach } from './export.rules.ts'
import { readMe } from './export.texts.ts'

const receipts = [4, 3, 2].map(size => ({ size, path: `belege/${size} Bahn.pdf` }))
const person = { firstName: 'Eva', lastName: 'Sommer', email: 'eva@schule.example' }

test('a ZIP holds the receipts that it has room for, in their order', () => {
  const [four, three, two] = receipts
  expect(withinReach(receipts, 9)).toEqual({ receipts, others: [] })
  expect(withinReach(receipts, 8)).toEqual({ receipts: [four, three], others: [two] })
  expect(withinReach(receipts, 3)).toEqual({ receipts: [], others: receipts })
})

test('it names those that it has no room for, and where they are', () => {
  const told = readMe(person, '2027-03-13', receipts)
  expect(told).toContain('Sie öffnen jeden davon in der App unter „Meine Abrechnungen“')
  expect(told).toContain('4 Bahn.pdf\n3 Bahn.pdf\n2 Bahn.pdf')
  expect(readMe(person, '2027-03-13')).not.toContain('kein Platz')
})
