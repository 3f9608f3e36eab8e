import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { type Caller, commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { nameOf } from '../../accounts/accounts.service.ts'
import { readAssociation } from '../../association/association.service.ts'
import { releaseFault, waitsForRelease } from './release.rules.ts'
import * as texts from './release.texts.ts'

/** How a file begins that this caller makes: waiting for somebody else, where the association wants that. */
export const readMaking = async (db: Db, { id }: Caller) => ({
  createdById: id === commandLine.id ? null : id,
  needsRelease: (await readAssociation(db)).fourEyes,
})

/** Refuses a file that is still to be released. */
export const checkReleased = (file: Parameters<typeof waitsForRelease>[0]) => {
  if (waitsForRelease(file)) throw new Refusal('state', texts.waiting)
}

/** What is written when the caller releases this file, which is locked; refuses its maker and what cannot be released. */
export const decideRelease = async (deps: Deps, caller: Caller, file: Parameters<typeof releaseFault>[0]) => {
  const releasedAt = deps.clock.now()
  const fault = releaseFault(file, caller.id, berlinDay(releasedAt))
  if (fault) throw new Refusal('state', fault)
  return { releasedAt, releasedBy: await nameOf(deps, caller), releasedById: caller.id }
}

type Row = {
  needsRelease: boolean
  createdById: number | null
  releasedAt: Date | null
  releasedBy: string
}

/** As the contract says it; null where none is needed. */
export const tellRelease = ({ needsRelease, createdById, releasedAt, releasedBy }: Row) =>
  needsRelease
    ? { created_by_id: createdById, released: releasedAt && { at: releasedAt, by: releasedBy } }
    : null
