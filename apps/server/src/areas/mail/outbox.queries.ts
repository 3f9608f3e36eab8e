import type { MailState } from '@tafelrunde/contract/admin/mails/mails'
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isEmail } from '../../platform/db/emails.ts'
import { filtersOf, type Page, pageFromNearerEnd } from '../../platform/db/filters.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { mailAttachments, mailLetters, mailResends, mails } from './mail.tables.ts'

type Query = Page & { state?: MailState | undefined; search?: string | undefined }

const { bouncedAt, sentAt, failure } = mails
const state = sql<MailState>`case when ${bouncedAt} is not null then 'bounced' when ${sentAt} is not null then 'sent'
  when ${failure} is not null then 'failed' else 'waiting' end`
const columns = {
  id: mails.number,
  recipient: mails.recipient,
  subject: mails.subject,
  text: mails.text,
  isOnce: mails.isOnce,
  state,
  createdAt: mails.createdAt,
  sentAt,
  failure: sql<string | null>`coalesce(${mails.bounce}, ${failure})`,
}

const countMails = async (db: Db, where: SQL | undefined) => {
  const [total] = await db.select({ count: count() }).from(mails).where(where)
  return total?.count ?? 0
}

/** A page of the outbox, the latest first. */
export const findOutbox = (db: Db, { state: wanted, ...query }: Query) => {
  const where = and(filtersOf(query, {}, [mailLetters(mails)]), wanted && eq(state, wanted))
  return pageFromNearerEnd(
    query,
    () => countMails(db, where),
    ({ limit, offset, down }) => {
      const order = [down(mails.createdAt), down(mails.id)]
      // Only those of the page are read, however many come before them.
      const page = db
        .select({ id: mails.id })
        .from(mails)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return db
        .select(columns)
        .from(mails)
        .where(inArray(mails.id, page))
        .orderBy(...order)
    },
  )
}

const attachments = sql<
  string[]
>`array(select name from ${mailAttachments} where mail_id = mails.id order by name)`

export const findOutboxMail = async (db: Db, number: number) => {
  const [row] = await db
    .select({ ...columns, attachments })
    .from(mails)
    .where(eq(mails.number, number))
  return row
}

/** The mail as it stands, which nobody sends until the transaction ends. */
export const lockMail = async (tx: Tx, number: number) => {
  const [row] = await tx.select().from(mails).where(eq(mails.number, number)).for('update')
  return row
}

export const noteResend = (tx: Tx, mailId: string, createdAt: Date) =>
  tx.insert(mailResends).values({ mailId, createdAt })

/** As if nobody had tried it yet. */
export const renewMail = (tx: Tx, id: string, recipient: string) =>
  tx.update(mails).set({ recipient, failure: null, attemptedAt: null }).where(eq(mails.id, id))

/** The same mail once more, under its own name and without its thread, so that it is not taken for the first one. */
export const copyMail = async (tx: Tx, mail: typeof mails.$inferSelect, copy: Copy) => {
  const { subject, text, html, sender, replyTo, unsubscribeUrl, isOnce } = mail
  const content = { subject, text, html, sender, replyTo, unsubscribeUrl, isOnce }
  const rows = tx.insert(mails).values({ ...content, ...copy })
  const { number } = onlyRow(await rows.returning({ number: mails.number }))
  await tx.execute(sql`insert into ${mailAttachments} (id, mail_id, name, type, bytes, file)
    select gen_random_uuid(), ${copy.id}, name, type, bytes, file from ${mailAttachments} where mail_id = ${mail.id}`)
  return number
}
type Copy = { id: string; recipient: string; createdAt: Date }

type Bounce = { recipient: string; reason: string; at: Date }

/** Notes at the mail that it came back; false if no mail of this name went to this address. */
export const noteBounce = async (tx: Tx, name: string, { recipient, reason, at }: Bounce) => {
  const isIt = sql`coalesce(${mails.thread} ->> 'id', ${mails.id}::text) = ${name}`
  const { rowCount } = await tx
    .update(mails)
    .set({ bounce: reason, bouncedAt: at })
    .where(and(isIt, isEmail(mails.recipient, recipient), isNull(mails.bouncedAt)))
  return rowCount === 1
}
