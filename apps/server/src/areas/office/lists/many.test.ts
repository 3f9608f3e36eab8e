import { listAttendances } from '@tafelrunde/contract/admin/events/attendances'
import { getOfficeTimeslot } from '@tafelrunde/contract/admin/events/programme'
import {
  approveSettlements,
  changeTimeslots,
  deleteTimeslots,
  deleteWorkshops,
  markAttendances,
} from '@tafelrunde/contract/admin/many'
import {
  getTimeslotSubscription,
  subscribeToTimeslot,
  unsubscribeFromTimeslot,
} from '@tafelrunde/contract/events/participations'
import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mails } from '../../mail/mail.tables.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, given } = testApp
const okka = await given.staff()
const act = as(okka)
const at = (time: string) => new Date(`2027-03-12T${time}:00+01:00`)
const slotsOf = async (event: number) =>
  (await act(listTimeslots, { query: { event: String(event) } })).results.map(({ id }) => id)

/** The same person has a place in the first and in the second, which follows it at once; the third is empty. */
const made = async () => {
  const event = await given.event({ state: 'open' })
  const slots = []
  for (const [start, end, caption] of [
    ['10:00', '11:00', 'Erster'],
    ['11:00', '12:00', 'Zweiter'],
    ['12:00', '13:00', 'Dritter'],
  ] as const) {
    const workshop = await given.workshop({ eventId: event.id, name: caption })
    const times = { startsAt: at(start), endsAt: at(end), caption, capacity: 5 }
    slots.push(await given.timeslot({ eventId: event.id, workshopId: workshop.id, ...times }))
  }
  const person = await given.account()
  for (const slot of slots.slice(0, 2)) await given.participation(person, slot)
  return { event, slots, ids: slots.map(({ id }) => id) }
}

test('what would be deleted is counted before, and what stays is named with the reason', async () => {
  const { event, ids } = await made()
  const answer = await act(deleteTimeslots, { body: { ids, dry_run: true } })
  expect(answer).toEqual({
    done: 1,
    kept: [
      {
        id: ids[0],
        name: 'Erster, 12.03.2027 10:00',
        why: 'Das lässt sich nicht löschen: 1 Person war angemeldet oder auf der Warteliste.',
      },
      { id: ids[1], name: 'Zweiter, 12.03.2027 11:00', why: expect.stringContaining('1 Person war') },
    ],
  })
  expect(await slotsOf(event.id)).toEqual(ids)
})

test('of many either all are deleted or none', async () => {
  const { event, ids, slots } = await made()
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/workshops/delete/',
    headers: await bearer(okka),
    payload: { ids: slots.map(({ workshopId }) => workshopId) },
  })
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({
    code: 'state',
    detail: '2 der Einträge lassen das nicht zu. Es ist nichts geändert.',
  })
  expect(await slotsOf(event.id)).toEqual(ids)
  await act(deleteWorkshops, { body: { ids: slots.slice(2).map(({ workshopId }) => Number(workshopId)) } })
  expect(await slotsOf(event.id)).toEqual(ids.slice(0, 2))
})

test('Termine that follow each other are moved together, later and earlier, also with the same people in them', async () => {
  const { ids } = await made()
  const startOf = async (id = 0) => (await act(getOfficeTimeslot, { params: { id } })).start
  for (const [minutes, first] of [
    [30, '10:30'],
    [-90, '09:00'],
  ] as const) {
    expect(await act(changeTimeslots, { body: { ids, shift_minutes: minutes } })).toEqual({
      done: 3,
      kept: [],
    })
    expect(await startOf(ids[0])).toEqual(at(first))
  }
  expect(await startOf(ids[2])).toEqual(at('11:00'))
})

