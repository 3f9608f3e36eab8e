import { mostMembers, synchroniseMembers } from '@tafelrunde/contract/admin/people/members'
import { resetPassword } from '@tafelrunde/contract/people/credentials'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { keysIn } from '../../keys/keys.fixture.ts'
import { mails } from '../../mail/mail.tables.ts'

const testApp = await buildTestApp()
const { app, as, deps, given, sentMails } = testApp
const { db } = deps
await startWork(deps)
const staff = await given.staff()

type Member = {
  as_customernumber?: string
  email?: string
  first_name?: string
  last_name?: string
  left?: boolean
}
const send = (members: Member[], dry_run = false) =>
  as(staff)(synchroniseMembers, { body: { members, dry_run } })
const accountOf = async (email: string) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}
const numberOf = async ({ email }: { email: string }) => (await accountOf(email))?.customerNumber
const problemsOf = ({ members }: Awaited<ReturnType<typeof send>>) =>
  members.flatMap(({ index, problems }) =>
    problems.map(({ field, reason }) => `${index} ${field}: ${reason}`),
  )

test('new members get an account without rights and without any mail, and a password of their own by a link', async () => {
  const email = 'miriam@schule.example'
  const member = { as_customernumber: '01067', email, first_name: 'Miriam', last_name: 'Baumgärtner' }
  const tried = await send([member], true)
  expect(tried).toMatchObject({ dry_run: true, counts: { new: 1 }, members: [{ index: 0, account: null }] })
  expect(await accountOf(email)).toBeUndefined()

  const done = await send([member])
  const account = await accountOf(email)
  expect(done.members).toEqual([
    { index: 0, as_customernumber: '01067', outcome: 'new', account: account?.id, problems: [] },
  ])
  expect(account).toMatchObject({
    customerNumber: '01067',
    lastName: 'Baumgärtner',
    state: 'active',
    isStaff: false,
  })
  expect(await db.$count(mails)).toBe(0)
  await as()(resetPassword, { body: { email } })
  expect((await mailboxOf(sentMails).latest(email)).text).toContain('/password-reset-confirm?uid=')
})

test('known members are given their number, keep address and names, and the same list again changes nothing', async () => {
  const anna = await given.account({ firstName: 'Anna', lastName: 'Weiß' })
  const berta = await given.account({ customerNumber: 'B-1' })
  const moved = await given.account({ customerNumber: 'C-old' })
  const list = [
    { as_customernumber: ' A-1 ', email: anna.email.toUpperCase(), first_name: 'Anne', last_name: 'Weiss' },
    { as_customernumber: 'B-1', email: 'berta@zuhause.example', first_name: 'Berta', last_name: 'Blum' },
    { as_customernumber: 'C-new', email: moved.email },
    { as_customernumber: 'C-old', left: true },
  ]
  expect(await send(list)).toMatchObject({ counts: { faulty: 0, new: 0, changed: 3, unchanged: 1 } })
  expect(await accountOf(anna.email)).toMatchObject({
    customerNumber: 'A-1',
    firstName: 'Anna',
    lastName: 'Weiß',
  })
  expect(await accountOf('berta@zuhause.example')).toBeUndefined()
  expect([await numberOf(berta), await numberOf(moved)]).toEqual(['B-1', 'C-new'])
  expect(await send(list)).toMatchObject({
    counts: { faulty: 0, new: 0, changed: 0, unchanged: 4 },
    members: [],
  })
})

test('whoever has left loses the number and keeps the account, and nobody else loses anything', async () => {
  const gone = await given.account({ customerNumber: 'L-1', isStaff: true })
  const other = await given.account({ customerNumber: 'L-2' })
  const { members } = await send([{ as_customernumber: 'L-1', left: true }])
  expect(members).toMatchObject([{ outcome: 'changed', account: gone.id }])
  expect(await accountOf(gone.email)).toMatchObject({ customerNumber: '', state: 'active', isStaff: true })
  expect(await numberOf(other)).toBe('L-2')
})

