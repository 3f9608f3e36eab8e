import * as office from '@tafelrunde/contract/admin/people/lecturers'
import { getLecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { auditEntries } from '../../../platform/db/audit.tables.ts'
import { settlements } from '../../settlements/settlements.tables.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const imke = { first_name: 'Imke', last_name: 'Folkerts', profile_description: 'Gärtnert.' }
const create = () => as(okka)(office.createLecturer, { body: imke })
const change = ({ id, version }: { id: number; version: number }, body: object) =>
  as(okka)(office.changeLecturer, { params: { id }, body: { ...imke, ...body, version } })
const remove = (id: number) => as(okka)(office.deleteLecturer, { params: { id } })
const detail = (sentence: string) => ({ status: 409, body: { code: 'state', detail: sentence } })

test('a lecturer is made, found by the office before any workshop names them, changed, and the history says what', async () => {
  const made = await create()
  expect(made).toMatchObject({ ...imke, account: null, workshops: [], profile_picture: null })
  const { results } = await as(okka)(office.listOfficeLecturers, { query: {} })
  expect(results).toContainEqual(expect.objectContaining({ id: made.id, ...imke }))
  const changed = await change(made, { last_name: 'Folkerts-Aden' })
  expect(changed).toMatchObject({ last_name: 'Folkerts-Aden', profile_description: 'Gärtnert.' })
  await expect(change(made, { first_name: 'Anke' })).rejects.toMatchObject({ body: { code: 'changed' } })
  const history = await as(okka)(office.listLecturerHistory, { params: { id: made.id }, query: {} })
  expect(history.results).toMatchObject([
    { by: 'Okka Harms', before: { last_name: 'Folkerts' }, after: { last_name: 'Folkerts-Aden' } },
    { by: 'Okka Harms', action: 'create', after: imke },
  ])
  expect((await change(changed, { last_name: 'Folkerts-Aden' })).version).toBe(changed.version)
})

test('when a lecturer cannot come is written with them, as it differs, and goes with them', async () => {
  const made = await create()
  const away = (day: number) => ({
    start: new Date(`2027-03-${day}T08:00:00+01:00`),
    end: new Date(`2027-03-${day}T12:00:00+01:00`),
  })
  const both = await change(made, { absences: [away(13), away(12)] })
  expect(both.absences).toEqual([away(12), away(13)])
  const one = await change(both, { absences: [away(13)] })
  const { results } = await as(okka)(office.listLecturerHistory, { params: { id: made.id }, query: {} })
  expect(results.filter(({ id }) => id > both.version)).toMatchObject([
    { subject: 'lecturer_absences', action: 'delete' },
  ])
  await expect(
    change(one, { absences: [{ start: away(13).end, end: away(13).start }] }),
  ).rejects.toMatchObject({ status: 400 })
  await remove(made.id)
  const left = and(eq(auditEntries.subject, 'lecturer_absences'), isNotNull(auditEntries.after))
  expect(await deps.db.$count(auditEntries, left)).toBe(0)
})

test('what an account says counts in the app; the office sees both, and changes the profile alone', async () => {
  const person = await given.account({ firstName: 'Henning', lastName: 'Voß', profileDescription: 'Singt.' })
  const { id } = await given.lecturer((await given.workshop()).id, {
    accountId: person.id,
    firstName: 'H.',
    lastName: 'Voss',
  })
  const seen = await as(okka)(office.getOfficeLecturer, { params: { id } })
  expect(seen).toMatchObject({
    first_name: 'H.',
    account: { id: person.id, first_name: 'Henning', last_name: 'Voß', profile_description: 'Singt.' },
    workshops: [{}],
  })
  expect(await change(seen, {})).toMatchObject(imke)
  expect(await as()(getLecturer, { params: { id } })).toMatchObject({
    first_name: 'Henning',
    last_name: 'Voß',
    profile_description: 'Singt.',
  })
})

test('a lecturer with a workshop, a settlement or an account stays, and it is said how many', async () => {
  const { id: workshopId, eventId } = await given.workshop()
  const giving = await given.lecturer(workshopId)
  await expect(remove(giving.id)).rejects.toMatchObject(
    detail('Das lässt sich nicht löschen: 1 Workshop hängt daran.'),
  )
  const { id: accountId } = await given.account()
  const linked = await given.lecturer(workshopId, { accountId })
  await deps.db.insert(settlements).values({ lecturerId: linked.id, eventId, createdAt: deps.clock.now() })
  await expect(remove(linked.id)).rejects.toMatchObject(
    detail('Das lässt sich nicht löschen: 1 Workshop, 1 Abrechnung und 1 Konto hängen daran.'),
  )
})

test('of a lecturer who is deleted the log keeps that it was done, by whom and when, and no word of them', async () => {
  const { id } = await create()
  await remove(id)
  await expect(remove(id)).rejects.toMatchObject({ status: 404 })
  const ofHer = and(eq(auditEntries.subject, 'lecturers'), eq(auditEntries.record, id))
  const entries = await deps.db.select().from(auditEntries).where(ofHer).orderBy(auditEntries.id)
  expect(entries).toMatchObject([
    { action: 'create', actor: okka.id, before: null, after: null },
    { action: 'delete', actor: okka.id, before: null, after: null },
  ])
})
