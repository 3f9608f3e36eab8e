import type { OfficeSchooltype, SchooltypeFields } from '@tafelrunde/contract/admin/schooltypes'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import type { KeepAnswer } from '../../platform/idempotency.ts'
import { InvalidField, orNotFound, Refusal } from '../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../audit/audit.service.ts'
import { whyItStays } from './events/deletion.rules.ts'
import * as queries from './schooltypes.queries.ts'

const folded = (name: string) => name.toLocaleLowerCase('de')

/** What is wrong with a school type's name beside those of the others. */
const nameProblem = (name: string, others: string[]) =>
  others.some(other => folded(other) === folded(name)) ? 'Diese Schulart gibt es schon.' : undefined

/** Where a school type is written. */
export const schooltypeSubjects: Subjects = ['schooltypes']

/** A school type as the office sees it, with the version that whoever changes it has to name. */
export const readOfficeSchooltype = async (db: Db, id: number): Promise<OfficeSchooltype> => {
  const row = orNotFound(await queries.findSchooltype(db, id))
  return { ...row, version: await versionOf(db, schooltypeSubjects, id) }
}

// No school type has this id.
const none = 0

const checkName = async (tx: Tx, id: number, name: string) => {
  const problem = nameProblem(name, await queries.findOtherNames(tx, id))
  if (problem) throw new InvalidField('name', problem)
}

/** Makes a school type, whose name no other one has. */
export const createSchooltype = (deps: Deps, { name }: SchooltypeFields, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    await queries.lockNames(tx)
    await checkName(tx, none, name)
    const made = await readOfficeSchooltype(tx, await queries.insertSchooltype(tx, name))
    await keep(tx, made)
    return made
  })

/** Changes a school type that is as its changer saw it. */
export const changeSchooltype = (
  deps: Deps,
  id: number,
  { name, version }: SchooltypeFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    await queries.lockNames(tx)
    orNotFound(await queries.findSchooltype(tx, id))
    await checkSeen(tx, schooltypeSubjects, id, version)
    await checkName(tx, id, name)
    await queries.updateSchooltype(tx, id, name)
    return readOfficeSchooltype(tx, id)
  })

/** Deletes a school type that no workshop and no account has. */
export const dropSchooltype = async (tx: Tx, id: number) => {
  orNotFound(await queries.lockSchooltype(tx, id))
  const { workshops, accounts } = await queries.countUses(tx, id)
  const refusal = whyItStays([workshops, 'Workshop', 'Workshops'], [accounts, 'Konto', 'Konten'])
  if (refusal) throw new Refusal('state', refusal)
  await queries.removeSchooltype(tx, id)
}
