import { sql } from 'drizzle-orm'
import type { Deps } from '../src/deps.ts'

/**
 * Takes back every legal text that people are asked about, which no code of the product can: other tests on the same
 * database must not be asked.
 */
export const withdrawTexts = (db: Deps['db']) =>
  db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`delete from legal_agreements using legal_texts t where t.id = legal_text_id and t.material`,
    )
    await tx.execute(sql`delete from legal_texts where material`)
    await tx.execute(sql`select pg_notify('changes', 'legal_texts')`)
  })
