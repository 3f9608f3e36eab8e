import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo } from '../../../platform/db/columns.ts'
import { events } from '../../events/events.tables.ts'

type Digests = Record<string, string>
type ByKey = Record<string, Digests>

/** What the file of an event said when it was read last: what differs from it now is the office's. */
export const programmeImports = pgTable('programme_imports', {
  eventId: belongsTo('event_id', () => events.id).primaryKey(),
  digests: jsonb()
    .$type<{ event: Digests; workshops: ByKey; timeslots: ByKey; lecturers: ByKey; casts?: ByKey }>()
    .notNull(),
})
