import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { getPass } from '@tafelrunde/contract/people/passes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { expectSound } from '../../../test/sound.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events } from '../events/events.tables.ts'
import { refused } from '../participations/seats.fixture.ts'
import { at, doorIn } from './door.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { add, held, idOf, mark, openDoor, see } = doorIn(testApp)
const ask = askIn(testApp)

beforeEach(openDoor)

test('whoever comes unannounced is added by account, customer number or pass, and is in the event, too', async () => {
  const { slot, lecturer } = await held()
  const [one, two, three] = [
    await given.account(),
    await given.account({ customerNumber: 'LV-4711' }),
    await given.account(),
  ]
  const { token } = await as(three)(getPass, {})
  const timeslot = slot.id
  expect(await add(lecturer, { timeslot, account: one.id })).toMatchObject({
    state: 'registered',
    account: { id: one.id },
    recorded_by: 'Miriam Baumgärtner',
  })
  clock.set(at('10:00'))
  expect(await add(lecturer, { timeslot, as_customernumber: ' lv-4711 ' })).toMatchObject({
    state: 'attended',
    account: { id: two.id },
    checked_in_at: new Date(at('10:00')),
  })
  expect(await add(lecturer, { timeslot, qr: token, state: 'attended' })).toMatchObject({
    account: { id: three.id },
  })
  await expectSound(deps.db)
})

test('who is meant has to be clear, and the timeslot one’s own', async () => {
  const { slot, lecturer } = await held()
  const other = await held()
  const guest = await given.account({ customerNumber: 'TWICE' })
  await given.account({ customerNumber: 'twice' })
  const closed = await given.account({ state: 'closed', customerNumber: 'CLOSED' })
  const past = await as(guest)(getPass, {})
  const gone = await given.account()
  const { token: goneToken } = await as(gone)(getPass, {})
  await deps.db.update(accounts).set({ state: 'closed' }).where(eq(accounts.id, gone.id))
  const timeslot = slot.id
  const post = (body: object) => ask('POST', '/api/lecturer-participants/', lecturer, body)
  const expectWrong = async (field: string, body: object, sentence = '') =>
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { [field]: [expect.stringContaining(sentence)] },
    })
  await expectWrong('non_field_errors', { timeslot }, 'genau eines')
  await expectWrong('non_field_errors', { timeslot, account: guest.id, qr: past.token }, 'genau eines')
  await expectWrong('timeslot', { timeslot: other.slot.id, account: guest.id }, 'Ungültiger pk')
  await expectWrong('timeslot', { timeslot: 99_999_999_999, account: guest.id }, 'Ungültiger pk')
  await expectWrong('account', { timeslot, account: closed.id }, 'Ungültiger pk')
  await expectWrong('as_customernumber', { timeslot, as_customernumber: 'CLOSED' }, 'kein Konto')
  await expectWrong('as_customernumber', { timeslot, as_customernumber: 'TWICE' }, 'mehreren')
  await expectWrong('qr', { timeslot, qr: 'WIFI:S:Schule;;' }, 'kein gültiger Ausweis')
  await expectWrong('qr', { timeslot, qr: goneToken }, 'gesperrt')
  clock.set('2029-03-13T10:00:00+01:00')
  await expectWrong('qr', { timeslot, qr: past.token }, 'abgelaufen')
})

test('a full timeslot takes nobody more but by force, and then beyond its capacity', async () => {
  const { slot, lecturer } = await held({ capacity: 1 })
  await add(lecturer, { timeslot: slot.id, account: (await given.account()).id, state: 'attended' })
  const guest = await given.account()
  const wish = { timeslot: slot.id, account: guest.id, state: 'attended' as const }
  await expect(add(lecturer, wish)).rejects.toMatchObject({
    status: 409,
    body: { code: 'event_full', detail: expect.stringContaining('Im Termin „Leseförderung“') },
  })
  expect(await add(lecturer, { ...wish, force: true })).toMatchObject({ state: 'attended', is_extra: true })
  await expectSound(deps.db)
})

