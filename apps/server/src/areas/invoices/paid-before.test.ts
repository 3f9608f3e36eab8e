import { payOrder, readBalance } from '@tafelrunde/contract/admin/money/order-payments'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readCii } from '../../../test/read/read-invoice.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { invoicingIn } from './invoices.fixture.ts'

const testApp = await buildTestApp()
const { as } = testApp
const { staff, cancel, confirmed, invoice, lettersTo, paperOf, xmlOf } = await invoicingIn(testApp)
const office = as(staff)

/** An invoice that takes the place of one of which so many cents were paid: what its paper, its XML and its mail ask for. */
const after = async (paidOf: (gross: number) => number) => {
  const { params, email } = await confirmed()
  const first = await invoice(params)
  const cents = paidOf(first.gross_cents)
  await office(payOrder, { params, body: { cents, open_cents: first.gross_cents } })
  await cancel(first.id)
  const second = await invoice(params)
  const { sums, due } = readCii(await xmlOf(second.id))
  const letter = (await lettersTo(email)).at(-1)?.text
  return {
    text: (await readPdf(await paperOf(second.id))).text.replaceAll(/\s/g, ' '),
    letter: letter?.replaceAll(/\s/g, ' '),
    sums: [sums.paid, sums.due],
    due,
    open: (await office(readBalance, { params })).open_cents,
  }
}

test('an invoice asks for what is left of it after what was paid for the one before', async () => {
  const { text, letter, sums, open } = await after(() => 10_000)
  expect(text).toContain('Davon bereits bezahlt 100,00 €')
  expect(text).toContain('Noch zu zahlen 315,31 €')
  expect(text).toContain('Betrag 315,31 €')
  expect(letter).toContain('Von 415,31 € sind 100,00 € bereits bezahlt.')
  expect(letter).toContain('die noch offenen 315,31 € bis zum')
  expect([sums, open]).toEqual([[10_000, 31_531], 31_531])
})

test('where all of it is paid it asks for nothing, and what is more stays a credit', async () => {
  const { text, letter, sums, due, open } = await after(gross => gross + 700)
  expect(text).toContain('Der Rechnungsbetrag ist bereits bezahlt. Bitte überweisen Sie nichts.')
  expect(text).not.toContain('Verwendungszweck')
  expect(letter).toContain('Der Rechnungsbetrag von 415,31 € ist bereits bezahlt.')
  expect([sums, due, open]).toEqual([[41_531, 0], undefined, -700])
})
