import { changeDonationTerms } from '@tafelrunde/contract/admin/donation-terms'
import { changeDatev } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import {
  approveSettlement,
  exportPaymentFile,
  returnSettlement,
} from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { lecturingIn } from '../../settlements/lecturing.fixture.ts'
import { seller } from '../invoices.fixture.ts'
import { centsOf, readBookings, skr04 } from './datev.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { settling } = lecturingIn(testApp)
const staff = await given.account({ isStaff: true })
const boss = await given.account({ isStaff: true, isSuperuser: true })
await deps.db.update(association).set(seller)
await as(boss)(changeDonationTerms, {
  body: {
    terms: {
      tax_office: 'Musterstadt',
      tax_number: '151/815/08156',
      notice: 'exemption',
      notice_on: '2025-05-06',
      period: '2023',
      purposes: 'Erziehung und Volksbildung',
    },
  },
})

const settings = (donations: number | null) => ({
  ...skr04,
  settlements: { ...skr04.settlements, donations, sphere: 'purpose' as const },
})
const setUp = (donations: number | null) => as(staff)(changeDatev, { body: settings(donations) })
beforeEach(async () => {
  clock.set('2027-03-20T12:00:00+01:00')
  await setUp(4960)
})

const approved = async (donated_cents: number) => {
  const found = await settling()
  const body = { tax: 'allowance' as const, donated_cents, submit: true }
  await as(found.person)(changeSettlement, { params: found.params, body })
  await as(staff)(approveSettlement, { params: found.params })
  return found
}
const days = { from: '2027-01-01', until: '2027-12-31' }
const make = async () => {
  const { exported } = await as(staff)(sumDatev, { query: days })
  const body = { ...days, seen: exported[0]?.id ?? null, settlements: true }
  return as(staff)(makeDatevExport, { body })
}
const postingsOf = async (id: number) => {
  const url = `/api/admin/datev/exports/${(await make()).id}/`
  const { rawPayload } = await app.inject({ url, headers: await bearer(staff) })
  const { postings } = readBookings(rawPayload)
  return postings
    .filter(one => one['Belegfeld 1']?.startsWith(`2027-${String(id).padStart(6, '0')}`))
    .map(one => [
      one['Gegenkonto (ohne BU-Schlüssel)'],
      centsOf(one),
      one['KOST2 - Kostenstelle'],
      one['Buchungstext'],
    ])
}

test('the cost is booked in full, the waived part as a donation, and the payment leaves nothing open', async () => {
  const { id, event } = await approved(8_005)
  await as(staff)(exportPaymentFile, { params: { id: event.id }, body: { execution: '2027-03-24' } })
  expect(await postingsOf(id)).toEqual([
    ['6303', -18_000, '3', 'Honorar Baumgärtner, Miriam'],
    ['4960', 8_005, '1', 'Verzicht als Spende Baumgärtner, Miriam'],
    ['1800', 9_995, '', 'Zahlung Baumgärtner, Miriam'],
  ])
})

test('what is waived whole is booked as well, and taken back with what is given back', async () => {
  const { id, params } = await approved(18_000)
  const postings = [
    ['6303', -18_000, '3', 'Honorar Baumgärtner, Miriam'],
    ['4960', 18_000, '1', 'Verzicht als Spende Baumgärtner, Miriam'],
  ]
  expect(await postingsOf(id)).toEqual(postings)
  clock.set('2027-03-22T12:00:00+01:00')
  await as(staff)(returnSettlement, { params, body: { remark: 'Bitte prüfen.' } })
  expect(await postingsOf(id)).toEqual([
    ...postings,
    ['6303', 18_000, '3', 'Storno Honorar Baumgärtner, Miriam'],
    ['4960', -18_000, '1', 'Storno Verzicht als Spende Baumgärtner, Miriam'],
  ])
})

test('nothing is exported while an account for donations is missing, which it needs', async () => {
  await approved(5_000)
  await expect(setUp(49)).rejects.toMatchObject({
    status: 400,
    body: { settlements: ['Jedes Konto der Abrechnungen hat 4 Ziffern.'] },
  })
  await setUp(null)
  await expect(make()).rejects.toMatchObject({
    status: 400,
    body: {
      settlements: [
        'Bitte geben Sie zuerst das Konto für Spenden an: In diesem Zeitraum hat jemand auf etwas verzichtet.',
      ],
    },
  })
})
