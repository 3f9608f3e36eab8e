import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { exhibitors } from '../../directory/directory.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'

const { app, bearer, deps, given } = await buildTestApp()
const staff = await bearer(await given.staff())

const read = async (address: string) => {
  const reply = await app.inject({ url: address, headers: staff })
  return { status: reply.statusCode, body: reply.json() }
}
const idsOf = async (address: string): Promise<number[]> => {
  const { body } = await read(address)
  return body.results.map(({ id }: { id: number }) => id)
}

/** Two of each, whose names share no word but „Beste 100%“. */
const made = async () => {
  const event = await given.event({ name: 'Beste 100% Tagung', location: 'Halle' })
  const other = await given.event({ name: 'Frühlingstag', location: 'Halle' })
  const workshop = await given.workshop({ eventId: event.id, name: 'Beste 100% Lyrik' })
  const second = await given.workshop({ eventId: event.id, name: 'Prosa' })
  const slot = await given.timeslot({ eventId: event.id, workshopId: workshop.id, caption: 'Beste 100%' })
  const pause = await given.timeslot({ eventId: event.id, caption: 'Kaffee' })
  const hinrike = await given.lecturer(workshop.id, { firstName: 'Beste', lastName: '100%' })
  const jonte = await given.lecturer(second.id, { firstName: 'Jonte', lastName: 'Ahlers' })
  const firms = await deps.db
    .insert(exhibitors)
    .values([{ name: 'Beste 100% Verlage' }, { name: 'H&M; Filiale' }])
    .returning()
  const types = await deps.db
    .insert(schooltypes)
    .values([{ name: 'Beste 100% Schule' }, { name: 'Abendschule' }])
    .returning()
  return {
    '/api/events/': [event.id, other.id],
    '/api/workshops/': [workshop.id, second.id],
    '/api/timeslots/': [slot.id, pause.id],
    '/api/admin/lecturers/': [hinrike.id, jonte.id],
    '/api/exhibitors/': firms.map(({ id }) => id),
    '/api/schooltypes/': types.map(({ id }) => id),
  }
}
const lists = Object.entries(await made())

test.each(lists)(
  '%s gives chosen records in one call, and leaves out what is not there',
  async (list, ids) => {
    const [first = 0, second = 0] = ids
    expect(
      (await idsOf(`${list}?id__in=${second},${first},999999,99999999999`)).toSorted(
        (one, other) => one - other,
      ),
    ).toEqual(ids)
    expect(await idsOf(`${list}?id__in=${second}`)).toEqual([second])
    expect(await read(`${list}?id__in=${first},x`)).toEqual({
      status: 400,
      body: { id__in: ['Bitte Zahlen mit Kommas eingeben.'] },
    })
  },
)

test.each(lists)('%s finds what has all of the words somewhere in its names', async (list, [first]) => {
  expect(await idsOf(`${list}?search=${encodeURIComponent('100%  beste')}`)).toEqual([first])
  expect(await idsOf(`${list}?search=${encodeURIComponent('b_ste')}`)).toEqual([])
})

test.each(lists)('%s is searched for its file as well', async list => {
  const table = list.replace(/^\/api\/(admin\/)?/, '/api/admin/export/')
  const csv = async (search: string) => {
    const { body } = await app.inject({
      url: `${table}?format=csv&search=${encodeURIComponent(search)}`,
      headers: staff,
    })
    return body.split('\r\n').slice(1, -1)
  }
  expect(await csv('beste 100%')).toHaveLength(1)
  expect((await csv('')).length).toBeGreaterThan(1)
})
