import * as contract from '@tafelrunde/contract/admin/mails/circulars'
import { giveFeedback } from '@tafelrunde/contract/events/feedback'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { participations } from '../participations/participations.tables.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'
import { circularsIn, type Wish } from './circulars.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given, sentMails } = testApp
const { db } = deps
const { staff, office, registered, draft, recipientsOf, deliverAll } = await circularsIn(testApp)

test('the recipients are those whom the filters mean, without those taken out by hand', async () => {
  const { event, people } = await registered(4)
  const [first, second, third] = people
  await db
    .update(eventSubscriptions)
    .set({ state: 'cancelled' })
    .where(eq(eventSubscriptions.accountId, first?.id ?? 0))
  await db
    .update(accounts)
    .set({ bounce: '550' })
    .where(eq(accounts.id, second?.id ?? 0))
  const one = await draft(event, { removed: [third?.id ?? 0] })
  expect(one).toMatchObject({ count: 1, unreachable: 1, unsubscribed: 0, state: 'draft' })
  expect((await recipientsOf(one.id)).map(({ account }) => account)).toEqual([people[3]?.id])
  const cancelled = await draft(event, { standing: 'cancelled' })
  expect((await recipientsOf(cancelled.id)).map(({ account }) => account)).toEqual([first?.id])
})

test('„hat noch kein Feedback gegeben“ means whoever was there and owes some', async () => {
  const { event, people } = await registered(2, given.event({ state: 'finished' }))
  const slot = await given.timeslot({ eventId: event.id })
  const rows = []
  for (const { id: accountId } of people)
    rows.push(
      ...(await db
        .insert(participations)
        .values({
          timeslotId: slot.id,
          accountId,
          state: 'attended',
          createdAt: clock.now(),
          startsAt: slot.startsAt,
          endsAt: slot.endsAt,
        })
        .returning()),
    )
  const asked = await draft(event, { standing: 'attended', without_feedback: true })
  expect(asked.count).toBe(2)
  clock.set(new Date(slot.endsAt.getTime() + 60_000).toISOString())
  const body = {
    participation: rows[0]?.id ?? 0,
    content: 5,
    teaching: 5,
    organisation: 5,
    benefit: 5,
    comment: '',
  }
  await as(people[0])(giveFeedback, { body })
  expect((await recipientsOf(asked.id)).map(({ account }) => account)).toEqual([people[1]?.id])
})

test('each recipient’s mail can be seen before, with what is filled in marked', async () => {
  const { event, people } = await registered(2, given.event({ location: 'Lindenau' }))
  const { id, subject, text } = await draft(event)
  const preview = await office(contract.previewCircular, {
    params: { id },
    body: { subject, text, place: 1 },
  })
  expect(preview).toMatchObject({
    count: 2,
    recipient: { account: people[1]?.id },
    subject: [
      { text: 'Parken in ', is_filled: false },
      { text: 'Lindenau', is_filled: true },
    ],
    missing: [],
  })
  const wrong = { params: { id }, body: { subject, text: 'Hallo {Name}', place: 0 } }
  await expect(office(contract.previewCircular, wrong)).rejects.toMatchObject({
    status: 400,
    body: { text: [expect.stringContaining('{Name}')] },
  })
})

test('marks are kept around what is filled in, which has none of its own', async () => {
  const { event } = await registered(1, given.event({ name: '_Herbst_ **2027**' }))
  const text = '**{Vorname}**, es gibt:\n\n• Kuchen bei {Veranstaltung}\n• [Plätze](https://a.example)'
  const { id } = await draft(event, { text })
  const { blocks } = await office(contract.previewCircular, {
    params: { id },
    body: { subject: 'Kuchen', text, place: 0 },
  })
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'Eva', is_filled: true, bold: true },
          { text: ', es gibt:', is_filled: false },
        ],
      ],
    },
    {
      kind: 'list',
      lines: [
        [
          { text: 'Kuchen bei ', is_filled: false },
          { text: '_Herbst_ **2027**', is_filled: true },
        ],
        [{ text: 'Plätze', is_filled: false, href: 'https://a.example' }],
      ],
    },
  ])
  await office(contract.testCircular, { params: { id }, body: { subject: 'Kuchen', text, place: 0 } })
  await deliverAll()
  const sent = sentMails.find(({ subject }) => subject === 'Test: Kuchen')
  expect(sent?.html).toContain('<strong>Eva</strong>, es gibt:')
  expect(sent?.text).toContain(
    'Eva, es gibt:\n\n• Kuchen bei _Herbst_ **2027**\n• Plätze (https://a.example)',
  )
})

test('the test mail goes to whoever writes it', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  const body = { subject: 'Hallo {Vorname}', text: 'Es gibt Kuchen.', place: 0 }
  const { recipient } = await office(contract.testCircular, { params: { id }, body })
  expect(recipient).toBe(staff.email)
  await deliverAll()
  const test = sentMails.filter(mail => mail.subject === 'Test: Hallo Eva')
  expect(test.map(mail => mail.recipient)).toEqual([staff.email])
})

test('what does not go together is refused at its field', async () => {
  const { event } = await registered(1)
  const refused = (wish: Wish, field: string, on: { id: number } | null = event) =>
    expect(draft(on, wish)).rejects.toMatchObject({ status: 400, body: { [field]: expect.anything() } })
  await refused({ standing: 'registered' }, 'standing', null)
  await refused({ without_feedback: true }, 'without_feedback', null)
  await refused({ audience: 'lecturers', standing: 'registered' }, 'standing')
  await refused({ workshop: 2_000_000_000 }, 'workshop')
  await refused({ text: 'Hallo {' }, 'text')
  await refused({ text: '[Feedback](https://a.example/{Vorname})' }, 'text')
})

test('nobody but the office reads or sends any', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event)
  const person = as(await given.account())
  await expect(person(contract.getCircular, { params: { id } })).rejects.toMatchObject({ status: 403 })
  await expect(person(contract.sendCircular, { params: { id }, body: { count: 1 } })).rejects.toMatchObject({
    status: 403,
  })
})