test('a full event takes nobody more but by force', async () => {
  const event = await given.event({ capacity: 1 })
  const { slot, lecturer } = await held({ eventId: event.id })
  clock.set('2027-03-01T12:00:00+01:00')
  await given.participants(slot.id, 1)
  openDoor()
  const wish = { timeslot: slot.id, account: (await given.account()).id }
  await expect(add(lecturer, wish)).rejects.toMatchObject({
    status: 409,
    body: { code: 'event_full', detail: expect.stringContaining('Die Veranstaltung') },
  })
  expect(await add(lecturer, { ...wish, force: true })).toMatchObject({ is_extra: false })
  await expectSound(deps.db)
})

test('who is on the list already is not added again, unless the same record comes twice', async () => {
  const { slot, lecturer } = await held()
  const wish = { timeslot: slot.id, account: (await given.account()).id, recorded_at: at('09:40') }
  const first = await add(lecturer, wish)
  expect(await add(lecturer, wish)).toEqual(first)
  await expect(add(lecturer, { ...wish, recorded_at: at('09:41') })).rejects.toEqual(refused('already'))
  await mark(lecturer, first.id, { state: 'absent', recorded_at: at('09:42') })
  await expect(add(lecturer, { ...wish, recorded_at: at('09:43') })).rejects.toEqual(refused('already'))
})

test('who waits gets in by force, who was taken off the list simply again', async () => {
  const { slot, lecturer } = await held({ capacity: 1 })
  clock.set('2027-03-01T12:00:00+01:00')
  const [first = slot, waiting = slot] = await given.participants(slot.id, 2)
  openDoor()
  const wish = { timeslot: slot.id, account: waiting.id, state: 'attended' as const }
  await expect(add(lecturer, wish)).rejects.toEqual(refused('event_full'))
  expect(await add(lecturer, { ...wish, force: true })).toMatchObject({ is_extra: true })
  const id = await idOf(slot, first)
  await mark(lecturer, id, { state: 'cancelled', recorded_at: at('09:40') })
  const again = { timeslot: slot.id, account: first.id, recorded_at: at('09:44') }
  expect(await add(lecturer, again)).toMatchObject({ id, state: 'registered', is_extra: false })
  await expectSound(deps.db)
})

test('who is registered elsewhere at that time is named, and by force recorded here as attended', async () => {
  const { slot, lecturer } = await held()
  const beside = await held({ eventId: slot.eventId, name: 'Rechnen' })
  clock.set('2027-03-01T12:00:00+01:00')
  const guest = await given.account()
  await as(guest)(subscribeToTimeslot, { params: { id: beside.slot.id }, query: {} })
  openDoor()
  const wish = { timeslot: slot.id, account: guest.id }
  const clash = { status: 409, body: { code: 'clash', detail: expect.stringContaining('„Rechnen“') } }
  await expect(add(lecturer, { ...wish, state: 'attended' })).rejects.toMatchObject(clash)
  await expect(add(lecturer, { ...wish, state: 'registered', force: true })).rejects.toMatchObject(clash)
  const { id } = await add(lecturer, { ...wish, state: 'attended', force: true })
  expect((await see(lecturer, id)).state).toBe('attended')
  await expectSound(deps.db)
})

test('nobody is added before the day, to what is called off, or from the future', async () => {
  const { slot, lecturer } = await held()
  const wish = { timeslot: slot.id, account: (await given.account()).id }
  clock.set('2027-03-12T12:00:00+01:00')
  await expect(add(lecturer, wish)).rejects.toEqual(refused('not_open_yet'))
  const early = await ask('POST', '/api/lecturer-participants/', lecturer, {
    ...wish,
    recorded_at: at('09:00'),
  })
  expect([early.status, early.headers['invalid-timestamp']]).toEqual([400, 'true'])
  openDoor()
  await deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, slot.eventId))
  await expect(add(lecturer, wish)).rejects.toEqual(refused('state'))
})
