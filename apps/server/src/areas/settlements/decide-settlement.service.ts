import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/refusals.ts'
import { nameOf } from '../accounts/accounts.service.ts'
import type { Letter, Person } from '../mail/letter.rules.ts'
import { postMail } from '../mail/mail.service.ts'
import { confirmDonationSoon } from './donations/donations.service.ts'
import { approvedMail, closedMail, returnedMail } from './settlements.mails.ts'
import * as queries from './settlements.queries.ts'
import { approvedAs, type SettlementContent } from './settlements.rules.ts'
import { lockSettlement, readSettlement } from './settlements.service.ts'
import { accountGone, donationConfirmed, ownSettlement, undecidable } from './settlements.texts.ts'

type Decision = {
  /** The name of who decides. */
  by: string
  state: 'approved' | 'returned'
  remark: string
  letterTo: (lecturer: Person, content: SettlementContent) => Letter
}

/** What was approved by mistake can be given back until it is paid; what was closed without a payment, too. */
const decidable = { approved: ['submitted'], returned: ['submitted', 'approved'] }
const isDecidable = (to: Decision['state'], { state, closed_on }: Settlement) =>
  decidable[to].includes(state) || (to === 'returned' && closed_on !== null)

/**
 * Brings a settlement into the next state, or closes it where there is nothing to pay, notes the step and tells its
 * lecturer. What is given back stays with its step.
 */
const decide = async (tx: Tx, deps: Deps, caller: Caller, id: number, decision: Decision) => {
  const { by, state, remark } = decision
  const { row, content, answer } = await lockSettlement(tx, deps, caller, id)
  if (!isDecidable(state, answer)) throw new Refusal('state', undecidable[answer.state])
  if (state === 'approved' && row.lecturer.accountId === caller.id) throw new Refusal('state', ownSettlement)
  const { email } = row.lecturer
  if (state === 'returned' && email === null) throw new Refusal('state', accountGone)
  const at = deps.clock.now()
  if (state === 'returned') {
    if (answer.donation.confirmation) throw new Refusal('state', donationConfirmed)
    const goesBack = {
      state,
      returnRemark: remark,
      document: null,
      closedOn: null,
      bankWishedAt: null,
      bankDoubtedAt: null,
    }
    await queries.setState(tx, [id], goesBack, { at, by, remark, document: content })
  } else {
    const { changes, kind } = approvedAs(content, at)
    await queries.setState(tx, [id], changes, { at, by, kind })
    if (content.sums.donated > 0) await confirmDonationSoon(tx, deps, id)
  }
  if (email !== null) await postMail(tx, deps, decision.letterTo({ ...row.lecturer, email }, content))
  return (await readSettlement({ db: tx, clock: deps.clock }, caller, id)).answer
}

/** Who approves within a transaction: the returned function does it to one settlement after the other. */
export const approving = async (deps: Deps, caller: Caller) => {
  const by = await nameOf(deps, caller)
  return (tx: Tx, id: number) =>
    decide(tx, deps, caller, id, {
      by,
      state: 'approved',
      remark: '',
      letterTo: (lecturer, content) =>
        (content.sums.total > 0 ? approvedMail : closedMail)(lecturer, id, content, deps.config.APP_URL),
    })
}

export const approveSettlement = async (deps: Deps, caller: Caller, id: number) => {
  const approve = await approving(deps, caller)
  return inTransaction(deps.db, tx => approve(tx, id))
}

/** Gives it back to its lecturer for a reason; from then on it is computed anew, and what comes next names both. */
export const returnSettlement = async (deps: Deps, caller: Caller, id: number, remark: string) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, tx =>
    decide(tx, deps, caller, id, {
      by,
      state: 'returned',
      remark,
      letterTo: (lecturer, content) => returnedMail(lecturer, id, content, remark, deps.config.APP_URL),
    }),
  )
}
