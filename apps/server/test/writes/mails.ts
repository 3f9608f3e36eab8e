import * as mails from '@tafelrunde/contract/admin/mails'
import { clearBounce } from '@tafelrunde/contract/admin/people'
import { eq } from 'drizzle-orm'
import { accounts } from '../../src/areas/accounts/accounts.tables.ts'
import { postMail } from '../../src/areas/mail/mail.service.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { type Person, type TestApp, type Write, write } from './write.ts'

/** Every write to what is mailed. */
export const mailWrites = ({ as, deps, given }: TestApp, boss: Person): Write[] => {
  const letter = {
    recipient: 'eva@schule.example',
    subject: 'Parken',
    greeting: 'Guten Tag,',
    paragraphs: [],
  }

  return [
    write(clearBounce, 'accounts', async () => {
      const { id } = await given.account()
      const bounced = { bounce: '550 unknown', bouncedAt: deps.clock.now() }
      await deps.db.update(accounts).set(bounced).where(eq(accounts.id, id))
      return { id }
    }),
    write(mails.resendMail, 'mail_resends', async () => {
      await inTransaction(deps.db, tx => postMail(tx, deps, letter))
      const { results } = await as(boss)(mails.listMails, { query: {} })
      return { id: results[0]?.id, body: {} }
    }),
  ]
}
