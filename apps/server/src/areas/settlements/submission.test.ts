import { approveSettlement, returnSettlement } from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement, startSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { association } from '../association/association.tables.ts'
import { lecturers } from '../lecturers/lecturers.tables.ts'
import { lecturingIn, smallPdf } from './lecturing.fixture.ts'
import { settlementSteps } from './settlements.tables.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given, sentMails } = testApp
const { change, lecturing, settlementOf, settling, upload } = lecturingIn(testApp)
await startWork(deps)
await deps.db.update(association).set({ email: 'buero@verband.example' })
const mailbox = mailboxOf(sentMails)
clock.set('2027-03-20T12:00:00+01:00')
const office = await given.account({ isStaff: true, firstName: 'Ute', lastName: 'Kern' })
const staff = as(office)

const submit = (person: { id: number }, id: number, body: object = {}) =>
  as(person)(changeSettlement, { params: { id }, body: { submit: true, ...body } })
const approve = (id: number) => staff(approveSettlement, { params: { id } })
const giveBack = (id: number, remark = 'Der Beleg ist unleserlich.') =>
  staff(returnSettlement, { params: { id }, body: { remark } })
const wrongState = { status: 409, body: { code: 'state' } }

test('a settlement with gaps names each of them, and is not submitted', async () => {
  const { person, id } = await settling({ data: { small_business: true } })
  const expenses = [{ text: 'Kopien', cents: 1620 }]
  await as(person)(changeSettlement, { params: { id }, body: { expenses } })
  expect(await settlementOf(person)).toMatchObject({ missing: ['address', 'iban', 'tax_number', 'receipts'] })
  await expect(submit(person, id)).rejects.toMatchObject({
    status: 400,
    body: {
      submit: [
        'Bitte geben Sie Ihre vollständige Anschrift an.',
        'Bitte geben Sie Ihre IBAN an.',
        'Bitte geben Sie Ihre Steuernummer oder Ihre Umsatzsteuer-Identifikationsnummer an.',
        'Bitte fügen Sie Fahrkarten und jeder Auslage einen Beleg bei.',
      ],
    },
  })
  expect(await settlementOf(person)).toMatchObject({ state: 'open', steps: [] })
})

test('whoever stays within the allowance needs no tax number', async () => {
  const { person, id } = await settling()
  await change(person, { tax_number: '' })
  expect((await settlementOf(person)).missing).toEqual([])
  expect((await submit(person, id, { tax: 'small_business' }).catch(error => error)).body).toEqual({
    submit: [expect.stringContaining('Steuernummer')],
  })
  expect((await submit(person, id)).state).toBe('submitted')
})

test('nothing can be submitted before all own timeslots were held', async () => {
  const { event, person, slot } = await lecturing({ event: { state: 'open' } })
  const later = { startsAt: new Date('2027-03-13T14:00+01:00'), endsAt: new Date('2027-03-13T15:30+01:00') }
  await given.timeslot({ eventId: event.id, workshopId: slot.workshopId, ...later })
  const { id } = await as(person)(startSettlement, { body: { event: event.id } })
  for (const moment of ['2027-03-13T11:00:00+01:00', '2027-03-13T15:00:00+01:00']) {
    clock.set(moment)
    await expect(submit(person, id)).rejects.toMatchObject({
      status: 400,
      body: { submit: [expect.stringContaining('alle Ihre Termine')] },
    })
  }
  clock.set('2027-03-20T12:00:00+01:00')
  expect((await submit(person, id)).state).toBe('submitted')
})

test('the way of a settlement: submitted, given back, submitted again, approved; who and when is kept', async () => {
  const { person, id, event } = await settling({ event: { name: 'Lesetag' } })
  await submit(person, id, { remark: 'Mit dem Rad gekommen.' })
  await eventually(() =>
    expect(mailbox.to('buero@verband.example')).toContainEqual(
      expect.objectContaining({
        subject: 'Abrechnung eingereicht: Miriam Baumgärtner, Lesetag',
        replyTo: person.email,
      }),
    ),
  )
  clock.set('2027-03-21T09:00:00+01:00')
  expect(await giveBack(id)).toMatchObject({ state: 'returned', return_remark: 'Der Beleg ist unleserlich.' })
  expect((await mailbox.latest(person.email)).text).toContain('Der Beleg ist unleserlich.')
  await change(person, { city: 'Lindenau' })
  clock.set('2027-03-22T09:00:00+01:00')
  const again = await submit(person, id, { travel_km: 10 })
  expect(again).toMatchObject({
    state: 'submitted',
    return_remark: '',
    remark: 'Mit dem Rad gekommen.',
    travel_cents: 300,
  })
  clock.set('2027-03-23T09:00:00+01:00')
  const approved = await approve(id)
  expect(approved).toMatchObject({ state: 'approved', event: { id: event.id } })
  expect(
    approved.steps.map(({ state, by, at, remark }) => [state, by, at.toISOString().slice(0, 10), remark]),
  ).toEqual([
    ['submitted', 'Miriam Baumgärtner', '2027-03-20', ''],
    ['returned', 'Ute Kern', '2027-03-21', 'Der Beleg ist unleserlich.'],
    ['submitted', 'Miriam Baumgärtner', '2027-03-22', ''],
    ['approved', 'Ute Kern', '2027-03-23', ''],
  ])
  expect((await mailbox.latest(person.email, 2)).subject).toBe(
    'Ihre Abrechnung für „Lesetag“ ist freigegeben',
  )
  clock.set('2027-03-20T12:00:00+01:00')
})

