import * as contract from '@tafelrunde/contract/admin/intakes'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { buildTestApp } from '../../../test/build-test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'as' | 'bearer'>
type Person = { id: number }
type Upload = { kind?: contract.IntakeKind; event?: number; file: string | Uint8Array; name?: string }

/** What people of the office do with tables. */
export const intakesIn = ({ app, as, bearer }: TestApp, person: Person) => {
  const upload = async (
    { kind = 'workshops', event, file, name = 'Programm.csv' }: Upload,
    whose = person,
  ) => {
    const payload = new FormData()
    payload.set('kind', kind)
    if (event !== undefined) payload.set('event', String(event))
    payload.set('name', name)
    payload.set('file', new File([typeof file === 'string' ? file : Buffer.from(file)], 'x'))
    const headers = await bearer(whose)
    return app.inject({ method: 'POST', url: '/api/admin/intakes/', headers, payload })
  }
  const uploaded = async (facts: Upload) => {
    const answer = await upload(facts)
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()])
    return z.parse(contract.Intake, answer.json())
  }
  const rowsOf = async ({ id }: { id: number }, outcome?: string) => {
    const query = outcome === undefined ? {} : { outcome }
    const { results } = await as(person)(contract.listIntakeRows, { params: { id }, query })
    return results
  }
  const apply = ({ id, version }: { id: number; version: number }) =>
    as(person)(contract.applyIntake, { params: { id }, body: { version } })

  return {
    upload,
    uploaded,
    rowsOf,
    apply,
    /** Uploads a table and writes it. */
    applied: async (facts: Upload) => apply(await uploaded(facts)),
    /** What is wrong, as „line field: reason“. */
    problemsOf: async (intake: { id: number }) =>
      (await rowsOf(intake, 'faulty')).flatMap(({ line, problems }) =>
        problems.map(({ field, reason, offers }) => `${line} ${field}: ${reason} [${offers.join('|')}]`),
      ),
    correct: async ({ id }: { id: number }, line: number, field: string, text: string) => {
      const row = (await rowsOf({ id })).find(one => one.line === line)
      return as(person)(contract.correctIntake, { params: { id }, body: { row: row?.id ?? 0, field, text } })
    },
    split: ({ id }: { id: number }, delimiter: contract.IntakeDelimiter) =>
      as(person)(contract.splitIntake, { params: { id }, body: { delimiter } }),
    leaveOut: ({ id }: { id: number }, leftOut: boolean) =>
      as(person)(contract.leaveOutHidden, { params: { id }, body: { left_out: leftOut } }),
    map: ({ id }: { id: number }, columns: Record<string, number>) =>
      as(person)(contract.mapIntake, {
        params: { id },
        body: { columns: Object.entries(columns).map(([field, column]) => ({ field, column })) },
      }),
  }
}