test('who waits moves up when all chosen Termine have moved, not into one of them that keeps the next one from moving', async () => {
  const event = await given.event({ state: 'open' })
  const times = { eventId: event.id, startsAt: at('10:00'), endsAt: at('11:00'), capacity: 1 }
  const [full, other] = [await given.timeslot(times), await given.timeslot(times)]
  const [first, second] = [await given.account(), await given.account()]
  const take = (person: { id: number }, id: number) =>
    as(person)(subscribeToTimeslot, { params: { id }, query: {} })
  for (const person of [first, second]) await take(person, full.id)
  await take(second, other.id)
  await as(first)(unsubscribeFromTimeslot, { params: { id: full.id } })
  const body = { ids: [full.id, other.id], shift_minutes: 60 }
  expect(await act(changeTimeslots, { body })).toEqual({ done: 2, kept: [] })
  expect(await as(second)(getTimeslotSubscription, { params: { id: full.id } })).toBe('waitlisted:1')
})

test('Termine get the same number of places; where more are registered that is said and nothing changes', async () => {
  const { ids } = await made()
  const few = await act(changeTimeslots, { body: { ids, capacity: 0, dry_run: true } })
  expect(few).toMatchObject({ done: 1, kept: [{ why: '1 Person ist schon angemeldet.' }, { id: ids[1] }] })
  await act(changeTimeslots, { body: { ids, capacity: 30 } })
  for (const id of ids)
    expect(await act(getOfficeTimeslot, { params: { id } })).toMatchObject({ capacity: 30, room: null })
})

test('what is gone meanwhile is named, and nothing chosen is refused at its field', async () => {
  expect(await act(deleteTimeslots, { body: { ids: [999_999], dry_run: true } })).toEqual({
    done: 0,
    kept: [{ id: 999_999, name: 'Nr. 999999', why: 'Das gibt es nicht mehr.' }],
  })
  const headers = await bearer(okka)
  const nothing = await app.inject({
    method: 'POST',
    url: '/api/admin/timeslots/delete/',
    headers,
    payload: { ids: [] },
  })
  expect(nothing.statusCode).toBe(400)
  expect(Object.keys(nothing.json())).toEqual(['ids'])
})

test('a whole sheet is taken over at once: whoever signed was there, also where a door said less', async () => {
  testApp.clock.set('2027-03-14T12:00:00+01:00')
  const event = await given.event({ state: 'finished' })
  const slot = await given.timeslot({ eventId: event.id })
  const placed = async (facts: object) => (await given.participation(await given.account(), slot, facts)).id
  const ids = [await placed({ state: 'registered' }), await placed({ attendedMinutes: 5 })]
  const mark = (chosen: { ids: number[]; dry_run?: boolean }, state: 'attended' | 'absent') =>
    act(markAttendances, { body: { ...chosen, state } })
  const states = async () => {
    const { results } = await act(listAttendances, { query: { event: String(event.id) } })
    return new Map(results.map(({ id, state, minutes }) => [id, [state, minutes]]))
  }
  expect(await mark({ ids: [...ids, 999_999], dry_run: true }, 'attended')).toEqual({
    done: 2,
    kept: [{ id: 999_999, name: 'Nr. 999999', why: 'Das gibt es nicht mehr.' }],
  })
  await mark({ ids }, 'attended')
  expect([...(await states()).values()]).toEqual([
    ['attended', null],
    ['attended', null],
  ])
  testApp.clock.passSeconds(60)
  await mark({ ids: ids.slice(0, 1) }, 'absent')
  expect((await states()).get(ids[0] ?? 0)).toEqual(['absent', null])
})

test('all submitted settlements of an event are approved at once, and what is not submitted is named', async () => {
  const { approved, finishedEvent } = approvedIn(testApp)
  const event = await finishedEvent()
  const person = await given.account({ firstName: 'Miriam', lastName: 'Baumgärtner' })
  const submitted = await approved(event, { state: 'submitted', accountId: person.id })
  const done = await approved(event, {})
  const ids = [submitted.id, done.id]
  expect(await act(approveSettlements, { body: { ids, dry_run: true } })).toMatchObject({
    done: 1,
    kept: [{ id: done.id, why: expect.stringMatching(/freigegeben/) }],
  })
  await act(approveSettlements, { body: { ids: [submitted.id] } })
  const { results } = await act(listSettlements, { query: { event: String(event.id) } })
  expect(results.map(({ state }) => state)).toEqual(['approved', 'approved'])
  expect(await testApp.deps.db.$count(mails, eq(mails.recipient, person.email))).toBe(1)
})