test('a faulty member is told and left out, and the others are taken over', async () => {
  const owner = await given.account({ customerNumber: 'F-1' })
  const free = await given.account()
  const twins = [
    await given.account({ customerNumber: 'F-2' }),
    await given.account({ customerNumber: 'F-2' }),
  ]
  const named = { first_name: 'Heil', last_name: 'Los' }
  const answer = await send([
    { as_customernumber: 'F-1', email: free.email },
    { as_customernumber: 'F-2', email: 'niemand@schule.example' },
    { as_customernumber: 'F-2', email: twins[1]?.email ?? '' },
    { ...named, as_customernumber: '', email: 'ohne@schule.example' },
    { as_customernumber: 'F-3', email: 'keine Adresse', first_name: '\u0007', last_name: '\u200b' },
    { as_customernumber: 'F'.repeat(31) },
    { as_customernumber: 'F-4', email: 'neu@schule.example' },
    { ...named, as_customernumber: 'F\u00005', email: 'null@schule.example' },
    { ...named, as_customernumber: 'F-6', email: 'heil@schule.example' },
    { ...named, as_customernumber: 'F-7', email: 'Heil@Schule.example' },
    { as_customernumber: 'F-8', email: owner.email },
    { as_customernumber: 'F-1' },
  ])
  const told = problemsOf(answer).map(problem => problem.replace(`Nr. ${owner.id}.`, 'Nr. ….'))
  expect(told).toMatchInlineSnapshot(`
    [
      "0 as_customernumber: Diese Nummer hat schon ein anderes Konto, Nr. ….",
      "1 email: Diese Nummer haben mehrere Konten, und keines diese Adresse.",
      "2 as_customernumber: Das steht schon beim Mitglied 1 dieser Liste.",
      "3 as_customernumber: Die Mitgliedsnummer fehlt.",
      "4 email: Geben Sie eine gültige E-Mail Adresse an.",
      "4 first_name: Steuerzeichen und Zeilenumbrüche sind hier nicht erlaubt.",
      "4 last_name: Dieses Feld darf nicht leer sein.",
      "5 as_customernumber: Stellen Sie sicher, dass dieses Feld nicht mehr als 30 Zeichen lang ist.",
      "6 first_name: Der Vorname fehlt: Die Person hat noch kein Konto.",
      "6 last_name: Der Nachname fehlt: Die Person hat noch kein Konto.",
      "7 as_customernumber: Nullzeichen sind nicht erlaubt.",
      "9 email: Das steht schon beim Mitglied 8 dieser Liste.",
      "11 as_customernumber: Das steht schon beim Mitglied 0 dieser Liste.",
    ]
  `)
  expect(answer.counts).toEqual({ faulty: 10, new: 1, changed: 1, unchanged: 0 })
  expect(await accountOf('heil@schule.example')).toMatchObject({ customerNumber: 'F-6' })
  expect([await numberOf(free), await numberOf(owner)]).toEqual(['', 'F-8'])
})

test('a list of names as people have them is taken over as it is', async () => {
  const names = [
    'H&M; Filiale',
    '=1+1',
    "O'Neill",
    '<b>Fett</b>',
    'Müller-Lüdenscheidt',
    '{{name}}',
    '%s',
    '李',
  ]
  const list = names.map((last_name, index) => ({
    as_customernumber: `N;${index}`,
    email: `ü.${index}@schüle.example`,
    first_name: 'Dr. Vera',
    last_name,
  }))
  expect(await send(list)).toMatchObject({ counts: { new: names.length } })
  for (const { email, last_name } of list) expect((await accountOf(email))?.lastName).toBe(last_name)
  expect(await send(list)).toMatchObject({ counts: { unchanged: names.length } })
})

test('ten thousand members come in parts, and two programs at once make nobody twice', async () => {
  const parts = Array.from({ length: 5 }, (_part, part) =>
    Array.from({ length: mostMembers }, (_one, one) => ({
      as_customernumber: `T-${part * mostMembers + one}`,
      email: `t.${part * mostMembers + one}@schule.example`,
      first_name: 'Tamme',
      last_name: 'Harms',
    })),
  )
  const before = await db.$count(accounts)
  for (const part of parts) {
    const [one, other] = await Promise.all([send(part), send(part)])
    expect(one.counts.new + other.counts.new).toBe(mostMembers)
  }
  expect((await db.$count(accounts)) - before).toBe(5 * mostMembers)
  const body = { members: [...(parts[0] ?? []), { as_customernumber: 'T' }] }
  await expect(as(staff)(synchroniseMembers, { body })).rejects.toMatchObject({ status: 400 })
}, 120_000)

test('a key for members takes the list over and reads nothing, a key to read people does not', async () => {
  const { made } = keysIn(testApp)
  const payload = { members: [{ as_customernumber: 'K-1', left: true }] }
  const asked = async (scope: 'members:write' | 'people:read') => {
    const { headers } = await made({ scopes: [scope] })
    const posted = await app.inject({ method: 'POST', url: '/api/admin/members/', headers, payload })
    const people = await app.inject({ url: '/api/admin/people/', headers })
    return [posted.statusCode, people.statusCode]
  }
  expect(await asked('members:write')).toEqual([200, 403])
  expect(await asked('people:read')).toEqual([403, 200])
})
