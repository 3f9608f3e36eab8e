import { synchroniseMembers } from '@tafelrunde/contract/admin/people/members'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { eq } from 'drizzle-orm'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { association } from '../src/areas/association/association.tables.ts'
import { invoicingIn } from '../src/areas/invoices/invoices.fixture.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import { approvedIn } from '../src/areas/settlements/approved.fixture.ts'
import { buildTestApp } from './build-test-app.ts'
import { readings } from './read/calendars.ts'
import { readCreditTransfer } from './read/read-credit-transfer.ts'
import { readCii } from './read/read-invoice.ts'
import { readPdf } from './read/read-pdf.ts'
import { checkScheduleJson, checkScheduleXml } from './read/read-schedule.ts'

const testApp = await buildTestApp()
const { app, bearer, deps, given } = testApp
const { db } = deps

/** What people may be called, and must not be for others by it: all of this stays as it is typed. */
const unusual = [
  'H&M; Filiale',
  '&nbsp;GmbH',
  'Firma &#9999999; GmbH',
  '<b>Fett</b> ]]> --> ?>',
  `„Zitat“ "x" 'y' \\ Ende`,
  'Komma, Strich; Doppelpunkt: Punkt.',
  '=1+1',
  '+49 (30) 1',
  '@SUMME(A1)',
  '教師の会 東京',
  'مدرسة النور',
  'Schule 👩‍🏫🏳️‍🌈',
  '\u202emukraM\u202c Müller',
]
const paths = { signUp: '/api/auth/users/', support: '/api/support/' }
const post = (url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

const schemasOf = (schema: unknown, name: string): [string, z.ZodMiniType][] => {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return schemasOf(schema._zod.def.innerType, name)
  if (schema instanceof z.ZodMiniArray) return schemasOf(schema._zod.def.element, name)
  if (schema instanceof z.ZodMiniObject)
    // Of the name that a file has from its device the server keeps what it can.
    return Object.entries(schema.shape)
      .filter(([key]) => !(key === 'name' && 'file' in schema.shape))
      .flatMap(([key, part]) => schemasOf(part, key))
  return schema instanceof z.ZodMiniType ? [[name, schema]] : []
}

test('every text of every body but passwords and tokens refuses what no XML, PDF or mail can hold', () => {
  // Of a list of members each is judged by itself, with these very rules: see its own test.
  const fields = allEndpoints
    .filter(endpoint => endpoint !== synchroniseMembers)
    .flatMap(({ schema }) => schemasOf(schema.body, ''))
  // Of log-ins the e-mail address, too, is only compared.
  const secret = /^(email|(.+_)?password|refresh|token|uid|code|setup|attempt|answer|ticket)$/
  const accepting = (text: string) => [
    ...new Set(
      fields
        .filter(([name, schema]) => !secret.test(name) && schema.safeParse(text).success)
        .map(([name]) => name),
    ),
  ]
  const texts = ['first_name', 'company', 'message', 'remark', 'name', 'street', 'account_holder']
  expect(accepting('a')).toEqual(expect.arrayContaining(texts))
  const wrongs = [
    'a\u0007b',
    '\u001b[31m',
    'a\u0085b',
    'a\u009fb',
    'a\ud800b',
    'a\udc00',
    'a\ufffeb',
    'a\uffff',
  ]
  expect(wrongs.flatMap(accepting)).toEqual([])
  expect(accepting('a\nb').toSorted().join(' ')).toBe(
    'about accreditation body closing comment confirmation_text description help message note profile_description reason remark remarks text values',
  )
})

test('a refused text is told at its field, in German', async () => {
  const person = {
    email: 'a@schule.example',
    password: 'Kreide-und-Tafel-9',
    first_name: 'Eva\u0007',
    last_name: 'a\nb',
  }
  const answer = await post(paths.signUp, person)
  const sentences = ['Steuerzeichen und Zeilenumbrüche sind hier nicht erlaubt.']
  expect([answer.statusCode, answer.json()]).toEqual([400, { first_name: sentences, last_name: sentences }])
  const message = await post(paths.support, {
    name: 'Eva',
    email: 'eva@schule.example',
    subject: 'Saal',
    message: 'a\u001bb',
  })
  expect([message.statusCode, message.json()]).toEqual([
    400,
    { message: ['Steuerzeichen sind nicht erlaubt.'] },
  ])
})

test('the same letters are the same name, however they were typed, and directions end with their text', async () => {
  const email = 'ju\u0308rgen@schule.example'
  const password = 'Kreide-und-Tafel-9'
  const made = await post(paths.signUp, {
    email,
    password,
    first_name: 'Ju\u0308rgen',
    last_name: '\u202emukraM',
  })
  expect(made.json()).toMatchObject({
    email: 'jürgen@schule.example',
    first_name: 'Jürgen',
    last_name: '\u202emukraM\u202c',
  })
  await db
    .update(accounts)
    .set({ state: 'active', emailProvenAt: new Date() })
    .where(eq(accounts.id, made.json().id))
  for (const typed of [email, 'jürgen@schule.example'])
    expect((await post('/api/auth/jwt/create/', { email: typed, password })).statusCode).toBe(200)
})

test('in mails names stand as typed, and add nothing to heads or markup', async () => {
  await db.update(association).set({ email: 'buero@lvm.example' })
  let sent = 0
  for (const name of unusual.map(name => name.normalize('NFC'))) {
    const email = `mail-${++sent}@schule.example`
    const { statusCode } = await app.inject({
      method: 'POST',
      url: paths.support,
      payload: { name, email, subject: name, message: `Guten Tag\n${name}` },
      headers: await bearer(await given.account({ email })),
      remoteAddress: `192.0.2.${sent}`,
    })
    expect(statusCode).toBe(201)
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
    expect(mail?.subject.endsWith(`] ${name}`)).toBe(true)
    expect(mail?.text).toContain(`> Guten Tag\n> ${name}`)
    expect(mail?.html).not.toMatch(/<b>Fett|&nbsp;GmbH/)
  }
})

test('programmes and calendars have names as typed', async () => {
  const event = await given.event({ name: unusual.join(' ') })
  for (const name of unusual) await given.timeslot({ eventId: event.id, name, location: name })
  const fetchFile = async (format: string) =>
    (await app.inject(`/api/events/${event.id}/schedule.${format}`)).body
  const [json, xml, ics] = [await fetchFile('json'), await fetchFile('xml'), await fetchFile('ics')]
  checkScheduleJson(json)
  checkScheduleXml(xml)
  const { conference } = JSON.parse(json).schedule
  expect(Object.keys(conference.days[0].rooms)).toEqual(unusual)
  expect(conference.title).toBe(unusual.join(' '))
  const document = XmlDocument.fromString(xml)
  expect(document.find('//event/title').map(({ content }) => content)).toEqual(unusual)
  expect(document.find('//room/@name').map(({ content }) => content)).toEqual(unusual)
  document.dispose()
  for (const entries of readings(ics))
    expect(entries.map(({ summary }) => summary).toSorted()).toEqual(unusual.toSorted())
})

/** Lines of a table in which a text may stand in quotation marks, which are doubled in it. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?:^\ufeff?|[;\n])(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  )

test('tables have names as typed, but none that would be a formula', async () => {
  const slot = await given.timeslot({ capacity: 100 })
  for (const lastName of unusual)
    await given.participation(await given.account({ lastName }), slot, { state: 'registered' })
  const headers = await bearer(await given.staff())
  const { body } = await app.inject({ url: `/api/lecturer-timeslots/${slot.id}/csv/`, headers })
  expect(cellsOf(body)).toEqual(
    expect.arrayContaining(unusual.map(name => (/^[=+@-]/.test(name) ? `'${name}` : name))),
  )
})

test('an invoice has names as typed, the same for machines as on paper', async () => {
  const { confirmed, invoice, paperOf, xmlOf } = await invoicingIn(testApp)
  const papers = new Map<string, string>()
  for (const company of unusual) {
    const { params } = await confirmed({ wish: { company, city: company } })
    const { id } = await invoice(params)
    const paper = await readPdf(await paperOf(id))
    const [embedded = ''] = paper.attachments.values()
    for (const xml of [await xmlOf(id), embedded])
      expect(readCii(xml).buyer).toMatchObject({ name: company, city: company })
    papers.set(company, paper.text)
  }
  expect([...papers].filter(([, text]) => text.includes('\ufffd'))).toEqual([])
  // Of a text from right to left, and of pictures, a reader of the file does not learn in which order they were typed.
  const inOrder = unusual.filter(company => !/[\p{sc=Arab}\p{Emoji_Presentation}\u202e]/u.test(company))
  expect(inOrder.filter(company => !papers.get(company)?.includes(company))).toEqual([])
})

test('payment files stay such that a bank takes them, whoever is paid', async () => {
  const { approved, finishedEvent, openAccount } = approvedIn(testApp)
  await openAccount()
  const event = await finishedEvent()
  for (const holder of unusual)
    await approved(event, { person: { lastName: holder, city: holder.slice(0, 35) }, bank: { holder } })
  const staff = await bearer(await given.staff())
  const made = await post(`/api/admin/events/${event.id}/payment-files/`, {}, staff)
  const { body } = await app.inject({ url: `/api/admin/payment-files/${made.json().id}/`, headers: staff })
  const { transfers } = readCreditTransfer(body)
  expect(transfers).toHaveLength(unusual.length)
  for (const { name } of transfers) expect(name).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/)
})
