import { createHash } from 'node:crypto'
import type { MergePreview } from '@tafelrunde/contract/admin/people/doubles'
import { MovedKind } from '@tafelrunde/contract/admin/people/doubles'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import { fullName } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { everything } from '../../../platform/db/filters.ts'
import { InvalidField, NotFound, orNotFound, Refusal } from '../../../platform/refusals.ts'
import { nameOf, readAccount } from '../../accounts/accounts.service.ts'
import { endFor } from '../../accounts/endings.service.ts'
import { tellMerged } from '../../accounts/merges.service.ts'
import { redirectMails } from '../../mail/mail.service.ts'
import { fillEvent } from '../../participations/subscriptions.service.ts'
import { fillWaiting } from '../../participations/waitlist.service.ts'
import { dropFile } from '../../storage/storage.service.ts'
import { findPeople } from '../people/people.queries.ts'
import { readPerson } from '../people/people.service.ts'
import * as facts from './facts.queries.ts'
import { type MergePlan, planMerge } from './merge.rules.ts'
import { changedSince, mergedConfirmation, sameAccount } from './merge.texts.ts'
import * as moves from './moves.queries.ts'
import { movedColumns } from './references.rules.ts'

const findOther = async (deps: Deps, db: Db, keptId: number, otherId: number | undefined) => {
  if (otherId === keptId) throw new InvalidField('other', sameAccount)
  const found = otherId && (await readAccount({ ...deps, db }, otherId).catch(whereNothing))
  if (!found) throw new InvalidField('other', unknownChoice)
  return found.account
}

const whereNothing = (error: unknown) => {
  if (error instanceof NotFound) return undefined
  throw error
}

/** What both accounts have, what becomes of it, and a word that stands for exactly this. */
const readPlan = async (deps: Deps, db: Db, keptId: number, otherId: number | undefined) => {
  const { account: kept } = await readAccount({ ...deps, db }, keptId)
  const gone = await findOther(deps, db, keptId, otherId)
  const ids = [kept.id, gone.id]
  const profiles = await facts.findProfiles(db, ids)
  const all = {
    kept,
    gone,
    places: await facts.findPlaces(db, ids),
    registrations: await facts.findRegistrations(db, ids),
    profiles,
    settlements: await facts.findSettlementsOf(
      db,
      profiles.map(({ id }) => id),
    ),
    payData: await facts.findPayData(db, ids),
    feeds: await facts.findFeeds(db, ids),
    counts: await facts.countMoved(db, gone.id),
  }
  // That somebody logs in meanwhile changes nothing.
  const { lastLoginAt: _kept, hasPassword: _here, ...keptFacts } = kept
  const { lastLoginAt: _gone, hasPassword: _there, ...goneFacts } = gone
  const told = JSON.stringify({ ...all, kept: keptFacts, gone: goneFacts })
  return { kept, gone, plan: planMerge(all), seen: createHash('sha256').update(told).digest('base64url') }
}

/** What becomes of two accounts of one person if the other one goes into this. */
export const previewMerge = async (
  deps: Deps,
  keptId: number,
  otherId: number | undefined,
): Promise<MergePreview> => {
  const { kept, gone, plan, seen } = await readPlan(deps, deps.db, keptId, otherId)
  const { rows } = await findPeople(deps.db, { ...everything, id__in: [kept.id, gone.id] })
  return {
    stays: orNotFound(rows.find(({ id }) => id === kept.id)),
    goes: orNotFound(rows.find(({ id }) => id === gone.id)),
    moved: MovedKind.options
      .map(kind => ({ kind, count: plan.moved[kind] }))
      .filter(({ count }) => count > 0),
    settled: plan.settled,
    refused: plan.refused,
    seen,
  }
}

type Two = { kept: number; gone: number }

const foldPlaces = async (tx: Tx, deps: Deps, two: Two, plan: MergePlan) => {
  await moves.allowMove(tx, two)
  for (const { kept, dropped, isExtra } of plan.places)
    await moves.foldPlace(
      tx,
      { kept: kept.id, dropped: dropped.id, isExtra },
      deps.clock.now(),
      mergedConfirmation,
    )
  await moves.movePlaces(tx, two)
  for (const { kept, dropped, isExtra } of plan.registrations)
    await moves.foldRegistration(tx, { kept: kept.id, dropped: dropped.id, isExtra })
  await moves.moveRegistrations(tx, two)
}

/** Answers a picture that nobody shows any more. */
const foldLecturer = async (tx: Tx, two: Two, { profiles, settlements, payData }: MergePlan) => {
  for (const id of settlements) await moves.dropSettlement(tx, id)
  if (payData.moves) await moves.movePayData(tx, two)
  if (Object.keys(payData.taken).length > 0) await moves.takePayData(tx, two, payData.taken)
  if (!profiles.gone) return null
  if (profiles.kept) return moves.foldProfile(tx, { kept: profiles.kept.id, gone: profiles.gone.id })
  await moves.moveProfile(tx, two)
  return null
}

/** Seats that both accounts had are one now; the other goes to those who wait. */
const fillFreed = async (tx: Tx, deps: Deps, plan: MergePlan) => {
  const freed = plan.places.filter(({ freesSeat }) => freesSeat).map(({ kept }) => kept.about)
  await fillWaiting(tx, deps, freed)
  const events = plan.registrations.filter(({ freesSeat }) => freesSeat).map(({ kept }) => kept.about)
  for (const id of events.toSorted((a, b) => a - b)) await fillEvent(tx, deps, id)
}

type Wish = { other: number; seen: string }

/** Lets another account of the same person go into this one, if both are still as the preview said. */
export const mergePeople = async (
  deps: Deps,
  caller: { id: number },
  keptId: number,
  { other, seen }: Wish,
) => {
  const by = await nameOf(deps, caller)
  return inTransaction(deps.db, async tx => {
    const locked = await facts.lockAll(tx, [keptId, other])
    const { kept, gone, plan, seen: now } = await readPlan(deps, tx, keptId, other)
    const isLocked = plan.places.every(({ kept: { about } }) => locked.includes(about))
    if (now !== seen || !isLocked) throw new Refusal('changed', changedSince)
    const [refusal] = plan.refused
    if (refusal) throw new Refusal('state', refusal)

    const two = { kept: kept.id, gone: gone.id }
    await endFor(tx, deps, 'merged', gone.id)
    await foldPlaces(tx, deps, two, plan)
    const oldPicture = await foldLecturer(tx, two, plan)
    if (plan.takesFeed) await moves.moveFeed(tx, two)
    await moves.movePortalLink(tx, two)
    await moves.moveAgreements(tx, two)
    await moves.moveEntries(tx, two)
    await moves.moveAll(tx, two, movedColumns)
    await moves.endAccount(tx, two, plan.taken)
    for (const picture of [oldPicture, gone.picture]) if (picture) await dropFile(tx, picture)
    if (gone.emailProvenAt) await redirectMails(tx, gone.email, kept.email)
    await tellMerged(tx, deps, { kept, gone })
    await moves.noteMerge(tx, {
      accountId: kept.id,
      goneId: gone.id,
      name: fullName(gone),
      email: gone.email,
      emailProvenAt: gone.emailProvenAt,
      customerNumber: gone.customerNumber,
      mergedAt: deps.clock.now(),
      by,
    })
    await fillFreed(tx, deps, plan)
    return readPerson(deps, tx, kept.id)
  })
}
