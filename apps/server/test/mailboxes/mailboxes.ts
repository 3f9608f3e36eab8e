import { mergePeople, previewMerge } from '@tafelrunde/contract/admin/people/doubles'
import { changeUser } from '@tafelrunde/contract/people/users'
import { and, desc, inArray, like, sql } from 'drizzle-orm'
import { findAccountById, type StoredAccount } from '../../src/areas/accounts/accounts.queries.ts'
import { readUid } from '../../src/areas/accounts/credentials/links.rules.ts'
import { enter } from '../../src/areas/accounts/portal/enter.service.ts'
import { intakeRows, intakes } from '../../src/areas/intake/intake.tables.ts'
import { mails } from '../../src/areas/mail/mail.tables.ts'
import { onlyRow } from '../../src/platform/db/rows.ts'
import type { buildTestApp } from '../build-test-app.ts'

export const passwords = { anna: 'Kreide-und-Tafel-7', eve: 'Lineal-und-Heft-9' }
export type Name = keyof typeof passwords
export const names = ['anna', 'eve'] as const

/** What stands under somebody's address and is theirs alone: a mail, and a row of a table of the office. */
export const onlyFor = (email: string) => `Nur für ${email}`

/** Stands in every row of the office's table, and is what everybody says is their number. */
const said = 'Gymnasium'

