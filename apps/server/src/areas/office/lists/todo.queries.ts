import { type Todo, TodoKind } from '@tafelrunde/contract/admin/todo'
import { sql } from 'drizzle-orm'

import type { Db } from '../../../platform/db/database.ts'

const counts = {
  settlements: `from settlements where state = 'submitted'`,
  approved_settlements: `from settlements where state = 'approved' and bank_doubted_at is null`,
  wished_banks: 'from settlements where bank_wished_at is not null',
  doubted_settlements: 'from settlements where bank_doubted_at is not null',
  orders: `from orders where state = 'ordered'`,
  confirmed_orders: `from orders where state = 'confirmed'`,
  credits: 'from order_balances where open_cents < 0',
  support: `from support_messages where state = 'new'`,
  failed_mails: 'from mails where sent_at is null and failure is not null',
  bounced_mails: 'from mails where bounced_at is not null',
  stopped_circulars: `from circulars where state = 'stopped'`,
} satisfies Partial<Record<TodoKind, string>>

/** Places at which backups were tried in the last two days, and none went well; where none is tried, none is missed. */
const overdueBackups = (now: Date) => {
  const since = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000)
  return `from (select from backup_attempts where at > '${since.toISOString()}' group by place having count(bytes) = 0) places`
}

/** What waits for this person of the office, in the order of the contract; what there is none of is left out. */
export const findTodo = async (
  db: Db,
  caller: { isSuperuser: boolean },
  now: Date,
): Promise<Todo['items']> => {
  const asked: Partial<Record<TodoKind, string>> = {
    ...counts,
    ...(caller.isSuperuser && { overdue_backups: overdueBackups(now) }),
  }
  const columns = Object.entries(asked).map(([kind, from]) =>
    sql.raw(`(select count(*)::integer ${from}) as ${kind}`),
  )
  const { rows } = await db.execute<Record<TodoKind, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return TodoKind.options.flatMap(kind => {
    const count = rows[0]?.[kind] ?? 0
    return count > 0 ? { kind, count } : []
  })
}