test('each step only from the state before it', async () => {
  const { person, id } = await settling()
  await expect(approve(id)).rejects.toMatchObject(wrongState)
  await expect(giveBack(id)).rejects.toMatchObject(wrongState)
  await submit(person, id)
  await expect(submit(person, id)).rejects.toMatchObject(wrongState)
  await expect(
    as(person)(changeSettlement, { params: { id }, body: { remark: 'zu spät' } }),
  ).rejects.toMatchObject(wrongState)
  await approve(id)
  await expect(approve(id)).rejects.toMatchObject(wrongState)
  await expect(approve(999_999)).rejects.toMatchObject({ status: 404 })
})

test('lecturers do not decide on settlements, and giving back needs a remark', async () => {
  const { person, id } = await settling()
  await submit(person, id)
  const params = { id }
  await expect(as(person)(approveSettlement, { params })).rejects.toMatchObject({ status: 403 })
  await expect(as(person)(returnSettlement, { params, body: { remark: 'x' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(giveBack(id, ' ')).rejects.toMatchObject({
    status: 400,
    body: { remark: ['Bitte geben Sie den Grund an. Er steht auf der berichtigten Abrechnung.'] },
  })
})

test('of many who submit or decide at once, one does', async () => {
  const { person, id } = await settling()
  const outcomes = async (wishes: Promise<unknown>[]) =>
    (await Promise.allSettled(wishes)).filter(({ status }) => status === 'fulfilled').length
  expect(await outcomes(Array.from({ length: 6 }, () => submit(person, id)))).toBe(1)
  expect(await outcomes([approve(id), approve(id), approve(id)])).toBe(1)
  expect(await outcomes([giveBack(id), giveBack(id), giveBack(id)])).toBe(1)
  expect(await deps.db.$count(settlementSteps, eq(settlementSteps.settlementId, id))).toBe(3)
})

test('staff complete and submit for a lecturer, in their own name', async () => {
  const { person, id } = await settling()
  const { steps } = await submit(office, id, { travel_km: 5 })
  expect(steps).toMatchObject([{ state: 'submitted', by: 'Ute Kern' }])
  expect((await settlementOf(person)).state).toBe('submitted')
})

test('what belongs to nobody any more is approved, but not given back', async () => {
  const { person, lecturer, id } = await settling()
  await submit(person, id)
  await deps.db
    .update(lecturers)
    .set({ accountId: null, lastName: 'Profil gelöscht' })
    .where(eq(lecturers.id, lecturer.id))
  await expect(giveBack(id)).rejects.toMatchObject(wrongState)
  expect(await approve(id)).toMatchObject({ state: 'approved', lecturer: { last_name: 'Baumgärtner' } })
  expect(mailbox.to(person.email)).toHaveLength(0)
})

test('expenses with their receipts are replaced as a whole, and only own receipts count', async () => {
  const { person, id } = await settling()
  const { body: receipt } = await upload(person, smallPdf)
  const { body: foreign } = await upload(await given.account({ isLecturer: true }), smallPdf)
  type Said = { text: string; cents: number | string; receipt?: number }
  const say = (expenses: Said[]) => as(person)(changeSettlement, { params: { id }, body: { expenses } })
  const copies = { text: 'Kopien', cents: 1620, receipt: receipt.id }
  const said = await say([copies, { text: 'Material', cents: '500' }])
  expect(said).toMatchObject({
    expenses: [
      { text: 'Kopien', cents: 1620, receipt: { id: receipt.id, name: 'Beleg.pdf' } },
      { text: 'Material', cents: 500, receipt: null },
    ],
    expenses_cents: 2120,
    missing: ['receipts'],
  })
  expect(await say([copies])).toMatchObject({ expenses_cents: 1620, missing: [] })
  for (const wrong of [foreign.id, 999_999])
    await expect(say([{ ...copies, receipt: wrong }])).rejects.toMatchObject({
      status: 400,
      body: { expenses: [`Ungültiger pk "${wrong}" - Object existiert nicht.`] },
    })
  await expect(say([{ text: '', cents: 0 }])).rejects.toMatchObject({
    status: 400,
    body: { expenses: { 0: { text: [expect.any(String)], cents: [expect.any(String)] } } },
  })
  expect((await settlementOf(person)).expenses_cents).toBe(1620)
})
