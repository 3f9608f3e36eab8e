import { changeSettlement, startSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { events } from '../events/events.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { lecturingIn, smallPdf } from './lecturing.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { change, lecturing, pays, settlementOf, upload } = lecturingIn(testApp)
clock.set('2027-03-20T12:00:00+01:00')
const perUnit = { role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false } as const

const callOff = (slot: { id: number }, feeStays = false) =>
  deps.db.update(timeslots).set({ calledOffAt: deps.clock.now(), feeStays }).where(eq(timeslots.id, slot.id))
const cancel = (event: { id: number }) =>
  deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id))

/** A lecturer whose usual way is 128 km, in an event that pays by the unit; begun before anything was called off or after. */
const begun = async (isOff: (found: Awaited<ReturnType<typeof lecturing>>) => Promise<unknown>) => {
  const found = await lecturing({ event: { state: 'open' } })
  await change(found.person, { travel_km: 128 })
  await pays(found.event, perUnit)
  await isOff(found)
  const { id } = await as(found.person)(startSettlement, { body: { event: found.event.id } })
  return { ...found, params: { id } }
}

const paper = async (person: { id: number }, kind: 'billingfee' | 'confirmation', id: number) =>
  app.inject({ url: `/api/lecturer-${kind}/${id}/`, headers: await bearer(person) })

test.each([
  ['the only Termin was called off', ({ slot }: { slot: { id: number } }) => callOff(slot)],
  ['the event was cancelled', ({ event }: { event: { id: number } }) => cancel(event)],
])(
  'when %s, its costs are paid without a fee, and the usual way is not among them by itself',
  async (_what, isOff) => {
    const { person, params } = await begun(isOff)
    expect(await settlementOf(person)).toMatchObject({
      timeslots: [],
      fee_cents: 0,
      travel_cents: 0,
      missing: ['costs'],
    })
    const save = (body: object) => as(person)(changeSettlement, { params, body })
    await expect(save({ submit: true })).rejects.toMatchObject({
      status: 400,
      body: { submit: [expect.stringContaining('was Sie für Fahrt oder Auslagen bezahlt haben')] },
    })
    const { body: receipt } = await upload(person, smallPdf, 'Hotel.pdf')
    const expenses = [{ text: 'Hotel, nicht mehr zu stornieren', cents: 8900, receipt: receipt.id }]
    expect(await save({ expenses, travel_km: 20, submit: true })).toMatchObject({
      state: 'submitted',
      fee_cents: 0,
      travel_cents: 600,
      total_cents: 9500,
      missing: [],
    })
    const { text } = await readPdf((await paper(person, 'billingfee', params.id)).rawPayload)
    for (const words of ['Hotel, nicht mehr zu stornieren', 'Gesamtbetrag 95,00 €'])
      expect(text).toContain(words)
    expect((await paper(person, 'confirmation', params.id)).statusCode).toBe(409)
  },
)

test('the fee of a Termin that was called off with it stays, also when the event is cancelled later', async () => {
  const { event, person, params } = await begun(({ slot }) => callOff(slot, true))
  const { workshopId } = await given.timeslot({ eventId: event.id })
  expect(workshopId).not.toBeNull()
  await cancel(event)
  expect(await as(person)(changeSettlement, { params, body: { submit: true } })).toMatchObject({
    timeslots: [{ fee_cents: 18_000, is_called_off: true }],
    fee_cents: 18_000,
    travel_cents: 0,
  })
  const { text } = await readPdf((await paper(person, 'billingfee', params.id)).rawPayload)
  expect(text).toContain('Leseförderung (entfallen)')
  expect((await paper(person, 'confirmation', params.id)).statusCode).toBe(409)
})

test('as long as another Termin is still to come, all of it is submitted after that', async () => {
  const { event, slot, person, params } = await begun(async () => undefined)
  const later = { startsAt: new Date('2027-03-25T14:00+01:00'), endsAt: new Date('2027-03-25T15:30+01:00') }
  await given.timeslot({ eventId: event.id, workshopId: slot.workshopId, ...later })
  await callOff(slot)
  expect(await settlementOf(person)).toMatchObject({ missing: ['timeslots'], travel_cents: 3840 })
  await cancel(event)
  expect(await as(person)(changeSettlement, { params, body: { travel_km: 20 } })).toMatchObject({
    missing: [],
    total_cents: 600,
  })
})
