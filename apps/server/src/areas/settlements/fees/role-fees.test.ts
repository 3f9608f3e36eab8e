import * as contract from '@tafelrunde/contract/admin/money/fees'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readFeeTerms } from './fees.service.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const read = (id: number) => as(okka)(contract.getRoleFees, { params: { id } })
const change = async (id: number, fields: object) => {
  const { event: _event, ...fees } = await read(id)
  return as(okka)(contract.changeRoleFees, { params: { id }, body: { ...fees, ...fields } })
}
const fee = { kind: 'per_unit', cents: '90,00', shared: true }

test('fees are set as they are typed, and the history names the role whose fee has changed', async () => {
  const { id } = await given.event()
  expect(await read(id)).toMatchObject({ travel_cents_per_km: 30, lecturer: null, version: 0 })
  await change(id, { travel_cents_per_km: '0,38', lecturer: fee, co_lecturer: fee })
  const both = { kind: 'per_unit', cents: 9000, shared: true }
  expect(await readFeeTerms(deps.db, id)).toEqual({
    travel_cents_per_km: 38,
    rules: [
      { role: 'lecturer', ...both },
      { role: 'co_lecturer', ...both },
    ],
  })
  const { version } = await read(id)
  expect(await change(id, {})).toMatchObject({ version })
  await change(id, { lecturer: { ...fee, cents: 9500 }, co_lecturer: null })
  const { results } = await as(okka)(contract.listFeesHistory, { params: { id }, query: { limit: '2' } })
  expect(results).toMatchObject([
    { by: 'Okka Harms', before: { role: 'lecturer', cents: 9000 }, after: { role: 'lecturer', cents: 9500 } },
    { action: 'delete', before: { role: 'co_lecturer' } },
  ])
  await expect(change(id, { version })).rejects.toMatchObject({ body: { code: 'changed' } })
})

test('fees are a matter of staff, and of an event that there is', async () => {
  const { id } = await given.event()
  const { event: _event, ...body } = await read(id)
  const lecturer = as(await given.account({ isLecturer: true }))
  const forbidden = { status: 403 }
  await expect(lecturer(contract.getRoleFees, { params: { id } })).rejects.toMatchObject(forbidden)
  await expect(lecturer(contract.changeRoleFees, { params: { id }, body })).rejects.toMatchObject(forbidden)
  await expect(read(999_999)).rejects.toMatchObject({ status: 404 })
})

test.each([
  [{ travel_cents_per_km: '11,00' }, { travel_cents_per_km: ['Höchstens 10 €.'] }],
  [
    { lecturer: { ...fee, cents: 'viel' } },
    { lecturer: { cents: ['Bitte geben Sie einen Betrag in Euro an, etwa „12,50“.'] } },
  ],
  [{ lecturer: { ...fee, kind: 'per_hour' } }, { lecturer: { kind: [expect.any(String)] } }],
])('what cannot be is refused at its field: %#', async (fields, body) => {
  const { id } = await given.event()
  await expect(change(id, fields)).rejects.toMatchObject({ status: 400, body })
})

test('a fee from a later day on is kept beside the first, in the history, and one day has one for each role', async () => {
  const { id } = await given.event()
  const later = {
    role: 'lecturer',
    valid_from: '2027-03-14',
    kind: 'per_unit',
    cents: '95,00',
    shared: false,
  }
  const saved = await change(id, { lecturer: fee, later: [later] })
  expect(saved).toMatchObject({ lecturer: { cents: 9000 }, later: [{ ...later, cents: 9500 }] })
  await expect(change(id, { later: [later, later] })).rejects.toMatchObject({
    status: 400,
    body: { later: ['Für jede Rolle gibt es an einem Tag höchstens ein Honorar.'] },
  })
  await change(id, { later: [{ ...later, cents: 9900 }] })
  const { results } = await as(okka)(contract.listFeesHistory, { params: { id }, query: { limit: '1' } })
  expect(results).toMatchObject([{ before: { cents: 9500 }, after: { role: 'lecturer', cents: 9900 } }])
  expect(await change(id, { later: [] })).toMatchObject({ later: [], lecturer: { cents: 9000 } })
})
