import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** What the office has to decide; each is as many as the list that it leads to has. */
export const TodoKind = z.enum([
  'settlements',
  'approved_settlements',
  // Whose lecturers ask that they go to another account.
  'wished_banks',
  // Whose transfer came back, and whose account nobody has looked at since.
  'doubted_settlements',
  'orders',
  'confirmed_orders',
  // Orders for which more was paid than they cost.
  'credits',
  'support',
  'failed_mails',
  'bounced_mails',
  'stopped_circulars',
  // Places that have had no backup for two days; told to superusers alone.
  'overdue_backups',
])
export type TodoKind = z.infer<typeof TodoKind>

export const Todo = z
  .object({
    items: z.array(z.object({ kind: TodoKind, count: z.int() })),
    /** Of events of the last year: how many participations of which two people recorded different things. */
    conflicts: z.array(z.object({ event: z.int(), name: z.string(), count: z.int() })),
    /** Of events that are neither closed nor cancelled: how many points of their checklists are open, soonest event first. */
    checklists: z.array(z.object({ event: z.int(), name: z.string(), count: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Todo' })
export type Todo = z.infer<typeof Todo>

export const getTodo = endpoint({
  method: 'GET',
  url: '/api/admin/todo/',
  auth: 'staff',
  summary: 'What waits for a decision of the office: how many of each kind',
  response: Todo,
})
