import { writeToSupport } from '@tafelrunde/contract/support'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { association } from '../association/association.tables.ts'

const { as, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const office = 'empfang@lvm.example'
await deps.db.update(association).set({ name: 'Lehrkräfteverband Musterland', email: office })

const written = (email: string) => ({
  name: 'Eva Sommer',
  email,
  subject: 'Zugang zum Saal',
  message: 'Guten Tag,\r\n\r\nist der Saal < 2 km entfernt?',
})

test('whoever writes from their account gets a receipt with the number and their own words, in one thread with the office', async () => {
  const message = written('eva@schule.example')
  const account = await given.account({ email: message.email })
  const { id } = await as(account)(writeToSupport, { body: message })
  const mail = await mailbox.latest(message.email)
  expect(mail).toMatchObject({ subject: `[#${id}] Zugang zum Saal`, replyTo: office })
  expect(mail.text).toContain('Guten Tag Eva Sommer,')
  expect(mail.text).toMatch(new RegExp(`Sie ist bei uns die Anfrage Nr\\.\\s${id}\\.`))
  expect(mail.text).toContain('> Guten Tag,\n>\n> ist der Saal < 2 km entfernt?')
  const toOffice = await mailbox.latest(office)
  expect(toOffice.subject).toBe(mail.subject)
  expect(toOffice.text).toMatch(new RegExp(`bei der Anfrage Nr\\.\\s${id}\\.`))
  expect(mail.thread?.after).toEqual([toOffice.thread?.id])
})

test.each([
  ['who is not logged in', false],
  ['from another account', true],
])('the receipt quotes nothing that somebody typed %s', async (_who, isLoggedIn) => {
  const email = `fremd-${isLoggedIn}@schule.example`
  const body = { name: 'Gewinn', email, subject: 'Ihr Gewinn', message: 'Ihr Gewinn: https://boese.example' }
  const { id } = await as(isLoggedIn ? await given.account() : undefined)(writeToSupport, { body })
  const mail = await mailbox.latest(email)
  expect(mail.subject).toBe(`[#${id}] Ihre Anfrage`)
  expect(mail.text).toContain('Guten Tag,\n\nwir haben')
  expect(mail.text).toMatch(new RegExp(`Anfrage Nr\\.\\s${id}\\.`))
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Gewinn|boese/)
  expect(mail.thread?.after).toHaveLength(1)
})

test('a name that would be a link greets nobody in the receipt', async () => {
  const message = { ...written('link@schule.example'), name: 'boese.example/x' }
  const account = await given.account({ email: message.email })
  await as(account)(writeToSupport, { body: message })
  expect((await mailbox.latest(message.email)).text).toContain('Guten Tag,\n\nwir haben')
})
