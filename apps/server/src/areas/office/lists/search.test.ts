import { search } from '@tafelrunde/contract/admin/search'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { confirmations } from '../../confirmations/confirmations.tables.ts'
import { orders } from '../../exhibitions/exhibitions.tables.ts'
import { invoicingIn } from '../../invoices/invoices.fixture.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'

const testApp = await buildTestApp()
const { as, given, deps } = testApp
const okka = await given.staff()
const find = async (q: string) => (await as(okka)(search, { query: { q } })).results

test('the office finds events, workshops and people by any letters of their names, drafts included', async () => {
  const event = await given.event({ name: 'Herbsttagung 2027', state: 'draft' })
  const workshop = await given.workshop({ eventId: event.id, name: 'Herbstwald im Schulgarten' })
  const { id } = await given.lecturer(workshop.id, { firstName: 'Hinrike', lastName: 'Herbst' })
  expect(await find('herbst')).toEqual([
    { kind: 'event', page: 'event', id: event.id, title: 'Herbsttagung 2027', detail: '12.03.2027' },
    {
      kind: 'workshop',
      page: 'workshop',
      id: workshop.id,
      title: 'Herbstwald im Schulgarten',
      detail: 'Herbsttagung 2027',
    },
    { kind: 'lecturer', page: 'lecturer', id, title: 'Hinrike Herbst', detail: '' },
  ])
  expect(await find('hinrike herbst')).toMatchObject([{ kind: 'lecturer', id }])
})

test('a workshop whose Termine are all called off says so', async () => {
  const event = await given.event({ name: 'Sommertagung' })
  const workshop = await given.workshop({ eventId: event.id, name: 'Quittenkunde' })
  const termin = { eventId: event.id, workshopId: workshop.id }
  await given.timeslot({ ...termin, calledOffAt: new Date('2027-03-01T10:00:00Z') })
  expect(await find('quitten')).toMatchObject([{ detail: 'Sommertagung, entfällt' }])
  await given.timeslot(termin)
  expect(await find('quitten')).toMatchObject([{ detail: 'Sommertagung' }])
})

test('what begins with the letters comes before what only has them, and there are six of a kind', async () => {
  for (let number = 0; number < 7; number++) await given.event({ name: `Tag der Musik ${number}` })
  const { id } = await given.event({ name: 'Musiktag' })
  await given.event({ name: 'Noch ein Tag der Musik' })
  const hits = await find('musik')
  expect(hits).toHaveLength(6)
  expect(hits[0]).toMatchObject({ kind: 'event', id })
})

test('signs of patterns are letters like others, and nothing is found for nothing', async () => {
  const { id } = await given.event({ name: 'Hundert_Prozent 100% \\ alles' })
  for (const q of ['100%', 't_P', '\\']) expect((await find(q)).map(hit => hit.id)).toEqual([id])
  expect(await find(' ')).toEqual([])
})

test('people are found by the words of their name, in any order, their address and customer number', async () => {
  const { id } = await given.account({
    firstName: 'Peer',
    lastName: 'Suchmann',
    email: 'peer@wattschule.example',
    customerNumber: 'K-99',
  })
  for (const q of ['suchmann peer', 'WATTschule', 'k-99'])
    expect(await find(q)).toEqual([
      {
        kind: 'person',
        page: 'person',
        id,
        title: 'Peer Suchmann',
        detail: 'peer@wattschule.example · K-99',
      },
    ])
})

test('orders and invoices are found by the number on their paper and lead to whoever ordered, else to the event', async () => {
  const { confirmed, exhibition, invoice } = await invoicingIn(testApp)
  const event = await exhibition({ event: { name: 'Tag der Verlage' } })
  const { person, params } = await confirmed({ event })
  const { number } = await invoice(params)
  const order = { kind: 'order', title: `B-2027-${String(params.id).padStart(6, '0')}` }
  const detail = 'Verlag Kreidestrich GmbH'
  expect(await find(order.title.toLowerCase())).toEqual([
    { ...order, page: 'person', id: person.id, detail: `${detail} · ${event.name}` },
  ])
  expect(await find(number)).toEqual([
    { kind: 'invoice', page: 'person', id: person.id, title: number, detail },
  ])
  expect(await find('verlag kreide')).toMatchObject([order])
  await deps.db.update(orders).set({ accountId: null }).where(eq(orders.id, params.id))
  expect(await find(order.title)).toMatchObject([{ ...order, page: 'event', id: event.id }])
})

test('settlements and confirmations are found by the number on their paper', async () => {
  const { approved, finishedEvent } = approvedIn(testApp)
  const person = await given.account({ firstName: 'Eva', lastName: 'Sommer' })
  const slot = await given.timeslot()
  const { id: participationId } = await given.participation(person, slot)
  const paper = { participationId, accountId: person.id, code: 'C', issuedAt: deps.clock.now(), document: {} }
  await deps.db.insert(confirmations).values({ ...paper, number: '2027-712345' })
  expect(await find('2027-712345')).toEqual([
    { kind: 'confirmation', page: 'person', id: person.id, title: '2027-712345', detail: 'Eva Sommer' },
  ])
  const { id, lecturerId } = await approved(await finishedEvent())
  const title = `2027-${String(id).padStart(6, '0')}`
  expect(await find(title)).toContainEqual(
    expect.objectContaining({ kind: 'settlement', page: 'lecturer', id: lecturerId, title }),
  )
})
