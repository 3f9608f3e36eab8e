import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wish } from '../src/areas/exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from '../src/areas/invoices/invoices.fixture.ts'
import { approvedIn } from '../src/areas/settlements/approved.fixture.ts'
import { lecturingIn } from '../src/areas/settlements/lecturing.fixture.ts'
import { buildTestApp } from './build-test-app.ts'
import { password } from './people.ts'

const testApp = await buildTestApp()
const { app, bearer, clock, deps } = testApp
const { confirmed, exhibition, exhibitor, invoice, staff } = await invoicingIn(testApp)
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
const { lecturing } = lecturingIn(testApp)

let keys = 0
/** Sends the same twice, as an app does that has not heard the first answer. */
const twice = async (url: string, payload: object, person?: { id: number }) => {
  const headers = { ...(person && (await bearer(person))), 'idempotency-key': `key-${++keys}` }
  const send = () => app.inject({ method: 'POST', url, headers, payload })
  const [first, second] = [await send(), await send()]
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(second.headers).toMatchObject({ 'idempotent-replayed': 'true' })
  return first.json()
}

/** Which transaction wrote the answer that was kept last, and which one what it tells of. */
const transactions = async (table: string, id: number) => {
  const { rows } = await deps.db.execute<{ answer: string; thing: string }>(sql`
    select (select xmin::text from idempotent_answers order by expires_at desc, xmin::text::bigint desc limit 1) as answer,
      (select xmin::text from ${sql.identifier(table)} where id = ${id}) as thing`)
  return rows[0]
}
const sameTransaction = async (table: string, id: number) => {
  const { answer = '', thing = 'none' } = (await transactions(table, id)) ?? {}
  return answer === thing
}

test('a table order that is sent again is one order, and its answer is kept with it or not at all', async () => {
  const event = await exhibition()
  const { id } = await twice('/api/exhibitordata/', wish({ event: event.id }), await exhibitor())
  expect(await sameTransaction('orders', id)).toBe(true)
})

test('an invoice and its cancellation are written once, each with the answer', async () => {
  const { params } = await confirmed()
  const { id } = await twice(`/api/admin/orders/${params.id}/invoice/`, {}, staff)
  expect(await sameTransaction('invoices', id)).toBe(true)
  const cancellation = await twice(`/api/admin/invoices/${id}/cancel/`, {}, staff)
  expect(await sameTransaction('invoices', cancellation.id)).toBe(true)
})

test('a settlement is begun once, with the answer', async () => {
  const { event, person } = await lecturing()
  const { id } = await twice('/api/lecturer-confirmation/', { event: event.id }, person)
  expect(await sameTransaction('settlements', id)).toBe(true)
  const other = await lecturing()
  expect(await twice(`/api/admin/events/${other.event.id}/settlements/`, {}, staff)).toEqual({ started: 1 })
})

test('a payment file is made once, with the answer', async () => {
  clock.set('2027-03-01T12:00:00+01:00') // a Monday
  await openAccount()
  const event = await finishedEvent()
  await approved(event)
  const { id } = await twice(`/api/admin/events/${event.id}/payment-files/`, {}, staff)
  expect(await sameTransaction('payment_files', id)).toBe(true)
})

test('a sign-up is made once, with the answer, also from another network', async () => {
  const person = { email: 'einmal@schule.example', password, first_name: 'Eva', last_name: 'Sommer' }
  const { id } = await twice('/api/auth/users/', person)
  expect(await sameTransaction('accounts', id)).toBe(true)
  const send = (payload: object) => {
    const headers = { 'idempotency-key': `key-${keys}` }
    return app.inject({
      method: 'POST',
      url: '/api/auth/users/',
      remoteAddress: '192.0.2.77',
      headers,
      payload,
    })
  }
  expect((await send(person)).json()).toMatchObject({ id })
  // Somebody else whose app has the same key hears nothing of it.
  const other = await send({ ...person, email: 'andere@schule.example' })
  expect([other.statusCode, other.json().email]).toEqual([201, 'andere@schule.example'])
})

test('what the office saves or deletes is done once: sent again it is no change of somebody else, and not gone', async () => {
  const headers = { ...(await bearer(staff)), 'idempotency-key': 'verlorene Antwort' }
  const wish = { name: 'Aula', building: '', floor: '', capacity: 100, equipment: [], seatings: [] }
  const made = await app.inject({ method: 'POST', url: '/api/admin/rooms/', headers, payload: wish })
  const { id, version } = made.json()
  const url = `/api/admin/rooms/${id}/`
  const twiceAs = async (method: 'PUT' | 'DELETE', payload: object) => {
    const send = () => app.inject({ method, url, headers, payload })
    const [first, second] = [await send(), await send()]
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    expect(second.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    return first
  }
  const changed = await twiceAs('PUT', { ...wish, name: 'Große Aula', version })
  expect([changed.statusCode, changed.json().name]).toEqual([200, 'Große Aula'])
  expect((await twiceAs('DELETE', {})).statusCode).toBe(204)
})

test('what the office makes is made once, with the answer, also if the server dies before it has answered', async () => {
  const times = { start: '2027-06-12T09:00', end: '2027-06-12T17:00' }
  const event = await twice('/api/admin/events/', { name: 'Sommertagung', ...times }, staff)
  expect(await sameTransaction('events', event.id)).toBe(true)
  const wishes = {
    workshops: { event: event.id, name: 'Prosa' },
    timeslots: { event: event.id, caption: 'Pause', ...times },
    lecturers: { first_name: 'Eva', last_name: 'Sommer' },
    exhibitors: { name: 'Kreide GmbH' },
    rooms: { name: 'Aula' },
    schooltypes: { name: 'Abendschule' },
  }
  for (const [table, wish] of Object.entries(wishes)) {
    const { id } = await twice(`/api/admin/${table}/`, wish, staff)
    expect([table, await sameTransaction(table, id)]).toEqual([table, true])
  }
  const copied = { name: 'Sommertagung 2028', first_day: '2028-06-12' }
  const { id } = await twice(`/api/admin/events/${event.id}/copy/`, copied, staff)
  expect(await sameTransaction('events', id)).toBe(true)
})

test('the same key for two orders writes two invoices', async () => {
  const [first, second] = [await confirmed(), await confirmed()]
  const headers = { ...(await bearer(staff)), 'idempotency-key': 'beide' }
  const answers = []
  for (const { params } of [first, second])
    answers.push(
      await app.inject({
        method: 'POST',
        url: `/api/admin/orders/${params.id}/invoice/`,
        headers,
        payload: {},
      }),
    )
  expect(answers.map(answer => answer.json().order)).toEqual([first.params.id, second.params.id])
})

test('who was overtaken by another request with the same key writes nothing', async () => {
  const { params } = await confirmed()
  const headers = { ...(await bearer(staff)), 'idempotency-key': 'langsam' }
  // The year's numbers are locked: the invoice waits while its minute goes by and another one takes the key.
  await invoice((await confirmed()).params)
  const client = await deps.db.$client.connect()
  await client.query('begin; select from invoice_numbers for update')
  const slow = app.inject({
    method: 'POST',
    url: `/api/admin/orders/${params.id}/invoice/`,
    headers,
    payload: {},
  })
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await deps.db.execute(waiting)).rowCount === 0);
  await deps.db.execute(sql`update idempotent_answers set expires_at = expires_at + interval '1 minute'
    where answer is null`)
  await client.query('commit')
  client.release()
  const answer = await slow
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'state' }])
  expect(await deps.db.execute(sql`select from invoices where order_id = ${params.id}`)).toMatchObject({
    rowCount: 0,
  })
})
