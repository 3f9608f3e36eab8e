import { bookStatement, previewStatement, Statement } from '@tafelrunde/contract/admin/money/bank'
import { listInvoices } from '@tafelrunde/contract/admin/money/invoices'
import type { Invoice } from '@tafelrunde/contract/admin/money/orders'
import * as z from 'zod/mini'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { invoicingIn } from '../invoices.fixture.ts'
import { type Credit, entryOf, statementOf } from './statement.fixture.ts'

/** For the entry at each place of the file the invoices that it pays. */
type Payments = Record<number, number[]>

/** Somebody of the office with a bank's files. */
export const bankOf = (
  { app, bearer }: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'bearer'>,
  person: { id: number },
) => {
  const send = async (url: string, fields: Record<string, string | Blob>) => {
    const payload = new FormData()
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    const answer = await app.inject({ method: 'POST', url, headers: await bearer(person), payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const look = (file: Buffer) => send(previewStatement.url, { file: new Blob([new Uint8Array(file)]) })
  const preview = async (file: Buffer) => z.parse(Statement, (await look(file)).body)
  const formOf = async (file: Buffer, payments: Payments, seen?: string) => {
    const told = await preview(file)
    const pairs = Object.entries(payments).flatMap(([at, ids]) =>
      ids.map(id => `${told.entries[Number(at)]?.key}:${id}`),
    )
    return {
      file: new Blob([new Uint8Array(file)]),
      payments: pairs.join(','),
      seen: seen ?? told.seen,
    }
  }
  return {
    look,
    preview,
    formOf,
    /** Notes what went back, as it is seen now or was, and what is paid. */
    bookReturns: async (file: Buffer, told?: Statement, payments: Payments = {}) => {
      const { returned } = told ?? (await preview(file))
      const returns = returned.flatMap(({ key, payment }) => (payment ? `${key}:${payment.entry}` : []))
      return send(bookStatement.url, {
        ...(await formOf(file, payments, told?.seen)),
        returns: returns.join(','),
      })
    },
    /** Notes which transfers came back, as it is seen now or was. */
    bookSentBack: async (file: Buffer, told?: Statement, choice?: string) => {
      const { sent_back, seen } = told ?? (await preview(file))
      const chosen = sent_back.flatMap(({ key, settlement }) => (settlement ? `${key}:${settlement.id}` : []))
      const refunds = sent_back.flatMap(({ key, refund }) => (refund ? `${key}:${refund.id}` : []))
      return send(bookStatement.url, {
        ...(await formOf(file, {}, seen)),
        sent_back: choice ?? chosen.join(','),
        refunds_back: refunds.join(','),
      })
    },
    /** Books as it is seen now, or was. */
    book: async (file: Buffer, payments: Payments, seen?: string) =>
      send(bookStatement.url, await formOf(file, payments, seen)),
  }
}

/** What pays an invoice, or so many cents more than that. */
export const pays = ({ number, gross_cents }: Invoice, more = 0): Credit => ({
  amount: ((gross_cents + more) / 100).toFixed(2),
  text: `Rechnung ${number}`,
  payer: 'Verlag & Söhne',
})

/** A statement with these payments. */
export const fileOf = (...credits: Credit[]) => statementOf(credits.map(credit => entryOf([credit])))

/** Somebody of the office with a bank's files, and invoices that these pay. */
export const payingIn = async (testApp: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { as } = testApp
  const { staff, cancel, confirmed, invoice } = await invoicingIn(testApp)
  const bank = bankOf(testApp, staff)
  return {
    ...bank,
    staff,
    cancel,
    written: async () => {
      const order = await confirmed()
      return { ...(await invoice(order.params)), params: order.params }
    },
    stateOf: async ({ number }: Invoice) => {
      const { results } = await as(staff)(listInvoices, { query: { search: number } })
      return results[0]
    },
    verdicts: async (file: Buffer) => (await bank.preview(file)).entries.map(({ verdict }) => verdict),
  }
}
