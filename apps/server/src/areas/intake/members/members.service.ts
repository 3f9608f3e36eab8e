import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { brokenConstraint, type Tx } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { recordConsequences } from '../counts.texts.ts'
import { changedMeanwhile } from '../intake.texts.ts'
import type { Line } from '../judged.rules.ts'
import type { Check } from '../kind.rules.ts'
import { findSchooltypes } from '../schooltypes.queries.ts'
import * as queries from './members.queries.ts'
import { planMembers } from './members.rules.ts'
import { namesOf } from './persons.rules.ts'

const noMail =
  'Niemand bekommt eine E-Mail. Wer neu ist, setzt mit „Passwort vergessen“ ein eigenes Passwort und ist dann angemeldet.'

/**
 * Makes accounts with a password that nobody knows, so that a link to the address is the only way in: whoever reads mail
 * there is who the office meant. Refuses with `changed` when somebody signs up with one of the addresses meanwhile.
 */
export const makeAccounts = async (tx: Tx, { clock, passwords }: Deps, rows: { email: string }[]) => {
  await queries.deleteUnconfirmed(
    tx,
    rows.map(({ email }) => email),
  )
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64'))
  return queries.insertMembers(tx, rows, { passwordHash, now: clock.now() }).catch(error => {
    throw brokenConstraint(error) === 'accounts_email' ? new Refusal('changed', changedMeanwhile) : error
  })
}

/** Looks what a table of members does, and offers to do it. */
export const checkMembers = async (tx: Tx, deps: Deps, _eventId: number, lines: Line[]): Promise<Check> => {
  const known = await queries.findMembers(tx, namesOf(lines))
  const { judged, ...plan } = planMembers(lines, known, await findSchooltypes(tx))
  const write = async () => {
    if (plan.insert.length > 0) await makeAccounts(tx, deps, plan.insert)
    if (plan.update.length > 0) await queries.updateMembers(tx, plan.update)
  }
  const consequences = recordConsequences(plan, 'Konto', 'Konten')
  return { judged, consequences: plan.insert.length > 0 ? [...consequences, noMail] : consequences, write }
}
