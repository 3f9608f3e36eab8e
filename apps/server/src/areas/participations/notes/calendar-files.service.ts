import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readAssociation } from '../../association/association.service.ts'
import type { Entry } from '../../calendar/calendar.rules.ts'
import { calendarFile } from '../../calendar/calendar.service.ts'
import type { Attachment } from '../../mail/letter.rules.ts'

/**
 * The files for a mail: one that announces what is on, one that takes back what is cancelled. PUBLISH and not
 * REQUEST, because nobody here waits for an answer that a mail program would ask for (RFC 5546).
 */
export const calendarFiles = async (
  tx: Tx,
  { clock, config }: Deps,
  entries: Entry[],
): Promise<Attachment[]> => {
  const association = await readAssociation(tx)
  const file = (method: 'PUBLISH' | 'CANCEL', name: string, isIn: (entry: Entry) => boolean) => {
    const own = entries.filter(isIn)
    const options = { method, now: clock.now(), appUrl: config.APP_URL, association }
    const type = `text/calendar; charset=utf-8; method=${method}`
    return own.length === 0 ? [] : [{ name, type, bytes: Buffer.from(calendarFile(own, options)) }]
  }
  return [
    ...file('PUBLISH', 'termine.ics', ({ status }) => status === 'CONFIRMED'),
    ...file('CANCEL', 'absagen.ics', ({ status }) => status === 'CANCELLED'),
  ]
}
