import { changeDiscount, confirmOrder, declineOrder, endOrder } from '@tafelrunde/contract/admin/money/orders'
import { listOrderLetters } from '@tafelrunde/contract/exhibitions/letters'
import { cancelOrder, replaceOrder } from '@tafelrunde/contract/exhibitions/orders'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { readPdf } from '../../../../test/read/read-pdf.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { association } from '../../association/association.tables.ts'
import { mailOrder } from './mail-order.service.ts'
import { orderingIn, wish } from './orders.fixture.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given, sentMails } = testApp
await startWork(deps)
const { ordered } = orderingIn(testApp)
const mailbox = mailboxOf(sentMails)
const office = as(await given.staff())

let made = 0
/** An address of the office that no other test uses. */
const officeAddress = async () => {
  const email = `buero-${++made}@lvm.example`
  await deps.db.update(association).set({ name: 'Lehrkräfteverband Musterland', email })
  return email
}
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
type Sent = Awaited<ReturnType<typeof mailbox.latest>>
const paperOf = async ({ attachments }: Sent) => {
  const [paper] = attachments
  if (!paper || attachments.length > 1) throw new Error('there is one paper')
  return { name: paper.name, text: plain((await readPdf(paper.bytes)).text) }
}

test('who orders gets a mail with the paper, and the office hears of it', async () => {
  const officeEmail = await officeAddress()
  const { email, order } = await ordered({ wish: { places: ['A4', 'A5'], remarks: 'An der Wand, bitte.' } })
  const mail = await mailbox.latest(email)
  expect(mail.subject).toBe(`Ihre Tischbestellung für „${order.event_name}“ ist eingegangen`)
  for (const words of ['Guten Tag Britta Sundermann,', '2 Tische', '415,31 €', 'Ihre Tische: A4, A5.'])
    expect(plain(mail.text)).toContain(words)
  const { name, text } = await paperOf(mail)
  expect(name).toMatch(/^Bestellbestätigung B-2027-\d{6}\.pdf$/)
  for (const words of [
    'Verlag Kreidestrich GmbH',
    'Tische 2 140,00 € 280,00 €',
    'Gesamtbetrag 415,31 €',
    'A4, A5',
  ])
    expect(text).toContain(words)
  const told = await mailbox.latest(officeEmail)
  expect(told).toMatchObject({
    subject: `Neue Tischbestellung: Verlag Kreidestrich GmbH, ${order.event_name}`,
    replyTo: email,
  })
  for (const words of ['4 × Stühle', 'An der Wand, bitte.', 'Gewählte Tische: A4, A5.'])
    expect(told.text).toContain(words)
})

test('a change is mailed with the new paper, and to the office', async () => {
  const officeEmail = await officeAddress()
  const { email, person, params } = await ordered()
  await mailbox.latest(email)
  await as(person)(replaceOrder, { params, body: wish({ tables: 1, contact_email: email }) })
  const mail = await mailbox.latest(email, 2)
  expect(mail.subject).toContain('ist geändert')
  expect((await paperOf(mail)).text).toContain('Tische 1 140,00 € 140,00 €')
  expect((await mailbox.latest(officeEmail, 2)).subject).toContain('Tischbestellung geändert: ')
})

test('a cancellation is mailed to both', async () => {
  const officeEmail = await officeAddress()
  const { email, person, params } = await ordered()
  await mailbox.latest(email)
  await as(person)(cancelOrder, { params })
  expect((await mailbox.latest(email, 2)).subject).toContain('ist storniert')
  expect((await mailbox.latest(officeEmail, 2)).text).toContain('Die Tische sind wieder frei.')
})

test('a confirmation comes with the tables and the Auftragsbestätigung', async () => {
  await officeAddress()
  const { email, params } = await ordered()
  await mailbox.latest(email)
  await office(confirmOrder, { params, body: { places: ['B1', 'B2'] } })
  const mail = await mailbox.latest(email, 2)
  expect(mail.subject).toMatch(/^Auftragsbestätigung: /)
  expect(mail.text).toContain('Ihre Tische: B1, B2.')
  const { name, text } = await paperOf(mail)
  expect(name).toMatch(/^Auftragsbestätigung B-2027-\d{6}\.pdf$/)
  expect(text).toContain('Ihre Tische B1, B2')
})

test('each Auftragsbestätigung is kept as it was sent, and nothing that binds nobody', async () => {
  await officeAddress()
  const { email, person, params } = await ordered()
  await mailbox.latest(email)
  const own = as(person)
  expect(await own(listOrderLetters, { params })).toEqual({ letters: [] })
  await office(confirmOrder, { params, body: {} })
  await mailbox.latest(email, 2)
  await office(changeDiscount, { params, body: { percent: 10, reason: 'Frühbucher' } })
  const sent = (await mailbox.latest(email, 3)).attachments[0]
  const { letters } = await own(listOrderLetters, { params })
  expect(letters.map(({ title }) => title.replace(/\d{6}$/, ''))).toEqual([
    'Auftragsbestätigung B-2027-',
    'Auftragsbestätigung B-2027-',
  ])
  const [first, second] = await Promise.all(
    letters.map(async ({ id }) =>
      app.inject({ url: `/api/exhibitor-letters/${id}/`, headers: await bearer(person) }),
    ),
  )
  expect(plain((await readPdf(first?.rawPayload ?? Buffer.of())).text)).toContain('Gesamtbetrag 415,31 €')
  expect(second?.rawPayload.equals(sent?.bytes ?? Buffer.of())).toBe(true)
  expect(plain((await readPdf(second?.rawPayload ?? Buffer.of())).text)).toContain('Frühbucher')
})

test('the letter stays when the order has ended and its account goes', async () => {
  await officeAddress()
  const { email, person, params } = await ordered()
  await mailbox.latest(email)
  await office(confirmOrder, { params, body: {} })
  await mailbox.latest(email, 2)
  await office(endOrder, { params, body: { reason: 'Das Foyer wird umgebaut.' } })
  await app.inject({ method: 'DELETE', url: '/api/auth/users/me/', headers: await bearer(person) })
  expect((await office(listOrderLetters, { params })).letters).toMatchObject([{ kind: 'confirmation' }])
  await mailOrder(deps, JSON.stringify({ order: params.id, news: 'confirmed' }))
  expect((await office(listOrderLetters, { params })).letters).toHaveLength(1)
})

test('a refusal says why', async () => {
  await officeAddress()
  const { email, params } = await ordered()
  await mailbox.latest(email)
  await office(declineOrder, { params, body: { remark: 'Das Foyer ist schon voll belegt.' } })
  const mail = await mailbox.latest(email, 2)
  expect(mail.text).toContain('Das Foyer ist schon voll belegt.')
  expect(mail.attachments).toEqual([])
})

test('news that are none any more are not mailed', async () => {
  await officeAddress()
  const { email, person, params } = await ordered()
  await mailbox.latest(email)
  await as(person)(cancelOrder, { params })
  await mailbox.latest(email, 2)
  await mailOrder(deps, JSON.stringify({ order: params.id, news: 'received' }))
  const { email: next } = await ordered()
  await mailbox.latest(next)
  expect(mailbox.to(email)).toHaveLength(2)
})
