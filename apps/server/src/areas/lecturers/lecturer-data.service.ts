import type { LecturerDataChanges } from '@tafelrunde/contract/lecturers/lecturer-data'
import { readNumbers } from '../../common/bank.service.ts'
import { isCountry } from '../../common/iban.reader.ts'
import { type Caller, isLatin } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/filters.ts'
import { mayWrite } from '../../platform/db/writer.ts'
import { InvalidField, NotFound } from '../../platform/refusals.ts'
import * as queries from './lecturer-data.queries.ts'
import { columnsOf } from './lecturer-data.rules.ts'

const wrongCountry = 'Bitte wählen Sie ein Land.'
const holderInLatin =
  'Banken übermitteln nur lateinische Buchstaben. Bitte geben Sie den Kontoinhaber so an, wie er in lateinischer Schrift bei Ihrer Bank steht, zum Beispiel „Eleni\u00a0Papadopoulou“.'

/** The own entry, for staff those of all lecturers; whoever has none yet gets an empty one. */
export const listLecturerData = async ({ db }: Deps, caller: Caller, page: Page) => {
  const accountId = caller.isStaff ? undefined : caller.id
  if (mayWrite()) await inTransaction(db, tx => queries.insertMissing(tx, accountId))
  return queries.findAllData(db, accountId, page)
}

const visible = (caller: Caller, row: queries.LecturerDataRow | undefined) => {
  if (!row || (row.accountId !== caller.id && !caller.isStaff)) throw new NotFound()
  return row
}

export const readLecturerData = async ({ db }: Deps, caller: Caller, id: number) =>
  visible(caller, await queries.findData(db, id))

/** Whether the wish says a holder whom no transfer can name, or an account for a person of such a name. */
const isUnwritable = async (tx: Tx, wish: LecturerDataChanges, row: queries.LecturerDataRow) => {
  if (wish.account_holder === undefined && !wish.iban) return false
  const holder = wish.account_holder ?? row.accountHolder
  const name = holder || ((wish.iban ?? row.iban) ? await queries.findName(tx, row.accountId) : '')
  return !isLatin(name)
}

/** What is wrong with country and holder. */
const faultsOf = async (tx: Tx, wish: LecturerDataChanges, row: queries.LecturerDataRow) => [
  ...(wish.country && !isCountry(wish.country) ? [new InvalidField('country', wrongCountry)] : []),
  ...((await isUnwritable(tx, wish, row)) ? [new InvalidField('account_holder', holderInLatin)] : []),
]

/** Changes what was said of an entry. */
export const changeLecturerData = ({ db }: Deps, caller: Caller, id: number, wish: LecturerDataChanges) =>
  inTransaction(db, async tx => {
    const row = visible(caller, await queries.lockData(tx, id))
    const country = wish.country ?? row.country
    const numbers = readNumbers(wish, row, await faultsOf(tx, wish, row), country || 'DE')
    const changes = { ...columnsOf(wish), ...numbers }
    await queries.updateData(tx, id, changes)
    return { ...row, ...changes }
  })
