import { bookStatement, previewStatement, Statement } from '@tafelrunde/contract/admin/money/bank'
import * as z from 'zod/mini'
import type { buildTestApp } from '../../../../test/build-test-app.ts'

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
    /** Books as it is seen now, or was. */
    book: async (file: Buffer, payments: Payments, seen?: string) =>
      send(bookStatement.url, await formOf(file, payments, seen)),
  }
}
