import type * as contract from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/filters.ts'
import { containedPicture } from '../../platform/pictures/pictures.ts'
import { InvalidField, NotFound, orNotFound, Refusal } from '../../platform/refusals.ts'
import { drawOrRefuse } from '../accounts/pictures.service.ts'
import { forgetValues } from '../audit/audit.service.ts'
import { dropFile, storeFile } from '../storage/storage.service.ts'
import * as queries from './directory.queries.ts'
import { readWebsite } from './directory.rules.ts'

const noWebsite = 'Geben Sie eine gültige URL ein.'
const alreadyThere = 'Ihren Eintrag im Ausstellerverzeichnis gibt es schon.'

type Caller = { id: number; isStaff: boolean; isExhibitor: boolean }
type NewEntry = z.infer<typeof contract.createEntry.schema.body>
type Changes = z.infer<typeof contract.changeEntry.schema.body>

/** What the directory says of an exhibitor. */
export const readExhibitor = async (db: Db, isStaff: boolean, id: number) => {
  const row = orNotFound(await queries.findExhibitor(db, isStaff, id))
  return row
}

/** The own entries, all for staff. */
export const listEntries = (db: Db, caller: Caller, query: ListQuery) =>
  queries.findExhibitors(db, caller.isStaff, query, caller.isStaff ? undefined : caller.id)

/** The address of a website as it is kept; what cannot be one is wrong at its field. */
export const websiteOf = (typed: string) => {
  const website = readWebsite(typed)
  if (website === undefined) throw new InvalidField('website', noWebsite)
  return website
}

/** Makes the one entry of an exhibitor; the office makes as many as it likes, for companies without an account. */
export const createEntry = async ({ db }: Deps, caller: Caller, { name, description, website }: NewEntry) => {
  const accountId = caller.isExhibitor ? caller.id : null
  const facts = { name, description, website: websiteOf(website), accountId }
  return inTransaction(db, async tx => {
    if (accountId !== null) {
      await queries.lockOwner(tx, accountId)
      if ((await queries.findExhibitorsOf(tx, accountId)).length > 0)
        throw new Refusal('already', alreadyThere)
    }
    return readExhibitor(tx, caller.isStaff, await queries.insertEntry(tx, facts))
  })
}

const ownEntry = <Entry extends { accountId: number | null }>(caller: Caller, entry: Entry | undefined) => {
  if (!entry || (entry.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  return entry
}

/** An own entry, any for staff. */
export const readEntry = async (db: Db, caller: Caller, id: number) =>
  ownEntry(caller, await queries.findEntry(db, id))

const lockOwn = async (tx: Tx, caller: Caller, id: number) =>
  ownEntry(caller, await queries.lockEntry(tx, id))

/** Changes what was said of an own entry, any for staff. */
export const changeEntry = async (
  { db }: Deps,
  caller: Caller,
  id: number,
  { name, description, website }: Changes,
) => {
  const changes = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(website !== undefined && { website: websiteOf(website) }),
  }
  return inTransaction(db, async tx => {
    await lockOwn(tx, caller, id)
    if (Object.keys(changes).length > 0) await queries.updateEntry(tx, id, changes)
    return readExhibitor(tx, caller.isStaff, id)
  })
}

/** Gives an own entry this logo, whole and not cut; the one before goes, unless it is shown somewhere else. */
export const changeLogo = async (deps: Deps, caller: Caller, id: number, file: Uint8Array) => {
  const bytes = await drawOrRefuse(deps, file, containedPicture)
  return inTransaction(deps.db, async tx => {
    const entry = await lockOwn(tx, caller, id)
    const logo = await storeFile(tx, deps, { type: 'image/webp', bytes }, entry.logo)
    await queries.updateEntry(tx, id, { logo })
    if (entry.logo) await dropFile(tx, entry.logo)
    return readExhibitor(tx, caller.isStaff, id)
  })
}

/** The companies that the account acts for are exhibitors of this event. */
export const showAtEvent = async (tx: Tx, accountId: number, eventId: number) => {
  const own = await queries.findOwnIds(tx, accountId)
  if (own.length > 0)
    await queries.addToEvents(
      tx,
      own.map(entry => ({ ...entry, eventId })),
    )
}

/** They are not any more. */
export const leaveEvent = async (tx: Tx, accountId: number, eventId: number) => {
  const own = await queries.findOwnIds(tx, accountId)
  await queries.removeFromEvent(
    tx,
    own.map(({ exhibitorId }) => exhibitorId),
    eventId,
  )
}

/**
 * Takes an account away from the companies that it acts for, and whom the office wrote to there; their entries stay,
 * they are no persons.
 */
export const forgetExhibitor = async (tx: Tx, accountId: number) => {
  const left = await queries.leaveExhibitors(tx, accountId)
  await forgetValues(
    tx,
    'exhibitors',
    left.map(({ id }) => id),
  )
}

/** The companies that an account acts for. */
export const exportExhibitor = (db: Db, accountId: number) => queries.findExhibitorsOf(db, accountId)
