import {
  type AttendanceStatus,
  getConfirmationPaper,
  issueConfirmation,
  listAttendances,
  mailConfirmationAgain,
} from '@tafelrunde/contract/admin/events/attendances'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { changeParticipant } from '@tafelrunde/contract/events/attendance'
import { correctConfirmation } from '@tafelrunde/contract/events/confirmations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { readPdf } from '../../../test/read/read-pdf.ts'
import { attendanceMarks } from '../attendance/attendance.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { attendedIn } from './attended.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, clock, deps, given } = testApp
const { attend, attended } = attendedIn(testApp)
const { db } = deps
const staff = await given.account({ isStaff: true })
const office = as(staff)
clock.set('2027-03-14T12:00:00+01:00')

const list = (event: number, status?: AttendanceStatus, search = '') =>
  office(listAttendances, { query: { event: String(event), search, ...(status && { status }) } })

test('the office sees of everybody what stands in the way of the confirmation', async () => {
  const { event, slot, id } = await attended({ event: { feedbackRequired: true } })
  const other = async (facts: Partial<typeof participations.$inferInsert>, lastName: string) =>
    attend(slot, (await given.account({ firstName: 'Otto', lastName })).id, facts)
  const absent = await other({ state: 'absent' }, 'Abel')
  const short = await other({ attendedMinutes: 5 }, 'Bock')
  const unmarked = await other({ state: 'registered' }, 'Cohn')
  await other({ state: 'cancelled' }, 'Dorn')
  const { results } = await list(event.id)
  expect(results.map(({ id: one, status }) => [one, status])).toEqual([
    [absent, 'not_attended'],
    [short, 'too_short'],
    [unmarked, 'unmarked'],
    [id, 'feedback_missing'],
  ])
  expect((await list(event.id, 'too_short')).results.map(({ id: one }) => one)).toEqual([short])
  expect((await list(event.id, undefined, 'sommer')).results.map(({ id: one }) => one)).toEqual([id])
})

test('one that can be issued is issued and mailed once, and mailed again when wanted', async () => {
  const { event, id, person } = await attended()
  expect((await list(event.id)).results).toMatchObject([{ status: 'ready', confirmation: null }])
  const { number } = await office(issueConfirmation, { params: { id } })
  expect((await office(issueConfirmation, { params: { id } })).number).toBe(number)
  expect((await list(event.id)).results).toMatchObject([{ status: 'confirmed', confirmation: { number } }])
  const sent = () => db.$count(mails, eq(mails.recipient, person.email))
  expect(await sent()).toBe(1)
  await office(mailConfirmationAgain, { params: { id } })
  expect(await sent()).toBe(2)
  const url = getConfirmationPaper.url.replace(':id', String(id))
  const paper = await app.inject({ url, headers: await bearer(staff) })
  expect((await readPdf(paper.rawPayload)).text).toContain(number)
})

test('a confirmation of somebody who was not there after all is seen, and revoked by correcting it', async () => {
  const { event, id } = await attended()
  await office(issueConfirmation, { params: { id } })
  await db.update(participations).set({ state: 'absent' }).where(eq(participations.id, id))
  expect((await list(event.id)).results).toMatchObject([{ status: 'stale' }])
  await office(correctConfirmation, { params: { id }, body: { reason: 'War nicht da.' } })
  expect((await list(event.id)).results).toMatchObject([{ status: 'not_attended', confirmation: null }])
  await expect(office(issueConfirmation, { params: { id } })).rejects.toMatchObject({ status: 409 })
})

test('where two people recorded different things the office decides, and it is settled', async () => {
  const { event, id } = await attended({ event: { state: 'closed' } })
  const [one, other] = [
    await given.account({ firstName: 'Miriam', lastName: 'Baumgärtner' }),
    await given.account({ firstName: 'Henrike', lastName: 'Wolff' }),
  ]
  const at = (minute: number) => new Date(`2027-03-13T10:${minute}:00+01:00`)
  const mark = (recordedBy: number, state: 'attended' | 'absent', minute: number) =>
    db.insert(attendanceMarks).values({
      participationId: id,
      state,
      recordedAt: at(minute),
      receivedAt: at(minute),
      recordedBy,
    })
  await mark(one.id, 'attended', 10)
  await mark(other.id, 'absent', 20)
  expect((await list(event.id)).results).toMatchObject([
    {
      status: 'conflict',
      claims: [
        { state: 'absent', recorded_at: at(20), recorded_by: 'Henrike Wolff' },
        { state: 'attended', recorded_at: at(10), recorded_by: 'Miriam Baumgärtner' },
      ],
    },
  ])
  const waiting = async () => (await office(getTodo, {})).conflicts
  expect(await waiting()).toEqual([{ event: event.id, name: event.name, count: 1 }])
  await office(changeParticipant, { params: { id }, body: { state: 'absent' } })
  expect(await waiting()).toEqual([])
  expect((await list(event.id)).results).toMatchObject([
    { status: 'not_attended', state: 'absent', claims: [] },
  ])
})

test('the list of one Termin has those who had a place in it, as its sheet does', async () => {
  const { event, slot, id } = await attended()
  const elsewhere = await given.timeslot({ eventId: event.id })
  await attend(elsewhere, (await given.account()).id)
  const of = async (timeslot: number) =>
    (await office(listAttendances, { query: { event: String(event.id), timeslot: String(timeslot) } }))
      .results
  expect((await of(slot.id)).map(one => one.id)).toEqual([id])
  expect(await of(elsewhere.id)).toHaveLength(1)
})

test('nobody but the office sees who was where', async () => {
  const { event, person, id } = await attended()
  const query = { event: String(event.id) }
  await expect(as(person)(listAttendances, { query })).rejects.toMatchObject({ status: 403 })
  await expect(as(person)(getConfirmationPaper, { params: { id } })).rejects.toMatchObject({ status: 403 })
})
