import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { postMail } from '../../mail/mail.service.ts'
import { emailResetMail, passwordResetMail } from '../accounts.mails.ts'
import { findAccountByEmail, type StoredAccount } from '../accounts.queries.ts'
import { findPortalLink } from '../portal/portal.queries.ts'
import { createLink } from './links.service.ts'
import { mailActivation } from './sign-up.service.ts'

const Request = z.object({
  purpose: z.enum(['activation', 'password_reset', 'email_reset']),
  email: z.string(),
})
type Request = z.infer<typeof Request>

export const mailLinkJob = 'mail-link'

/**
 * Asks for a mail with a link. Whether there is such an account is only looked at by the job, so that the
 * answer and its time are the same for known and unknown addresses.
 */
export const requestLink = async (deps: Deps, { purpose, email }: Request, address: string) => {
  await deps.limits.spend('link', { address, email })
  await inTransaction(deps.db, tx => deps.jobs.enqueue(tx, mailLinkJob, JSON.stringify({ purpose, email })))
}

const mailReset = async (
  tx: Tx,
  deps: Deps,
  account: StoredAccount,
  purpose: 'password_reset' | 'email_reset',
) => {
  const url = await createLink(tx, deps, { accountId: account.id, purpose })
  const mail = purpose === 'password_reset' ? passwordResetMail : emailResetMail
  await postMail(tx, deps, mail(account, url))
}

/**
 * The job: mails the link if there is an account that it is for. An activation needs an unconfirmed account, a
 * reset an active one, both one with a password (contract B1.5, B1.9). Whoever logs in with the member portal gets a
 * first one by it.
 */
export const mailLink = (deps: Deps, data: string) =>
  inTransaction(deps.db, async tx => {
    const { purpose, email } = Request.parse(JSON.parse(data))
    const account = await findAccountByEmail(tx, email)
    if (account?.state !== (purpose === 'activation' ? 'unconfirmed' : 'active')) return
    if (!account.passwordHash && !(await findPortalLink(tx, account.id))) return
    if (purpose === 'activation') await mailActivation(tx, deps, account)
    else await mailReset(tx, deps, account, purpose)
  })
