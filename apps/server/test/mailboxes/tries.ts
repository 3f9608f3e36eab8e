import { findAccountByEmail, type StoredAccount } from '../../src/areas/accounts/accounts.queries.ts'
import { mailLink } from '../../src/areas/accounts/credentials/mail-link.service.ts'
import type { Deps } from '../../src/deps.ts'
import { type Mailboxes, type Name, names, passwords, type World } from './mailboxes.ts'

/** Something of a kind that somebody may try; the office tries nothing for itself. */
type Try = { kind: string; who?: Name; perform: () => Promise<unknown> }

/** What two people and an office may try in any moment. */
export const triesIn = (deps: Deps, mailboxes: Mailboxes) => {
  const { http, setActive, signUp, logIn, enterByPortal, wantedLinks, openLink, merge } = mailboxes

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
    const found = await Promise.all(here.all.map(email => findAccountByEmail(deps.db, email)))
    const free = here.all.filter((_, index) => !found[index] || found[index].state === 'unconfirmed')
    const all = [
      ...here.all.flatMap((email, index) => withAddress(here, email, found[index])),
      ...names.flatMap(who => withSession(here, who, free)),
      ...(await Promise.all(names.map(who => withMailboxes(here, who, found)))).flat(),
    ]
    return [...Map.groupBy(all, ({ kind }) => kind).values()]
  }

  return tries
}
