import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { association } from '../association/association.tables.ts'
import { deliverMail, postMail } from './mail.service.ts'
import { mailAttachments, mails } from './mail.tables.ts'

const { deps, sentMails } = await buildTestApp()
await deps.db.update(association).set({ name: 'Lehrkräfteverband Musterland', email: 'buero@lvm.example' })

const letter = (recipient: string) => ({
  recipient,
  subject: 'Ihr Konto',
  greeting: 'Guten Tag,',
  paragraphs: ['hier ist der Schlüssel.'],
  button: { label: 'Öffnen', url: 'https://tafelrunde.example/x?token=geheim' },
})
const post = async (recipient: string) => {
  await inTransaction(deps.db, tx => postMail(tx, deps, letter(recipient)))
  return rowOf(recipient)
}
const rowOf = async (recipient: string) => {
  const [row] = await deps.db.select().from(mails).where(eq(mails.recipient, recipient))
  if (!row) throw new Error('the mail was posted')
  return row
}

test('a letter goes out in both forms, in the name of the association, who gets the answers', async () => {
  const { id } = await post('eva@schule.example')
  await deliverMail(deps, id)
  expect(sentMails).toMatchObject([
    { subject: 'Ihr Konto', sender: 'Lehrkräfteverband Musterland', replyTo: 'buero@lvm.example' },
  ])
  expect(sentMails[0]?.text).toContain('Öffnen:\nhttps://tafelrunde.example/x?token=geheim')
  expect(sentMails[0]?.html).toContain('href="https://tafelrunde.example/x?token=geheim"')
})

test('of a sent mail nobody can read the link any more', async () => {
  const { id } = await post('otto@schule.example')
  await deliverMail(deps, id)
  expect(JSON.stringify(await rowOf('otto@schule.example'))).not.toContain('geheim')
})

test('a mail that failed tells why and is whole at the next attempt', async () => {
  const { id } = await post('ida@schule.example')
  const send = vi
    .fn<typeof deps.mailer.send>()
    .mockRejectedValueOnce(new Error('no route to the mail server'))
  await expect(deliverMail({ ...deps, mailer: { ...deps.mailer, send } }, id)).rejects.toThrow('no route')
  expect(await rowOf('ida@schule.example')).toMatchObject({
    sentAt: null,
    failure: 'no route to the mail server',
  })
  await deliverMail({ ...deps, mailer: { ...deps.mailer, send } }, id)
  await deliverMail({ ...deps, mailer: { ...deps.mailer, send } }, id)
  expect(send).toHaveBeenCalledTimes(2)
  expect(send.mock.lastCall?.[0].text).toContain('geheim')
  expect(await rowOf('ida@schule.example')).toMatchObject({ sentAt: deps.clock.now(), failure: null })
})

test('a letter takes its files along, and keeps none of them once a key to an account is sent', async () => {
  const files = ['eins.ics', 'zwei.pdf'].map(name => ({
    name,
    type: 'application/octet-stream',
    bytes: Uint8Array.of(0, 255, name.length),
  }))
  const id = await inTransaction(deps.db, tx =>
    postMail(tx, deps, { ...letter('uta@schule.example'), attachments: files }),
  )
  await deliverMail(deps, id)
  const { attachments } = sentMails.at(-1) ?? {}
  expect(attachments?.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    files.map(file => ({ ...file, bytes: Buffer.from(file.bytes) })),
  )
  expect(await deps.db.select().from(mailAttachments)).toEqual([])
})
