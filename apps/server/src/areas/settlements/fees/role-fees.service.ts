import type { RoleFees, RoleFeesFields } from '@tafelrunde/contract/admin/money/fees'
import { LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { lockForChange, readEvent } from '../../events/events.service.ts'
import { findLaterFees, findRules, findTravelTerms, replaceLaterFees, replaceTerms } from './fees.queries.ts'
import { usualCentsPerKm } from './fees.rules.ts'

/** Where it is written what an event pays. */
export const feeSubjects: Subjects = ['fee_terms', 'fee_rules', 'later_fees']

/** What an event pays by role, as the office changes it. */
export const readRoleFees = async (db: Db, eventId: number): Promise<RoleFees> => {
  const { event } = await readEvent(db, true, eventId)
  const terms = await findTravelTerms(db, eventId)
  const rules = await findRules(db, [eventId])
  const feeOf = (wanted: LecturerRole) => {
    const rule = rules.find(({ role }) => role === wanted)
    return rule ? { kind: rule.kind, cents: rule.cents, shared: rule.shared } : null
  }
  return {
    event: { id: event.id, name: event.name },
    travel_cents_per_km: terms?.travelCentsPerKm ?? usualCentsPerKm,
    lecturer: feeOf('lecturer'),
    co_lecturer: feeOf('co_lecturer'),
    later: (await findLaterFees(db, [eventId])).map(({ eventId: _event, validFrom, ...fee }) => ({
      ...fee,
      valid_from: validFrom,
    })),
    version: await versionOf(db, feeSubjects, eventId),
  }
}

/** Changes it as its changer saw it; settlements that are submitted already stay as they are. */
export const changeRoleFees = (
  deps: Deps,
  eventId: number,
  { version, ...fields }: RoleFeesFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await checkSeen(tx, feeSubjects, eventId, version)
    const rules = LecturerRole.options.flatMap(role => {
      const fee = fields[role]
      return fee ? [{ role, ...fee }] : []
    })
    const later = fields.later.map(({ valid_from: validFrom, ...fee }) => ({ ...fee, validFrom }))
    if (new Set(later.map(({ role, validFrom }) => `${role} ${validFrom}`)).size < later.length)
      throw new InvalidField('later', 'Für jede Rolle gibt es an einem Tag höchstens ein Honorar.')
    await replaceTerms(tx, eventId, fields.travel_cents_per_km, rules)
    await replaceLaterFees(tx, eventId, later)
    return readRoleFees(tx, eventId)
  })
