import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { findAttendancesBetween } from './attendances.queries.ts'
import { judge, schoolYearBegins, sessionOf } from './confirmations.rules.ts'
import { yearRecordName } from './confirmations.texts.ts'
import { yearRecordDocument } from './year-record.document.ts'

/** The Jahresnachweis of a school year, from the data as they are now; refuses a year with nothing in it. */
export const readYearRecord = async (deps: Deps, accountId: number, year: number) => {
  const { clock, db, papers } = deps
  const [from, before] = [schoolYearBegins(year), schoolYearBegins(year + 1)]
  const attendances = await findAttendancesBetween(db, accountId, from, before)
  const confirmed = attendances.filter(attendance => judge(attendance).available)
  const [first] = confirmed
  if (!first) throw new NotFound()
  const document = yearRecordDocument({
    year,
    issuedAt: clock.now(),
    association: await readAssociation(db),
    person: { ...first.account, schooltype: first.schooltype },
    events: [...Map.groupBy(confirmed, ({ event }) => event.id).values()].flatMap(ofEvent =>
      ofEvent.slice(0, 1).map(({ event }) => ({ ...event, sessions: ofEvent.map(sessionOf) })),
    ),
  })
  return { name: yearRecordName(year), bytes: await papers.drawOnce('year-record', document, accountId) }
}
