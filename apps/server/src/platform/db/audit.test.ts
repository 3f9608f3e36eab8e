import { AuditSubject } from '@tafelrunde/contract/admin-audit'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../../test/new-database.ts'

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
        and attname not in ('source', 'created_at')) as missed
    from pg_trigger where tgname = 'audit' order by 1`)
  expect(rows).toEqual(AuditSubject.options.map(name => ({ name, missed: [] })))
})
