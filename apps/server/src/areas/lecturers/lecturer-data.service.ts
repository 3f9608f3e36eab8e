import type { LecturerDataChanges } from '@tafelrunde/contract/lecturer-data'
import { readNumbers } from '../../common/bank.service.ts'
import { isCountry } from '../../common/iban.reader.ts'
import type { Caller } from '../../common/people.rules.ts'
import { isLatin } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { InvalidField, NotFound } from '../../platform/refusals.ts'
import * as queries from './lecturer-data.queries.ts'
import { columnsOf } from './lecturer-data.rules.ts'
import { holderInLatin, wrongCountry } from './lecturer-data.texts.ts'

/** The own entry, for staff those of all lecturers; whoever has none yet gets an empty one. */
export const listLecturerData = async ({ db }: Deps, caller: Caller, page: Page) => {
  const accountId = caller.isStaff ? undefined : caller.id
  await inTransaction(db, tx => queries.insertMissing(tx, accountId))
  return queries.findAllData(db, accountId, page)
}

const visible = (caller: Caller, row: queries.LecturerDataRow | undefined) => {
  if (!row || (row.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  return row
}

export const readLecturerData = async ({ db }: Deps, caller: Caller, id: number) =>
  visible(caller, await queries.findData(db, id))

/** Refuses a country that there is none, and a holder whom no transfer can name. */
const checkPayee = async (tx: Tx, wish: LecturerDataChanges, row: queries.LecturerDataRow) => {
  if (wish.country && !isCountry(wish.country)) throw new InvalidField('country', wrongCountry)
  if (wish.account_holder === undefined && !wish.iban) return
  const holder = wish.account_holder ?? row.accountHolder
  const name = holder || ((wish.iban ?? row.iban) ? await queries.findName(tx, row.accountId) : '')
  if (!isLatin(name)) throw new InvalidField('account_holder', holderInLatin)
}

/** Changes what was said of an entry. */
export const changeLecturerData = ({ db }: Deps, caller: Caller, id: number, wish: LecturerDataChanges) =>
  inTransaction(db, async tx => {
    const row = visible(caller, await queries.lockData(tx, id))
    const changes = { ...columnsOf(wish), ...readNumbers(wish, row) }
    await checkPayee(tx, wish, row)
    await queries.updateData(tx, id, changes)
    return { ...row, ...changes }
  })
