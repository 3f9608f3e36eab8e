import { addEntries, getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { getPresence } from '@tafelrunde/contract/admin/events/presence'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mergingIn } from '../../office/doubles/merge.fixture.ts'
import { eventEntries } from './entrance.tables.ts'

const app = await buildTestApp()
const { as, clock, deps, given } = app
const office = as(await given.staff())
const { merge } = await mergingIn(app)
const at = (time: string) => `2027-03-13T${time}:00+01:00`

const opened = async () => {
  clock.set(at('08:55'))
  const { id: event } = await given.event()
  const person = await given.account()
  await office(addRegistration, { body: { event, account: person.id } })
  const send = (time: string, more: { withdraw?: boolean; counter?: string; account?: number } = {}) =>
    office(addEntries, {
      params: { id: event },
      body: { entries: [{ account: person.id, recorded_at: at(time), ...more }] },
    })
  const entered = async () => (await office(getEntrance, { params: { id: event } })).entered
  return { event, person, send, entered }
}

test('a wrong tap is taken back by any counter, is out everywhere, and stays in the record', async () => {
  const { event, person, send, entered } = await opened()
  const [known] = (await send('08:40', { counter: 'Tisch 2' })).people
  expect(known).toMatchObject({ entered_by: 'Tisch 2', entered_at: new Date(at('08:40')) })
  const back = await send('08:42', { withdraw: true, counter: 'Tisch 1' })
  expect(back).toMatchObject({ entered: 0, people: [{ entered_at: null, entered_by: '' }] })
  const { people } = await office(getPresence, { params: { id: event } })
  expect(people).toBe(0)
  const kept = await deps.db.select().from(eventEntries).where(eq(eventEntries.accountId, person.id))
  expect(kept).toMatchObject([{ recordedAt: new Date(at('08:40')), withdrawnAt: new Date(at('08:42')) }])
  expect(await entered()).toBe(0)
})

test('who comes in after that is in; what came before and late changes nothing, nor does the same sent again', async () => {
  const { send, entered } = await opened()
  await send('08:40')
  await send('08:42', { withdraw: true })
  await send('08:42', { withdraw: true })
  await send('08:41')
  expect(await entered()).toBe(0)
  const { people } = await send('08:50', { counter: 'Tisch 3' })
  expect(people).toMatchObject([{ entered_at: new Date(at('08:50')), entered_by: 'Tisch 3' }])
  // Seen long after what was taken back.
  await send('08:42', { withdraw: true })
  expect(await entered()).toBe(1)
})

test('a clock that is a little behind takes back all the same', async () => {
  const { send, entered } = await opened()
  await send('08:43')
  await send('08:41', { withdraw: true })
  expect(await entered()).toBe(0)
})

test('of two accounts of one person the entry that was not taken back counts', async () => {
  const { event, person, send, entered } = await opened()
  const other = await given.account()
  await office(addRegistration, { body: { event, account: other.id } })
  await send('08:40')
  await send('08:41', { withdraw: true })
  await send('08:44', { account: other.id })
  await merge(person, other)
  expect(await entered()).toBe(1)
  const { people } = await office(getEntrance, { params: { id: event } })
  expect(people).toMatchObject([{ id: person.id, entered_at: new Date(at('08:44')) }])
})
