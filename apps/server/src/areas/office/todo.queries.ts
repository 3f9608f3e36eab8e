import { type Todo, TodoKind } from '@tafelrunde/contract/admin/todo'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

const counts: Record<TodoKind, string> = {
  settlements: `from settlements where state = 'submitted'`,
  approved_settlements: `from settlements where state = 'approved'`,
  orders: `from orders where state = 'ordered'`,
  confirmed_orders: `from orders where state = 'confirmed'`,
  support: `from support_messages where state = 'new'`,
  failed_mails: 'from mails where sent_at is null and failure is not null',
  bounced_mails: 'from mails where bounced_at is not null',
  stopped_circulars: `from circulars where state = 'stopped'`,
}

/** What waits for the office, in the order of the contract; what there is none of is left out. */
export const findTodo = async (db: Db): Promise<Todo['items']> => {
  const columns = TodoKind.options.map(kind =>
    sql.raw(`(select count(*)::integer ${counts[kind]}) as ${kind}`),
  )
  const { rows } = await db.execute<Record<TodoKind, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return TodoKind.options.flatMap(kind => {
    const count = rows[0]?.[kind] ?? 0
    return count > 0 ? { kind, count } : []
  })
}
