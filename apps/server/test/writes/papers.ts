import { issueConfirmation } from '@tafelrunde/contract/admin/events/attendances'
import { applyIntake } from '@tafelrunde/contract/admin/intakes'
import { bookStatement, withdrawEntry } from '@tafelrunde/contract/admin/money/bank'
import { creditInvoice } from '@tafelrunde/contract/admin/money/credits'
import { addFreeLine, removeFreeLine } from '@tafelrunde/contract/admin/money/free-lines'
import { changeHallImage, changeHallPlan, removeHallImage } from '@tafelrunde/contract/admin/money/halls'
import { invoiceEvent, stopInvoiceRun } from '@tafelrunde/contract/admin/money/invoice-runs'
import { listInvoices, remindInvoices, sumInvoices } from '@tafelrunde/contract/admin/money/invoices'
import * as payments from '@tafelrunde/contract/admin/money/order-payments'
import * as orders from '@tafelrunde/contract/admin/money/orders'
import { changePriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { noteVatCheck } from '@tafelrunde/contract/admin/money/vat-checks'
import * as support from '@tafelrunde/contract/admin/people/support'
import { correctConfirmation } from '@tafelrunde/contract/events/confirmations'
import { writeToSupport } from '@tafelrunde/contract/support'
import { attendedIn } from '../../src/areas/confirmations/attended.fixture.ts'
import { usualTerms, wish } from '../../src/areas/exhibitions/orders/orders.fixture.ts'
import { intakesIn } from '../../src/areas/intake/intake.fixture.ts'
import { bankOf } from '../../src/areas/invoices/bank/bank.fixture.ts'
import { entryOf, statementOf } from '../../src/areas/invoices/bank/statement.fixture.ts'
import { invoicingIn } from '../../src/areas/invoices/invoices.fixture.ts'
import { pictureForm } from '../pictures.ts'
import { type Person, type TestApp, version, type Write, write } from './write.ts'

/** Every write to orders, invoices, confirmations and messages, and what tables from Excel bring. */
export const paperWrites = async (testApp: TestApp, boss: Person): Promise<Write[]> => {
  const { app, as, bearer, clock, given } = testApp
  const { confirmed, exhibition, invoice, ordered } = await invoicingIn(testApp)
  const { uploaded } = intakesIn(testApp, boss)
  const anEvent = async () => ({ id: (await given.event()).id })
  const asked = () =>
    as()(writeToSupport, {
      body: {
        name: 'Eva Sommer',
        email: `${crypto.randomUUID()}@schule.example`,
        subject: 'Saal',
        message: 'Gibt es eine Rampe?',
      },
    })

  return [
    write(orders.confirmOrder, 'orders', async () => ({ ...(await ordered()).params, body: {} })),
    write(orders.declineOrder, 'orders', async () => ({
      ...(await ordered()).params,
      body: { remark: 'Leider ist alles voll.' },
    })),
    write(orders.changeBilling, 'orders', async () => ({ ...(await confirmed()).params, body: wish() })),
    write(orders.changeDiscount, 'orders', async () => ({
      ...(await confirmed()).params,
      body: { percent: 10, reason: 'Frühbucher' },
    })),
    write(addFreeLine, 'order_items', async () => ({
      ...(await confirmed()).params,
      body: { name: 'Aufbauhilfe', unit_cents: 5000 },
    })),
    write(removeFreeLine, 'order_items', async () => {
      const { params } = await confirmed()
      const body = { name: 'Aufbauhilfe', unit_cents: 5000 }
      const { items } = await as(boss)(addFreeLine, { params, body })
      return { id: items.find(one => one.free_line !== undefined)?.free_line }
    }),
    write(noteVatCheck, 'vat_checks', async () => ({
      ...(await confirmed({ wish: { country: 'AT', vat_id: 'ATU12345675' } })).params,
      body: { vat_id: 'ATU12345675', result: 'valid', reference: 'WAPIAAAAX1' },
    })),
    write(orders.endOrder, 'orders', async () => ({
      ...(await confirmed()).params,
      body: { reason: 'Das Foyer wird umgebaut.' },
    })),
    write(orders.endOrderForFee, 'invoices', async () => ({
      ...(await confirmed()).params,
      body: { reason: 'Am Vortag abgesagt.', fee_cents: 5000 },
    })),
    write(orders.invoiceOrder, 'invoices', async () => (await confirmed()).params),
    write(invoiceEvent, 'invoice_runs', async () => ({ id: (await confirmed()).event.id })),
    write(stopInvoiceRun, 'invoice_runs', async () => {
      const { id } = (await confirmed()).event
      await as(boss)(invoiceEvent, { params: { id } })
      return { id }
    }),
    write(payments.payOrder, 'order_payments', async () => {
      const { params } = await confirmed()
      await invoice(params)
      return { ...params, body: { way: 'cash' } }
    }),
    write(payments.refundOrder, 'order_payments', async () => {
      const { params } = await confirmed()
      const { id } = await invoice(params)
      await as(boss)(payments.payOrder, { params, body: {} })
      await as(boss)(orders.cancelInvoice, { params: { id }, body: {} })
      return { ...params, body: { way: 'transfer' } }
    }),
    write(payments.withdrawPayment, 'order_payments', async () => {
      const { params } = await confirmed()
      await invoice(params)
      await as(boss)(payments.payOrder, { params, body: {} })
      return { id: (await as(boss)(payments.readBalance, { params })).payments[0]?.id }
    }),
    write(remindInvoices, 'invoice_reminders', async () => {
      const now = clock.now().toISOString()
      clock.passSeconds(-20 * 24 * 60 * 60)
      const { id } = await invoice((await confirmed()).params)
      clock.set(now)
      const { to_remind } = await as(boss)(sumInvoices, { query: {} })
      return { id, body: { count: to_remind } }
    }),
    write(payments.unpayOrder, 'order_payments', async () => {
      const { params } = await confirmed()
      await invoice(params)
      await as(boss)(payments.payOrder, { params, body: {} })
      return params
    }),
    write(withdrawEntry, 'bank_entries', async () => {
      const { id, number, gross_cents } = await invoice((await confirmed()).params)
      const credit = { amount: String(gross_cents / 100), text: number, payer: 'Verlag & Söhne' }
      await bankOf(testApp, boss).book(statementOf([entryOf([credit])]), { 0: [id] })
      const { results } = await as(boss)(listInvoices, { query: { search: number } })
      return { id: results[0]?.payments[0]?.entry }
    }),
    write(bookStatement, 'invoice_payments', async () => {
      const { id, number, gross_cents } = await invoice((await confirmed()).params)
      const credit = { amount: String(gross_cents / 100), text: number, payer: 'Verlag & Söhne' }
      const fields = await bankOf(testApp, boss).formOf(statementOf([entryOf([credit])]), { 0: [id] })
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return { id, body }
    }),
    write(orders.cancelInvoice, 'invoices', async () => ({
      id: (await invoice((await confirmed()).params)).id,
      body: { reason: 'Falsche Anschrift' },
    })),
    write(creditInvoice, 'invoices', async () => {
      const { id, gross_cents } = await invoice((await confirmed()).params)
      const items = [{ line: 0, quantity: 1 }]
      return { id, body: { items, reason: 'Ein Tisch fehlte.', left_cents: gross_cents } }
    }),
    write(changePriceList, 'price_items', async () => ({
      ...(await anEvent()),
      body: { tables: { name: 'Tische', unit_cents: 14_000 }, version },
    })),
    write(changeHallPlan, 'hall_tables', async () => ({
      id: (await exhibition()).id,
      body: { hall: { ...usualTerms.hall, tables: [{ place: 'A1', column: 2, row: 2 }] }, version },
    })),

    write(changeHallImage, 'hall_images', async () => ({
      id: (await exhibition()).id,
      body: await pictureForm(),
    })),
    write(removeHallImage, 'hall_images', async () => {
      const { id } = await exhibition()
      const [url, headers] = [`/api/admin/events/${id}/hall/image/`, await bearer(boss)]
      await app.inject({ method: 'PUT', url, headers, payload: await pictureForm() })
      return { id }
    }),

    write(issueConfirmation, 'confirmations', async () => ({
      id: (await attendedIn(testApp).attended()).id,
    })),
    write(correctConfirmation, 'confirmations', async () => {
      const { id, person } = await attendedIn(testApp).attended()
      const url = `/api/users/participation-confirmations/${id}/`
      await app.inject({ url, headers: await bearer(person) })
      return { id, body: { reason: 'Name berichtigt' } }
    }),
    write(support.answerSupport, 'support_answers', async () => ({
      id: (await asked()).id,
      body: { message: 'Ja, am Haupteingang.' },
    })),
    write(support.noteSupport, 'support_answers', async () => ({
      id: (await asked()).id,
      body: { message: 'Rief auch an.' },
    })),
    write(support.assignSupport, 'support_messages', async () => ({
      id: (await asked()).id,
      body: { assignee: boss.id },
    })),
    write(support.saveSupportText, 'support_texts', async () => ({
      body: { name: 'Parken', text: 'Im Hof.' },
    })),
    write(support.deleteSupportText, 'support_texts', async () => {
      const { id } = await as(boss)(support.saveSupportText, {
        body: { name: 'Anfahrt', text: 'Mit der Bahn.' },
      })
      return { id }
    }),
    write(support.closeSupport, 'support_messages', async () => ({ id: (await asked()).id })),
    write(applyIntake, 'rooms', async () => {
      const intake = await uploaded({ kind: 'rooms', file: 'Raum;Plätze\nTurnhalle;100\n' })
      return { id: intake.id, body: { version: intake.version } }
    }),
  ]
}
