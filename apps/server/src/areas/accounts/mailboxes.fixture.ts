import { mergePeople, previewMerge } from '@tafelrunde/contract/admin/doubles'
import { changeUser } from '@tafelrunde/contract/users'
import { and, desc, inArray, like, sql } from 'drizzle-orm'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { intakeRows, intakes } from '../intake/intake.tables.ts'
import { mails } from '../mail/mail.tables.ts'
import { findAccountByEmail, findAccountById, type StoredAccount } from './accounts.queries.ts'
import { readUid } from './credentials/links.rules.ts'
import { mailLink } from './credentials/mail-link.service.ts'
import { enter } from './portal/enter.service.ts'

const passwords = { anna: 'Kreide-und-Tafel-7', eve: 'Lineal-und-Heft-9' }
type Name = keyof typeof passwords
export const names = ['anna', 'eve'] as const
const hashes = { anna: await hashPassword(passwords.anna), eve: await hashPassword(passwords.eve) }

/** What stands under somebody's address and is theirs alone: a mail, and a row of a table of the office. */
export const onlyFor = (email: string) => `Nur für ${email}`

/** Stands in every row of the office's table, and is what everybody says is their number. */
const said = 'Gymnasium'

/** Two people with two mailboxes each, an office, and what each of them may try. */
export const mailboxesIn = async ({
  app,
  as,
  bearer,
  clock,
  deps,
  given,
}: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { db } = deps
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

  /** Something of a kind that somebody may try; the office tries nothing for itself. */
  type Try = { kind: string; who?: Name; perform: () => Promise<unknown> }

  const withAddress = (here: World, email: string, account?: StoredAccount): Try[] => {
    const mail = (purpose: string) => mailLink(deps, JSON.stringify({ purpose, email }))
    const change = { kind: 'mail', perform: () => mail('email_reset') }
    const reset = { kind: 'mail', perform: () => mail('password_reset') }
    const activation = { kind: 'mail', perform: () => mail('activation') }
    const signUps = names
      .filter(who => !account || here.signedUp.get(email) !== who)
      .map(who => ({ kind: 'signUp', who, perform: () => signUp(here, who, email) }))
    if (!account) return signUps
    const open = { kind: 'open', perform: () => setActive(here, account, true) }
    if (account.state === 'unconfirmed') return [...signUps, change, reset, activation, open]
    if (account.state === 'closed') return [change, reset, activation, open]
    const logIns = names
      .filter(who => !here.wrong.has(`${who} ${account.passwordHash}`))
      .map(who => ({ kind: 'logIn', who, perform: () => logIn(here, who, account) }))
    return [...logIns, change, reset, { kind: 'close', perform: () => setActive(here, account, false) }]
  }

  const withSession = (here: World, who: Name, free: string[]): Try[] => {
    const [access] = here.tokens[who]
    if (!access) return []
    const current_password = passwords[who]
    const setEmail = (new_email: string) =>
      http('POST', '/api/auth/users/set_email/', { current_password, new_email }, access)
    return [
      ...free.map(email => ({ kind: 'setEmail', who, perform: () => setEmail(email) })),
      { kind: 'erase', who, perform: () => http('DELETE', '/api/auth/users/me/', undefined, access) },
    ]
  }

  /** With what somebody holds: mailboxes, and an account in the portal for each. */
  const withMailboxes = async (
    here: World,
    who: Name,
    found: (StoredAccount | undefined)[],
  ): Promise<Try[]> => {
    const own = here.boxes[who]
    const [one, other] = own.map(email => found.find(account => account?.email === email))
    const links = await wantedLinks(here, who)
    return [
      ...links.map(link => ({ kind: 'openMail', who, perform: () => openLink(link, passwords[who]) })),
      ...own.map(email => ({ kind: 'portal', who, perform: () => enterByPortal(here, who, email) })),
      ...(one && other
        ? [one, other].map((kept, index) => ({
            kind: 'merge',
            perform: () => merge(kept, index ? one : other),
          }))
        : []),
    ]
  }

  /** What may be tried now, by its kind: what would be refused in any case is left out. */
  const tries = async (here: World) => {
    const found = await Promise.all(here.all.map(email => findAccountByEmail(db, email)))
    const free = here.all.filter((_, index) => !found[index] || found[index].state === 'unconfirmed')
    const all = [
      ...here.all.flatMap((email, index) => withAddress(here, email, found[index])),
      ...names.flatMap(who => withSession(here, who, free)),
      ...(await Promise.all(names.map(who => withMailboxes(here, who, found)))).flat(),
    ]
    return [...Map.groupBy(all, ({ kind }) => kind).values()]
  }

  /** What stands under these addresses. */
  const belongings = async (emails: string[]) => [
    await db.$count(mails, inArray(mails.subject, emails.map(onlyFor))),
    await db.$count(intakeRows, inArray(sql`${intakeRows.cells}[2]`, emails.map(onlyFor))),
  ]

  return { http, world, tries, belongings }
}

export type World = Awaited<ReturnType<Awaited<ReturnType<typeof mailboxesIn>>['world']>>
