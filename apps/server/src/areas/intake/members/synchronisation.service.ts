import type { IntakeOutcome } from '@tafelrunde/contract/admin/intakes'
import type { Member, Synchronisation } from '@tafelrunde/contract/admin/people/members'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { lockIntakes } from '../intake.queries.ts'
import * as queries from './members.queries.ts'
import { makeAccounts } from './members.service.ts'
import { planSynchronisation, readMember } from './synchronisation.rules.ts'

type List = { members: Member[]; dry_run: boolean }

/**
 * Takes over what an association's list of members says, faulty members left out, in one transaction. The same list again
 * changes nothing, and who does not stand in it stays as they are. Refuses with `changed` when somebody signs up meanwhile.
 */
export const synchroniseMembers = (deps: Deps, { members, dry_run }: List): Promise<Synchronisation> =>
  inTransaction(deps.db, async tx => {
    await lockIntakes(tx)
    const entries = members.map(readMember)
    const known = await queries.findMembers(tx, {
      numbers: entries.map(({ as_customernumber }) => as_customernumber).filter(Boolean),
      emails: entries.map(({ email }) => email.toLowerCase()).filter(Boolean),
    })
    const { judged, insert, renumber } = planSynchronisation(entries, known)
    if (!dry_run && renumber.length > 0) await queries.renumberMembers(tx, renumber)
    const made = !dry_run && insert.length > 0 ? await makeAccounts(tx, deps, insert) : []
    const madeByEmail = new Map(made.map(({ id, email }) => [email, id]))
    const accounts = new Map(insert.map(({ position, email }) => [position, madeByEmail.get(email)]))
    const count = (outcome: IntakeOutcome) => judged.filter(one => one.outcome === outcome).length
    return {
      dry_run,
      counts: {
        faulty: count('faulty'),
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
      },
      members: judged.flatMap(({ account, ...facts }, index) =>
        facts.outcome === 'unchanged'
          ? []
          : {
              index,
              as_customernumber: members[index]?.as_customernumber ?? '',
              account: accounts.get(index) ?? account,
              ...facts,
            },
      ),
    }
  })
