import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import {
  addCircularAttachment,
  deleteCircularAttachment,
} from '@tafelrunde/contract/admin/mails/circular-attachments'
import * as circulars from '@tafelrunde/contract/admin/mails/circulars'
import * as mails from '@tafelrunde/contract/admin/mails/mails'
import { clearBounce } from '@tafelrunde/contract/admin/people/people'
import { eq } from 'drizzle-orm'
import { accounts } from '../../src/areas/accounts/accounts.tables.ts'
import { postMail } from '../../src/areas/mail/mail.service.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { type Person, type TestApp, type Write, write } from './write.ts'

/** Every write to what is mailed. */
export const mailWrites = ({ app, as, bearer, deps, given }: TestApp, boss: Person): Write[] => {
  const letter = {
    recipient: 'eva@schule.example',
    subject: 'Parken',
    greeting: 'Guten Tag,',
    paragraphs: [],
  }

  const wish = {
    name: 'Parken',
    audience: 'participants',
    subject: 'Parken',
    text: 'Es gibt Plätze.',
  } as const
  const aCircular = async () => {
    const { id: event } = await given.event()
    const { id: accountId } = await given.account()
    await as(boss)(addRegistration, { body: { event, account: accountId } })
    const { id } = await as(boss)(circulars.createCircular, { body: { ...wish, event } })
    return { id, body: { ...wish, event } }
  }
  const aFile = () => {
    const form = new FormData()
    form.set('name', 'Lageplan.pdf')
    form.set('file', new Blob(['%PDF-1.7']))
    return form
  }
  const sending = async () => {
    const { id } = await aCircular()
    await as(boss)(circulars.sendCircular, { params: { id }, body: { count: 1 } })
    return { id }
  }

  return [
    write(circulars.createCircular, 'circulars', async () => ({ body: wish })),
    write(circulars.changeCircular, 'circulars', async () => {
      const { id, body } = await aCircular()
      return { id, body: { ...body, name: 'Anfahrt' } }
    }),
    write(circulars.deleteCircular, 'circulars', async () => ({ id: (await aCircular()).id })),
    write(addCircularAttachment, 'circular_attachments', async () => ({
      id: (await aCircular()).id,
      body: aFile(),
    })),
    write(deleteCircularAttachment, 'circular_attachments', async () => {
      const { id } = await aCircular()
      const url = addCircularAttachment.url.replace(':id', String(id))
      const headers = await bearer(boss)
      const answer = await app.inject({ method: 'POST', url, headers, payload: aFile() })
      return { id: answer.json().id }
    }),
    write(circulars.sendCircular, 'circulars', async () => ({
      id: (await aCircular()).id,
      body: { count: 1 },
    })),
    write(circulars.stopCircular, 'circulars', sending),
    write(circulars.resumeCircular, 'circulars', async () => {
      const { id } = await sending()
      await as(boss)(circulars.stopCircular, { params: { id } })
      return { id }
    }),
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
