import { AuditSubject } from '@tafelrunde/contract/admin/audit'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../test/servers/new-database.ts'

/** What nobody has to look up, each with the reason. */
const unaudited = {
  allowance_declarations: 'is itself the history of what was declared',
  attendance_marks: 'is itself the history of who was there',
  audit_entries: 'is the log',
  backup_attempts: 'is itself the history of backups',
  booking_notes: 'what will be told in a mail soon',
  build_files: 'the app itself',
  calendar_feeds: 'a secret address of one’s own',
  circular_recipients: 'follows from the circular mail, and says what was posted',
  confirmation_runs: 'says itself who is through',
  datev_items: 'what an export held, which is audited itself',
  event_answers: 'of health among other things: the log would keep them longer than they may be kept',
  event_entries: 'is itself the history of who came in',
  faults: 'counted by browsers',
  feedback: 'anonymous',
  files: 'contents by their hash',
  guards: 'what the database was given at the start',
  idempotent_answers: 'answers, for a day',
  intake_keys: 'how a table from Excel calls a record that is audited itself',
  intake_mappings: 'which column of a table somebody meant',
  intake_rows: 'rows of a table that is not taken over yet',
  intake_sources: 'a table that is not taken over yet, as it was uploaded',
  intakes: 'a table that is not taken over yet',
  invoice_numbers: 'a counter',
  lecturer_invitations: 'secrets of mails; who took a profile over stands with the profile',
  legal_agreements: 'is itself the history of who agreed to what',
  links: 'secrets of mails',
  logins: 'is itself the history of logins',
  mail_attachments: 'outbox',
  mails: 'outbox',
  programme_imports: 'what a file said last; what it changed is noted at each record',
  rate_limits: 'counters',
  receipts: 'files of a settlement, which is audited',
  recovery_codes: 'secrets; that somebody logs in in two steps stands with the second factor or the passkey',
  refresh_tokens: 'secrets of sessions',
  refund_returns: 'in the refund that it takes back; why the bank did so is at the order',
  refund_transfers: 'in the refund and its file; it never changes, and has the account',
  saved_views: 'how somebody likes to see a list',
  sessions: 'a device of one’s own',
  settlement_steps: 'is itself the history of a settlement',
  spent_attempts: 'logins with passkeys, for five minutes',
  tax_figures: 'the law’s figures, which come with a release',
  webhook_deliveries: 'is itself the log of what programs were told',
}

test('every table is audited, or it is said why not', async () => {
  const client = new pg.Client(await newDatabase())
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'audit')
    order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unaudited))
})

test('what is audited is what the log can name, and every column of it that people write', async () => {
  const client = new pg.Client(await newDatabase())
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ name: string; missed: string[] }>(`
    select tgrelid::regclass::text as name, array(
      select attname::text from pg_attribute
      where attrelid = tgrelid and attnum > 0 and not attisdropped and cardinality(tgattr::int2[]) > 0
        and attnum <> all (tgattr::int2[])
        and position(quote_literal(attname) in pg_get_triggerdef(pg_trigger.oid)) = 0
        and position(quote_literal('+' || attname) in pg_get_triggerdef(pg_trigger.oid)) = 0
        and attname not in ('source', 'created_at')) as missed
    from pg_trigger where tgname = 'audit' order by 1`)
  expect(rows).toEqual(AuditSubject.options.map(name => ({ name, missed: [] })))
})