/** Two people with two mailboxes each, an office, and what each of them does. */
export const mailboxesIn = async ({
  app,
  as,
  bearer,
  clock,
  deps,
  given,
}: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { db } = deps
  const hashes = {
    anna: await deps.passwords.hash(passwords.anna),
    eve: await deps.passwords.hash(passwords.eve),
  }
  const boss = await given.account({ isStaff: true, isSuperuser: true })
  let made = 0

  const http = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, access?: string) =>
    app.inject({
      method,
      url,
      // Nobody is held up by what the network tried before.
      remoteAddress: `10.${(++made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
      ...(payload && { payload }),
      ...(access && { headers: { authorization: `Bearer ${access}` } }),
    })

  /** Two people with two mailboxes each and an account at the first, logged in, and what they get hold of. */
  const world = async () => {
    const number = ++made
    const boxesOf = (name: Name) => [1, 2].map(box => `${name}-${number}-${box}@schule.example`)
    const boxes = { anna: boxesOf('anna'), eve: boxesOf('eve') }
    const all = [...boxes.anna, ...boxes.eve]
    const intake = onlyRow(
      await db
        .insert(intakes)
        .values({
          kind: 'members',
          fileName: 'Mitglieder.csv',
          mapping: { email: 0 },
          headings: ['E-Mail', 'Bemerkung', 'Schulform'],
          createdAt: clock.now(),
          accountId: boss.id,
        })
        .returning(),
    )
    for (const [index, email] of all.entries()) {
      const letter = { id: crypto.randomUUID(), recipient: email, subject: onlyFor(email), text: '' }
      await db.insert(mails).values({ ...letter, createdAt: clock.now() })
      const row = { intakeId: intake.id, outcome: 'new' as const, problems: [], line: index + 2 }
      await db.insert(intakeRows).values({ ...row, cells: [email, onlyFor(email), said] })
    }
    const enterAs = async (name: Name) => {
      const facts = { email: boxes[name][0] ?? '', passwordHash: hashes[name], customerNumber: said }
      const person = await given.account(facts)
      return [(await bearer(person)).authorization.slice('Bearer '.length)]
    }
    return {
      boxes,
      all,
      tokens: { anna: await enterAs('anna'), eve: await enterAs('eve') },
      /** Who signed up last with an address: whoever did not leaves the mail that asks to confirm. */
      signedUp: new Map<string, Name>(names.map(name => [boxes[name][0] ?? '', name])),
      /** Who has tried their password in vain where there was this hash: it takes long, and tells nothing more. */
      wrong: new Set<string>(),
      /** Accounts that the office has closed, and not opened since. */
      closed: new Set<number>(),
    }
  }
  type World = Awaited<ReturnType<typeof world>>

  const setActive = async ({ closed }: World, { id, state }: StoredAccount, is_active: boolean) => {
    await as(boss)(changeUser, { params: { id }, body: { is_active } })
    if (is_active) closed.delete(id)
    else if (state === 'active') closed.add(id)
  }

  const signUp = async (here: World, who: Name, email: string) => {
    const names = { first_name: who, last_name: 'Person', as_customernumber: said }
    const answer = await http('POST', '/api/auth/users/', { ...names, email, password: passwords[who] })
    if (answer.statusCode === 201) here.signedUp.set(email, who)
  }

  const logIn = async (here: World, who: Name, { email, passwordHash }: StoredAccount) => {
    const answer = await http('POST', '/api/auth/jwt/create/', { email, password: passwords[who] })
    if (answer.statusCode === 200) here.tokens[who].unshift(answer.json().access)
    else here.wrong.add(`${who} ${passwordHash}`)
  }

  const enterByPortal = async (here: World, who: Name, email: string) => {
    const person = { subject: email, email, firstName: who, lastName: 'Person', isStaff: false }
    const coming = { device: '', begunAt: clock.now().getTime() / 1000 }
    const entered = await enter(deps, person, coming)
    if (entered && 'tokens' in entered && entered.tokens) here.tokens[who].unshift(entered.tokens.access)
  }

  /** The links of somebody's last mails, without those that ask for what somebody else has begun. */
  const wantedLinks = async ({ boxes, signedUp }: World, who: Name) => {
    const got = await db
      .select()
      .from(mails)
      .where(and(inArray(mails.recipient, boxes[who]), like(mails.text, '%uid=%')))
      .orderBy(desc(mails.createdAt))
      .limit(3)
    const links = got.map(({ recipient, text }) => {
      const { pathname, searchParams } = new URL(/https:\S+\?uid=\S+/.exec(text)?.[0] ?? '')
      const { uid = '', token, email } = Object.fromEntries(searchParams)
      return { recipient, pathname, email, body: { uid, token } }
    })
    const isWanted = async ({ recipient, pathname, body }: (typeof links)[number]) => {
      if (pathname === '/register-confirm') return signedUp.get(recipient) === who
      return boxes[who].includes((await findAccountById(db, readUid(body.uid) ?? 0))?.email ?? '')
    }
    const wanted = await Promise.all(links.map(isWanted))
    return links.filter((_, index) => wanted[index])
  }
  type MailedLink = Awaited<ReturnType<typeof wantedLinks>>[number]

  const openLink = ({ pathname, email, body, recipient }: MailedLink, new_password: string) => {
    if (pathname === '/register-confirm') return http('POST', '/api/auth/users/activation/', body)
    if (pathname === '/password-reset-confirm')
      return http('POST', '/api/auth/users/reset_password_confirm/', { ...body, new_password })
    return http('POST', '/api/auth/users/reset_email_confirm/', { ...body, new_email: email ?? recipient })
  }

  const merge = async (kept: StoredAccount, gone: StoredAccount) => {
    const params = { id: kept.id }
    const { seen, refused } = await as(boss)(previewMerge, { params, query: { other: String(gone.id) } })
    if (refused.length === 0) await as(boss)(mergePeople, { params, body: { other: gone.id, seen } })
  }

  /** What stands under these addresses. */
  const belongings = async (emails: string[]) => [
    await db.$count(mails, inArray(mails.subject, emails.map(onlyFor))),
    await db.$count(intakeRows, inArray(sql`${intakeRows.cells}[2]`, emails.map(onlyFor))),
  ]

  return {
    http,
    world,
    belongings,
    setActive,
    signUp,
    logIn,
    enterByPortal,
    wantedLinks,
    openLink,
    merge,
  }
}

export type Mailboxes = Awaited<ReturnType<typeof mailboxesIn>>
export type World = Awaited<ReturnType<Mailboxes['world']>>
