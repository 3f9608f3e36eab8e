import { writeToParticipants } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { association } from '../../association/association.tables.ts'
import { mails } from '../../mail/mail.tables.ts'

const { app, as, bearer, deps, given } = await buildTestApp()
const { db } = deps
await db.update(association).set({ name: 'Lehrkräfteverband', email: 'buero@verband.example' })

/** A lecturer's timeslot with a place for two, who have it, and one who waits. */
const taught = async (people = 3) => {
  const slot = await given.timeslot({ name: 'Leseförderung', capacity: 2 })
  const lecturer = await given.account({ isLecturer: true, firstName: 'Miriam', lastName: 'Baumgärtner' })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  return { slot, lecturer, people: await given.participants(slot.id, people) }
}

type Person = { id: number; email: string } | undefined
const message = { subject: 'Kinderbuch', message: 'Bitte bringen Sie eines mit.' }
const write = async (person: { id: number }, timeslotId: number, payload: object = message, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/lecturer-timeslots/${timeslotId}/message/`,
    headers: { ...(await bearer(person)), ...headers },
    payload,
  })
const written = async (...people: Person[]) => {
  const all = await db.select().from(mails)
  return people.map(person => all.filter(({ recipient }) => recipient === person?.email))
}

test('a message reaches everybody with a place, each in a mail of their own that names nobody else', async () => {
  const { slot, lecturer, people } = await taught()
  const [first, second, waiting] = people
  const absent = await given.account()
  await given.participation(absent, slot, { state: 'absent', isExtra: true })
  const answer = await write(lecturer, slot.id)
  expect([answer.statusCode, answer.json()]).toEqual([201, { recipients: 2 }])
  const [ofFirst, ofSecond, ...ofOthers] = await written(first, second, waiting, absent)
  expect(ofOthers).toEqual([[], []])
  expect(ofFirst).toMatchObject([
    { subject: 'Kinderbuch („Leseförderung“)', replyTo: 'buero@verband.example' },
  ])
  const [mail] = ofSecond ?? []
  const text = mail?.text.replaceAll('\u00a0', ' ')
  expect(text).toContain(`Guten Tag Paula ${second?.lastName},`)
  expect(text).toContain(
    'Miriam Baumgärtner schreibt Ihnen zu diesem Termin:\n\n„Leseförderung“\nSa., 13. März 2027, 10:00–11:30 Uhr\nRaum 2.14\n\nBitte bringen Sie eines mit.',
  )
  expect(text).toContain('Eine Antwort auf diese E-Mail erreicht Miriam Baumgärtner nicht.')
  expect(text).toContain('buero@verband.example')
  for (const { email } of [first, lecturer].flatMap(person => person ?? []))
    expect(JSON.stringify(mail)).not.toContain(email)
})

test('it also goes to those who wait, if the lecturer wants so', async () => {
  const { slot, lecturer, people } = await taught()
  expect((await write(lecturer, slot.id, { ...message, to: 'waitlist' })).json()).toEqual({ recipients: 1 })
  expect((await write(lecturer, slot.id, { ...message, to: 'all' })).json()).toEqual({ recipients: 3 })
  expect((await written(...people)).map(({ length }) => length)).toEqual([1, 1, 2])
})

test('answers go to the lecturer only by their wish, and the mail says so', async () => {
  const { slot, lecturer, people } = await taught(1)
  await write(lecturer, slot.id, { ...message, reply_to_me: true })
  const [mail] = (await written(...people)).flat()
  expect(mail?.replyTo).toBe(lecturer.email)
  expect(mail?.text).toContain(
    `Ihre Antwort auf diese E-Mail geht an Miriam Baumgärtner (${lecturer.email}).`,
  )
})

test('when the lecturer is gone, answers to what others got go there no longer', async () => {
  const { slot, lecturer, people } = await taught(1)
  await write(lecturer, slot.id, { ...message, reply_to_me: true })
  await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(lecturer) })
  expect((await written(...people)).flat()).toMatchObject([{ replyTo: '' }])
})

test('what is written stays text: paragraphs are kept, markup is shown, no link is made of it', async () => {
  const { slot, lecturer, people } = await taught(1)
  const text = 'Zeile 1\r\nZeile 2\r\n\r\n<b onclick="x()">fett</b> https://evil.example'
  await write(lecturer, slot.id, { subject: 'Ein Betreff', message: text })
  const [mail] = (await written(...people)).flat()
  expect(mail?.subject).toBe('Ein Betreff („Leseförderung“)')
  expect(mail?.text).toContain('Zeile 1\nZeile 2\n\n<b onclick="x()">fett</b> https://evil.example')
  expect(mail?.html).toContain('Zeile 1<br>Zeile 2</p>')
  expect(mail?.html).toContain('&lt;b onclick=&quot;x()&quot;&gt;fett&lt;/b&gt;')
  expect(mail?.html).not.toContain('href="https://evil.example')
})

test('where there is nobody to write to, that is said and does not count', async () => {
  const { slot, lecturer } = await taught(0)
  for (let attempt = 0; attempt < 6; attempt++)
    for (const to of ['participants', 'waitlist', 'all']) {
      const answer = await write(lecturer, slot.id, { ...message, to })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'state'])
      expect(answer.json().detail).toMatch(/^(In diesem Termin|Auf der Warteliste) .*\.$/)
    }
})

test('only the own participants can be written to; staff write to all', async () => {
  const { slot, people } = await taught(1)
  const other = await taught(1)
  expect((await write(other.lecturer, slot.id)).statusCode).toBe(404)
  expect((await write(await given.account(), slot.id)).statusCode).toBe(403)
  expect(await written(...people)).toEqual([[]])
  const staff = await given.staff()
  const body = { ...message, reply_to_me: false, to: 'participants' as const }
  expect(await as(staff)(writeToParticipants, { params: { id: slot.id }, body })).toEqual({ recipients: 1 })
  for (const wrong of [{ subject: '', message: 'x' }, { subject: 'x' }, { ...message, to: 'everybody' }])
    expect((await write(staff, slot.id, wrong)).statusCode).toBe(400)
})

test('five messages an hour for a timeslot are enough, twenty a day for a lecturer', async () => {
  const { slot, lecturer, people } = await taught(1)
  for (let number = 0; number < 5; number++) expect((await write(lecturer, slot.id)).statusCode).toBe(201)
  const refused = await write(lecturer, slot.id)
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  const more = await Promise.all(
    [10, 12, 14, 16].map(hour =>
      given.timeslot({
        workshopId: slot.workshopId,
        eventId: slot.eventId,
        startsAt: new Date(`2027-03-12T${hour}:00:00+01:00`),
        endsAt: new Date(`2027-03-12T${hour + 1}:00:00+01:00`),
      }),
    ),
  )
  const [person] = people
  for (const other of more) if (person) await given.participation(person, other, { state: 'registered' })
  const statuses = []
  for (const other of more)
    for (let number = 0; number < 4; number++) statuses.push((await write(lecturer, other.id)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 429])
  expect(Number((await write(lecturer, more[3]?.id ?? 0)).headers['retry-after'])).toBeGreaterThan(3600)
})

test('a message that is sent again with the same Idempotency-Key is written once', async () => {
  const { slot, lecturer, people } = await taught(2)
  const send = () => write(lecturer, slot.id, message, { 'idempotency-key': 'once' })
  expect([(await send()).json(), (await send()).json()]).toEqual([{ recipients: 2 }, { recipients: 2 }])
  expect((await written(...people)).map(({ length }) => length)).toEqual([1, 1])
})
