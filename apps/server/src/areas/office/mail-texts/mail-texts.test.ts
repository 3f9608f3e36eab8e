import * as office from '@tafelrunde/contract/admin/mails/mail-texts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examples } from '../../../../mails/examples.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { Letter } from '../../mail/letter.rules.ts'
import { postMail } from '../../mail/mail.service.ts'
import { mails } from '../../mail/mail.tables.ts'
import { exampleValues, filled, mailTextProblems } from '../../mail/mail-texts.rules.ts'
import { approved } from '../../settlements/settlement-wordings.rules.ts'
import { wordings } from './wordings.rules.ts'

const { as, deps, given } = await buildTestApp()
const okka = await given.account({
  isStaff: true,
  isSuperuser: true,
  firstName: 'Okka',
  lastName: 'Harms',
})
const params = { id: approved.id }
const read = () => as(okka)(office.getMailText, { params })
const change = (body: object, version: number) =>
  as(okka)(office.changeMailText, {
    params,
    body: { subject: 'Freigegeben', body: 'Gern.', closing: '', ...body, version },
  })
const posted = async (letter: Letter) => {
  const id = await inTransaction(deps.db, tx => postMail(tx, deps, letter))
  const [mail] = await deps.db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** All but those that the office writes itself. */
const { circularMail: _own, ...worded } = examples

test('every mail of the product can be worded, and each kind has an id of its own', async () => {
  const ids = wordings.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.values(worded).map(letter => letter.wording?.id)).toEqual(
    expect.arrayContaining(ids.map(id => id)),
  )
  const { results } = await as(okka)(office.listMailTexts, {})
  expect(results).toHaveLength(ids.length)
})

test.each(wordings.map(wording => [wording.title, wording] as const))(
  '„%s“ is fit as it comes, and no gap of it is left open',
  (_title, wording) => {
    expect(mailTextProblems(wording, wording)).toEqual([])
    const { subject, paragraphs, afterwards } = filled(wording, exampleValues(wording, {}))
    expect([subject, ...paragraphs, ...afterwards].join()).not.toMatch(/[{}]/)
  },
)

test('what the office writes is what the next mail says; with the original text it is as it came', async () => {
  const { version, original } = await read()
  const changed = await change({ body: '{Betrag} sind unterwegs.\n\nVielen Dank!' }, version)
  expect(changed).toMatchObject({ changed: true, subject: 'Freigegeben' })
  const mail = await posted(examples.approvedMail)
  expect(mail).toMatchObject({ subject: 'Freigegeben' })
  expect(mail?.text).toContain('314,05\u00a0€ sind unterwegs.\n\nVielen Dank!')
  expect(mail?.text).toContain('Guten Tag Eva Sommer,')
  await expect(change({}, version)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } })
  const again = await change(original, changed.version)
  expect(again).toMatchObject({ ...original, changed: false })
  expect((await posted(examples.approvedMail))?.subject).toBe(examples.approvedMail.subject)
  const { results } = await as(okka)(office.listMailTextHistory, { params, query: {} })
  expect(results).toMatchObject([
    { by: 'Okka Harms', action: 'delete', before: { subject: 'Freigegeben' } },
    { by: 'Okka Harms', action: 'create', after: { subject: 'Freigegeben' } },
  ])
})

test('what is filled in stays what it is, braces and all', async () => {
  const { version } = await read()
  const { original, version: seen } = await change({ body: 'Für „{Veranstaltung}“.' }, version)
  const mail = await posted({
    ...examples.approvedMail,
    wording: { id: approved.id, values: { Veranstaltung: '{Betrag} & <b>', Betrag: '1 €' } },
  })
  expect(mail?.text).toContain('Für „{Betrag} & <b>“.')
  expect(mail?.html).toContain('{Betrag} &amp; &lt;b&gt;')
  await change(original, seen)
})

test.each([
  [{ body: 'Hallo {Nmae}' }, { body: [expect.stringContaining('{Nmae} gibt es hier nicht')] }],
  [{ subject: 'Zu {' }, { subject: [expect.stringContaining('Klammer')] }],
  [{ closing: '{Betrag} {}' }, { closing: [expect.stringContaining('{Veranstaltung}, {Betrag}')] }],
  [{ body: ' ' }, { body: [expect.any(String)] }],
])('a text with %j is refused at its field', async (wish, body) => {
  const { version } = await read()
  await expect(change(wish, version)).rejects.toMatchObject({ status: 400, body })
  expect(await read()).toMatchObject({ changed: false })
})

test('a mail that would not be found again without its subject keeps it', async () => {
  const wording = wordings.find(({ title }) => title === 'Antwort auf eine Anfrage')
  const failing = as(okka)(office.changeMailText, {
    params: { id: wording?.id ?? 0 },
    body: { subject: 'Antwort', body: 'Nichts', version: 0 },
  })
  await expect(failing).rejects.toMatchObject({
    status: 400,
    body: {
      subject: ['{Betreff} darf hier nicht fehlen.'],
      body: ['{Antwort} darf hier nicht fehlen.'],
    },
  })
})

test('a text is tried with a real event, and sent like that to whoever tries it, to nobody else', async () => {
  const event = await given.event({ name: 'Herbsttagung' })
  const body = { subject: 'Zu „{Veranstaltung}“', body: 'Es sind {Betrag}.', closing: '', event: event.id }
  const preview = await as(okka)(office.previewMailText, { params, body })
  expect(preview).toEqual({
    subject: 'Zu „Herbsttagung“',
    greeting: 'Guten Tag Okka Harms,',
    paragraphs: ['Es sind 314,05\u00a0€.'],
    button: 'Abrechnung ansehen',
    afterwards: [],
  })
  expect(await as(okka)(office.sendTestMail, { params, body })).toEqual({ recipient: okka.email })
  const sent = await deps.db.select().from(mails).where(eq(mails.recipient, okka.email))
  expect(sent).toMatchObject([{ subject: 'Test: Zu „Herbsttagung“' }])
  expect(await read()).toMatchObject({ changed: false })
})
