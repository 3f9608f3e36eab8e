import { getEventDay } from '@tafelrunde/contract/admin/events/day'
import { addEntries, getEntrance, mostEntries } from '@tafelrunde/contract/admin/events/entrance'
import { getPresence } from '@tafelrunde/contract/admin/events/presence'
import { addRegistration, cancelRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { getPass } from '@tafelrunde/contract/people/passes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { unzipped } from '../../../../test/read/unzipped.ts'
import { expectSound } from '../../../../test/sound.ts'
import { eventEntries } from './entrance.tables.ts'

const { app, as, bearer, clock, deps, given } = await buildTestApp()
const staff = await given.staff()
const office = as(staff)
const at = (time: string) => `2027-03-13T${time}:00+01:00`

type Body = Parameters<typeof send>[1]
const send = (
  event: number,
  entries: {
    account?: number
    as_customernumber?: string
    qr?: string
    recorded_at: string
    register?: boolean
  }[],
) => office(addEntries, { params: { id: event }, body: { entries } })
const seen = async (event: number) => office(getEntrance, { params: { id: event } })

/** An event on its day at a quarter to nine, with these people registered. */
const opened = async (...names: string[]) => {
  clock.set(at('08:45'))
  const { id: event } = await given.event()
  const slot = await given.timeslot({ eventId: event, name: 'Leseförderung' })
  const people = []
  for (const lastName of names) {
    const person = await given.account({
      firstName: 'Eva',
      lastName,
      customerNumber: `K-${event}-${lastName}`,
    })
    await office(addRegistration, { body: { event, account: person.id, timeslots: [slot.id] } })
    people.push(person)
  }
  const [first = { id: 0 }, second = { id: 0 }] = people
  return { event, slot, first, second }
}

test('a counter gets everybody who may come, by name, with what they have next', async () => {
  const { event, slot, first } = await opened('Zimmer', 'Berg')
  const lecturer = await given.account({ firstName: 'Karin', lastName: 'Ostermann', isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  await given.account({ lastName: 'Fremd' })
  const { people, ...sums } = await seen(event)
  expect(sums).toMatchObject({ day: '2027-03-13', registered: 2, entered: 0 })
  expect(people.map(({ last_name }) => last_name)).toEqual(['Berg', 'Ostermann', 'Zimmer'])
  expect(people[1]).toMatchObject({ state: null, is_lecturer: true })
  expect(people[2]).toEqual({
    id: first.id,
    first_name: 'Eva',
    last_name: 'Zimmer',
    as_customernumber: `K-${event}-Zimmer`,
    schooltype: '',
    state: 'registered',
    is_lecturer: false,
    is_exhibitor: false,
    open_invoices: [],
    is_first_time: true,
    entered_at: null,
    entered_by: '',
    next: { start: new Date(at('10:00')), name: 'Leseförderung', location: 'Raum 2.14' },
  })
})

test('people come in by pass, by customer number and by name, each answered by itself', async () => {
  const { event, first, second } = await opened('Berg', 'Zimmer')
  const { token } = await as(first)(getPass, {})
  const { answers, people, entered } = await send(event, [
    { qr: token, recorded_at: at('08:40') },
    { qr: `${token}x`, recorded_at: at('08:40') },
    { as_customernumber: `k-${event}-zimmer`, recorded_at: at('08:41') },
    { account: 2_147_483_647, recorded_at: at('08:41') },
    { recorded_at: at('08:41') },
  ])
  expect(answers.map(({ status, account }) => [status, account])).toEqual([
    [200, first.id],
    [400, null],
    [200, second.id],
    [400, null],
    [400, null],
  ])
  expect(answers[1]?.body).toEqual({ qr: ['Das ist kein gültiger Ausweis von uns.'] })
  expect(people.map(({ entered_at }) => entered_at)).toEqual([new Date(at('08:40')), new Date(at('08:41'))])
  expect(entered).toBe(2)
  const tooMany = Array.from({ length: mostEntries + 1 }, () => ({
    account: first.id,
    recorded_at: at('08:40'),
  }))
  await expect(send(event, tooMany)).rejects.toMatchObject({ status: 400 })
})

test('sent again nothing changes, and of what two counters saw the earlier counts in whatever order it comes', async () => {
  const { event, first } = await opened('Berg')
  for (const time of ['08:42', '08:42', '08:31', '08:44']) {
    const { answers, entered } = await send(event, [{ account: first.id, recorded_at: at(time) }])
    expect(answers[0]?.status).toBe(200)
    expect(entered).toBe(1)
  }
  const { people } = await seen(event)
  expect(people[0]?.entered_at).toEqual(new Date(at('08:31')))
})

test('who is not registered is named and not let in, unless the counter registers them, also beyond the capacity', async () => {
  const { event, first } = await opened('Berg')
  const stranger = await given.account({ firstName: 'Otto', lastName: 'Fremd' })
  const [registration] = (await seen(event)).people
  expect(registration?.id).toBe(first.id)
  const wish = { account: stranger.id, recorded_at: at('08:40') }
  const refused = await send(event, [wish])
  expect(refused.answers).toEqual([
    {
      status: 409,
      account: stranger.id,
      body: { detail: 'Otto Fremd ist nicht angemeldet.', code: 'not_registered' },
    },
  ])
  expect(refused.people[0]).toMatchObject({ last_name: 'Fremd', state: null, entered_at: null })
  const taken = await send(event, [{ ...wish, register: true }])
  expect(taken).toMatchObject({ registered: 2, entered: 1, people: [{ state: 'registered' }] })
  await expectSound(deps.db)
})

test('somebody who cancelled is told apart from somebody who never registered', async () => {
  clock.set(at('08:45'))
  const { id: event } = await given.event()
  const person = await given.account({ firstName: 'Otto', lastName: 'Ab' })
  const body = { event, account: person.id }
  const { id } = await office(addRegistration, { body })
  await office(cancelRegistration, { params: { id } })
  const { answers } = await send(event, [{ account: person.id, recorded_at: at('08:40') }])
  expect(answers[0]?.body).toMatchObject({ detail: 'Otto Ab hat sich abgemeldet.' })
})

test('nobody comes in before the event, after it, from the future, or into a draft', async () => {
  const { event, first } = await opened('Berg')
  const entries: Body = [
    { account: first.id, recorded_at: '2027-03-11T08:40:00+01:00' },
    { account: first.id, recorded_at: at('09:45') },
  ]
  const { answers } = await send(event, entries)
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
    [409, { code: 'not_open_yet' }],
    [400, { recorded_at: ['Die Uhr dieses Geräts geht vor. Bitte stellen Sie sie richtig.'] }],
  ])
  clock.set('2027-03-14T09:00:00+01:00')
  const late = await send(event, [{ account: first.id, recorded_at: '2027-03-14T08:40:00+01:00' }])
  expect(late.answers[0]?.body).toMatchObject({ code: 'closed' })
  const draft = await given.event({ state: 'draft' })
  const none = await send(draft.id, [{ account: first.id, recorded_at: at('08:40') }])
  expect(none.answers[0]?.body).toMatchObject({ code: 'state' })
  await expect(send(2_147_483_647, [])).rejects.toMatchObject({ status: 404 })
})

test('who came in is in the house by the emergency list and there by the day, though no Termin has begun', async () => {
  const { event, first } = await opened('Berg', 'Zimmer')
  await send(event, [{ account: first.id, recorded_at: at('08:40') }])
  const presence = await office(getPresence, { params: { id: event } })
  expect(presence).toMatchObject({
    people: 1,
    seen: 1,
    rooms: [{ room: '', people: [{ last_name: 'Berg', basis: 'seen', seen: { room: 'Einlass' } }] }],
  })
  clock.set(at('10:15'))
  const later = await office(getPresence, { params: { id: event } })
  expect(later.rooms).toMatchObject([
    {
      room: 'Raum 2.14',
      people: [
        { last_name: 'Berg', basis: 'seen', activity: 'Leseförderung' },
        { last_name: 'Zimmer', basis: 'booked' },
      ],
    },
  ])
  expect(await office(getEventDay, { params: { id: event }, query: {} })).toMatchObject({ there: 1 })
})

test('whoever was at another event is not there for the first time', async () => {
  const { event, first } = await opened('Berg')
  await send(event, [{ account: first.id, recorded_at: at('08:40') }])
  const other = await given.event()
  await office(addRegistration, { body: { event: other.id, account: first.id } })
  expect((await seen(other.id)).people[0]).toMatchObject({ is_first_time: false, entered_at: null })
  expect((await seen(event)).people[0]).toMatchObject({ is_first_time: true })
})

test('people read when they came in, and with their account it goes', async () => {
  const { event, first } = await opened('Berg')
  await send(event, [{ account: first.id, recorded_at: at('08:40') }])
  const headers = await bearer(first)
  const answer = await app.inject({ url: '/api/account/export/', headers })
  expect(JSON.parse(unzipped(answer.rawPayload)['einlass.json'] ?? '')).toMatchObject([
    { recorded: '2027-03-13T07:40:00.000Z' },
  ])
  clock.set('2027-03-15T12:00:00+01:00')
  const gone = await app.inject({
    method: 'DELETE',
    url: '/api/auth/users/me/',
    headers: await bearer(first),
  })
  expect(gone.statusCode).toBe(204)
  expect(await deps.db.$count(eventEntries, eq(eventEntries.eventId, event))).toBe(0)
})
