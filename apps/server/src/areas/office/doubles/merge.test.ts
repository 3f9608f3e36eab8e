import { listPersonRecords } from '@tafelrunde/contract/admin/people/people'
import { getMe } from '@tafelrunde/contract/people/account'
import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { unzipped } from '../../../../test/read/unzipped.ts'
import { portalLinks } from '../../accounts/portal/portal.tables.ts'
import { exhibitors } from '../../directory/directory.tables.ts'
import { mails } from '../../mail/mail.tables.ts'
import { findProblems } from '../../participations/check/check.queries.ts'
import { refused } from '../../participations/seats.fixture.ts'
import { readSubscription } from '../../participations/seats.service.ts'
import { mergingIn } from './merge.fixture.ts'
import { accountReferences } from './references.rules.ts'

const testApp = await buildTestApp()
const { app, as, bearer, deps, given } = testApp
const { db } = deps
const { boss, preview, merge, mergeAsSeen, take, two } = await mergingIn(testApp)
/** What `npm run admin -- check` finds. */
const problems = async () => (await findProblems(db)).flatMap(({ problems }) => problems)

test('every column that refers to an account, and to what is folded, is handled', async () => {
  const referring = async (table: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = ${table}::regclass order by 1`)
    return rows.map(({ name }) => name)
  }
  expect(await referring('accounts')).toEqual(Object.keys(accountReferences).toSorted())
  // Of what two accounts have of one thing a row goes: `moves.queries.ts` says what becomes of what refers to it.
  expect(await referring('participations')).toEqual([
    'attendance_marks.participation_id',
    'booking_notes.participation_id',
    'confirmations.participation_id',
    'feedback.participation_id',
  ])
  expect(await referring('event_subscriptions')).toEqual([
    'booking_notes.subscription_id',
    'event_answers.subscription_id',
  ])
  expect(await referring('lecturers')).toEqual([
    'allowance_declarations.lecturer_id',
    'lecturer_absences.lecturer_id',
    // Nobody has to be invited any more to what goes.
    'lecturer_invitations.lecturer_id',
    'settlements.lecturer_id',
    'workshop_lecturers.lecturer_id',
  ])
})

test('what the other account has goes over, it vanishes with its sessions, and both are in the log', async () => {
  const [kept, gone] = [
    await given.account({ firstName: 'Jonte', lastName: 'Müller', email: 'jonte@schule.example' }),
    await given.account({
      firstName: 'Jonte',
      lastName: 'Müller',
      email: 'jm@privat.example',
      customerNumber: 'K-77',
      isLecturer: true,
    }),
  ]
  const slot = await given.timeslot()
  await take(gone, slot)
  await db.insert(exhibitors).values({ name: 'Lernwerk', accountId: gone.id })
  const session = await bearer(gone)
  const { stays, goes, moved, settled, refused: refusals } = await preview(kept, gone)
  expect([stays.id, goes.id, refusals]).toEqual([kept.id, gone.id, []])
  expect(moved).toEqual([
    { kind: 'events', count: 1 },
    { kind: 'timeslots', count: 1 },
    { kind: 'exhibitors', count: 1 },
  ])
  expect(settled).toEqual([
    expect.stringContaining('Mit „jm@privat.example“ kann sich niemand mehr anmelden'),
  ])
  expect(await merge(kept, gone)).toMatchObject({ as_customernumber: 'K-77', is_lecturer: true })
  expect(await readSubscription(db, slot.id, kept.id)).toEqual({ state: 'registered' })
  expect(await db.$count(exhibitors, eq(exhibitors.accountId, kept.id))).toBe(1)
  expect((await app.inject({ url: getMe.url, headers: session })).statusCode).toBe(401)
  const letters = await db.select().from(mails).where(like(mails.subject, '%jetzt eines%'))
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([gone.email, kept.email])
  expect(letters.map(({ text }) => text)).toEqual(
    [1, 2].map(() => expect.stringContaining(`Adresse ${gone.email}`)),
  )
  const { rows } = await db.execute(sql`select subject, record, action, actor from audit_entries
    where (subject, record) in (('accounts', ${gone.id}), ('account_merges', ${kept.id})) and action <> 'change'
    and actor is not null order by id`)
  expect(rows).toEqual([
    { subject: 'accounts', record: gone.id, action: 'delete', actor: boss.id },
    { subject: 'account_merges', record: kept.id, action: 'create', actor: boss.id },
  ])
  expect(await problems()).toEqual([])
})

test('who is of the office does not vanish, nobody is merged into themselves or with nobody', async () => {
  const [kept, gone] = [await given.account(), await given.account({ isStaff: true })]
  expect((await preview(kept, gone)).refused).toEqual([expect.stringContaining('darf in die Verwaltung')])
  await expect(preview(kept, kept)).rejects.toMatchObject({
    status: 400,
    body: { other: ['Bitte wählen Sie ein anderes Konto.'] },
  })
  await expect(preview(kept, { id: 999_999 })).rejects.toMatchObject({
    status: 400,
    body: { other: [expect.stringContaining('gültige Auswahl')] },
  })
  await expect(preview({ id: 999_999 }, kept)).rejects.toMatchObject({ status: 404 })
})

test('an account with a proven address does not go into one whose mailbox never answered', async () => {
  const [kept, gone] = [await given.account({ emailProvenAt: null }), await given.account()]
  expect((await preview(kept, gone)).refused).toEqual([expect.stringContaining('war noch niemand im Konto')])
  await merge(gone, kept)
  const letter = { recipient: kept.email, subject: 'An wen?', text: '', createdAt: deps.clock.now() }
  await db.insert(mails).values({ ...letter, id: crypto.randomUUID() })
  const answer = await app.inject({ url: '/api/account/export/', headers: await bearer(gone) })
  expect(JSON.stringify(unzipped(answer.rawPayload)['nachrichten.json'])).not.toContain('An wen?')
})

test('of two numbers the one stays that somebody says who knows', async () => {
  const kept = await given.account({ customerNumber: 'M-1', customerNumberBy: 'self' })
  const gone = await given.account({ customerNumber: 'M-2', customerNumberBy: 'members' })
  expect((await preview(kept, gone)).settled).toContain('Mitgliedsnummer: M-2 ist geprüft und bleibt.')
  await merge(kept, gone)
  const { rows } = await db.execute(
    sql`select customer_number, customer_number_by from accounts where id = ${kept.id}`,
  )
  expect(rows).toEqual([{ customer_number: 'M-2', customer_number_by: 'members' }])
})

test('what has changed since the preview is looked at again', async () => {
  const [kept, gone] = await two()
  const { seen } = await preview(kept, gone)
  await take(gone, await given.timeslot())
  const late = mergeAsSeen(kept, gone, seen)
  await expect(late).rejects.toEqual(refused('changed'))
  await merge(kept, gone)
  expect(await problems()).toEqual([])
})

test('the page, the data and the erasure of who stays cover what came over', async () => {
  const kept = await given.account({ email: 'bleibt@schule.example' })
  const gone = await given.account({
    email: 'Unverkennbar@privat.example',
    firstName: 'Unverkennbar',
    lastName: 'Verschwunden',
    customerNumber: 'UNVERKENNBAR-9',
  })
  await app.inject({
    method: 'POST',
    url: '/api/support/',
    payload: { name: 'Unverkennbar', email: gone.email, subject: 'Frage', message: 'Wo ist mein Platz?' },
  })
  await merge(kept, gone)
  const { results } = await as(boss)(listPersonRecords, { params: { id: kept.id } })
  expect(results.filter(({ kind }) => kind === 'merge')).toEqual([
    expect.objectContaining({
      title: 'Unverkennbar Verschwunden · Unverkennbar@privat.example · UNVERKENNBAR-9',
      state: 'Okka Harms',
    }),
  ])
  const headers = await bearer(boss)
  const { rawPayload } = await app.inject({ url: `/api/admin/people/${kept.id}/export/`, headers })
  const files = unzipped(rawPayload)
  expect(JSON.parse(files['zusammengefuehrte-konten.json'] ?? '')).toEqual([
    expect.objectContaining({ email: gone.email, customerNumber: 'UNVERKENNBAR-9' }),
  ])
  expect(files['aenderungen.json']).toContain('Verschwunden')
  expect(
    (await app.inject({ method: 'DELETE', url: `/api/auth/users/${kept.id}/`, headers })).statusCode,
  ).toBe(204)
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse((await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)).rows)
  const naming = []
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select t::text as row from ${sql.identifier(name)} t`)
    naming.push(...rows.filter(row => /unverkennbar|verschwunden/i.test(JSON.stringify(row))))
  }
  expect(naming).toEqual([])
})

test('whoever logs in with the member portal still does, into the account that stays; of two links its own stays', async () => {
  const linkedAs = async ({ id }: { id: number }, subject: string) => {
    await db
      .insert(portalLinks)
      .values({ accountId: id, issuer: 'https://portal.example', subject, linkedAt: new Date() })
  }
  const subjects = async () =>
    (await db.select().from(portalLinks).orderBy(portalLinks.subject)).map(({ accountId, subject }) => [
      accountId,
      subject,
    ])
  const [kept, gone] = await two()
  await linkedAs(gone, 'a')
  await merge(kept, gone)
  expect(await subjects()).toEqual([[kept.id, 'a']])
  const other = await given.account()
  await linkedAs(other, 'b')
  await merge(kept, other)
  expect(await subjects()).toEqual([[kept.id, 'a']])
})
