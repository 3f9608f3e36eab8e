import {
  getOfficeLecturer,
  inviteLecturer,
  revokeInvitation,
} from '@tafelrunde/contract/admin/people/lecturers'
import { acceptInvitation, readInvitation } from '@tafelrunde/contract/lecturers/lecturer-invitations'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mailboxOf } from '../../../test/servers/mailbox.ts'
import { startWork } from '../../jobs.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { tidyInvitations } from './invitations.service.ts'
import { lecturerInvitations } from './invitations.tables.ts'

const { as, clock, deps, given, sentMails } = await buildTestApp()
await startWork(deps)
const mailbox = mailboxOf(sentMails)
const okka = await given.staff()
let number = 0

const profile = async (facts: { accountId?: number } = {}) =>
  given.lecturer((await given.workshop()).id, { firstName: 'Imke', lastName: 'Folkerts', ...facts })

const newAddress = () => `einladung-${++number}@schule.example`

/** Answers the secret that the mail carries. */
const invite = async (id: number, email = newAddress(), count = 1) => {
  await as(okka)(inviteLecturer, { params: { id }, body: { email } })
  const mail = await mailbox.latest(email, count)
  return /\/account\?invitation=(\S+)/.exec(mail.text)?.[1] ?? ''
}

const gone = {
  status: 404,
  body: { detail: 'Diese Einladung gilt nicht mehr. Bitten Sie das Büro um eine neue.' },
}
const accept = (person: { id: number; email: string }, secret: string) =>
  as(person)(acceptInvitation, { body: { secret } })

test('whoever is invited reads whose profile it is, takes it over once and is a lecturer', async () => {
  const { id } = await profile()
  const email = newAddress()
  const secret = await invite(id, email)
  const seen = await as(okka)(getOfficeLecturer, { params: { id } })
  expect(seen.invitation).toMatchObject({ email, created: clock.now() })
  const person = await given.account()
  expect(await as(person)(readInvitation, { body: { secret } })).toEqual({ name: 'Imke Folkerts' })
  expect(await accept(person, secret)).toEqual({ name: 'Imke Folkerts' })
  expect(await as(okka)(getOfficeLecturer, { params: { id } })).toMatchObject({
    account: { id: person.id },
    invitation: null,
  })
  const [stored] = await deps.db.select().from(accounts).where(eq(accounts.id, person.id))
  expect(stored).toMatchObject({ isLecturer: true })
  await expect(accept(await given.account(), secret)).rejects.toMatchObject(gone)
  await expect(as(okka)(inviteLecturer, { params: { id }, body: { email } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'already', detail: 'Dieses Profil gehört schon zu einem Konto.' },
  })
})

test('an invitation that is revoked, replaced, too old or made up is refused with the same words', async () => {
  const person = await given.account()
  const { id } = await profile()
  const email = newAddress()
  const replaced = await invite(id, email)
  const revoked = await invite(id, email, 2)
  await as(okka)(revokeInvitation, { params: { id } })
  const old = await invite((await profile()).id)
  clock.passSeconds(14 * 24 * 60 * 60)
  for (const secret of [replaced, revoked, old, 'ausgedacht']) {
    await expect(as(person)(readInvitation, { body: { secret } })).rejects.toMatchObject(gone)
    await expect(accept(person, secret)).rejects.toMatchObject(gone)
  }
  await inTransaction(deps.db, tx => tidyInvitations(tx, deps))
  expect(await deps.db.$count(lecturerInvitations)).toBe(0)
})

test('of two who use it at the same moment one has the profile; whoever has one keeps it, and the link stays good', async () => {
  const secret = await invite((await profile()).id)
  const owner = await given.account()
  await profile({ accountId: owner.id })
  await expect(accept(owner, secret)).rejects.toMatchObject({ status: 409, body: { code: 'already' } })
  const people = [await given.account(), await given.account()]
  const answers = await Promise.allSettled(people.map(person => accept(person, secret)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an address that is none is refused at its field, and a profile that is none is not found', async () => {
  const { id } = await profile()
  await expect(as(okka)(inviteLecturer, { params: { id }, body: { email: 'imke' } })).rejects.toMatchObject({
    status: 400,
    body: { email: ['Geben Sie eine gültige E-Mail Adresse an.'] },
  })
  for (const endpoint of [inviteLecturer, revokeInvitation])
    await expect(
      as(okka)(endpoint, { params: { id: 2_147_483_647 }, body: { email: newAddress() } }),
    ).rejects.toMatchObject({ status: 404 })
})

test('the secret is kept as a hash alone, and who deletes the account with that address takes the invitation along', async () => {
  const password = 'Kreide-und-Tafel-7'
  const person = await given.account({ passwordHash: await deps.passwords.hash(password) })
  const secret = await invite(
    (await profile()).id,
    person.email.replace(/^./, first => first.toUpperCase()),
  )
  expect(JSON.stringify(await deps.db.select().from(lecturerInvitations))).not.toContain(secret)
  await as(person)(deleteMe, { body: { current_password: password } })
  expect(await deps.db.$count(lecturerInvitations)).toBe(0)
})
