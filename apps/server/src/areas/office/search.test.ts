import { search } from '@tafelrunde/contract/admin-search'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const { as, given } = await buildTestApp()
const okka = await given.staff()
const find = async (q: string) => (await as(okka)(search, { query: { q } })).results

test('the office finds events, workshops and people by any letters of their names, drafts included', async () => {
  const event = await given.event({ name: 'Herbsttagung 2027', state: 'draft' })
  const workshop = await given.workshop({ eventId: event.id, name: 'Herbstwald im Schulgarten' })
  const { id } = await given.lecturer(workshop.id, { firstName: 'Hinrike', lastName: 'Herbst' })
  expect(await find('herbst')).toEqual([
    { kind: 'event', id: event.id, title: 'Herbsttagung 2027', detail: '12.03.2027' },
    { kind: 'workshop', id: workshop.id, title: 'Herbstwald im Schulgarten', detail: 'Herbsttagung 2027' },
    { kind: 'lecturer', id, title: 'Hinrike Herbst', detail: '' },
  ])
  expect(await find('hinrike herbst')).toMatchObject([{ kind: 'lecturer', id }])
})

test('people are found by name, address and customer number, numbers too', async () => {
  const facts = {
    firstName: 'Peer',
    lastName: 'Suchmann',
    email: 'peer@wattschule.example',
    customerNumber: 'K-99',
  }
  const { id } = await given.account(facts)
  for (const q of ['suchmann', 'wattschule', 'k-99'])
    expect(await find(q)).toEqual([
      { kind: 'person', id, title: 'Peer Suchmann', detail: 'peer@wattschule.example' },
    ])
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
