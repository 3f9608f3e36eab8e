import type {
  LecturerFields,
  ListedLecturer,
  OfficeLecturer,
} from '@tafelrunde/contract/admin/people/lecturers'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/db/filters.ts'
import type { KeepAnswer } from '../../../platform/idempotency.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { checkSeen, forgetValues, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { endInvitation, invite, openInvitation } from '../../lecturers/invitations.service.ts'
import { fileUrl } from '../../storage/storage.rules.ts'
import { dropFile } from '../../storage/storage.service.ts'
import { whyItStays } from '../events/deletion.rules.ts'
import * as queries from './lecturers.queries.ts'

type Addressed = Pick<Deps, 'config' | 'clock'>

/** Where a lecturer's profile is written. */
export const lecturerSubjects: Subjects = ['lecturers', 'lecturer_absences']

const toListed = ({ config }: Pick<Deps, 'config'>, row: queries.OfficeLecturerRow): ListedLecturer => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  profile_picture: fileUrl(config.APP_URL, row.picture),
  profile_description: row.profileDescription,
  workshops: row.workshops,
  account: row.account,
})

/** A page of all lecturers, also of those whom no workshop names yet. */
export const listOfficeLecturers = async (
  { config, db }: Pick<Deps, 'config'> & { db: Db },
  query: ListQuery,
) => {
  const { count, rows } = await queries.findOfficeLecturers(db, query)
  return { count, rows: rows.map(row => toListed({ config }, row)) }
}

/** A lecturer as the office sees them, with the version that whoever changes them has to name. */
export const readOfficeLecturer = async (deps: Addressed, db: Db, id: number): Promise<OfficeLecturer> => {
  const row = orNotFound(await queries.findOfficeLecturer(db, id))
  const absences = await queries.findAbsences(db, id)
  const invited = await openInvitation(deps, db, id)
  const invitation = invited
    ? { email: invited.email, created: invited.createdAt, expires: invited.expiresAt }
    : null
  const version = await versionOf(db, lecturerSubjects, id)
  return { ...toListed(deps, row), absences, invitation, version }
}

const toRow = ({ first_name, last_name, profile_description }: LecturerFields) => ({
  firstName: first_name,
  lastName: last_name,
  profileDescription: profile_description,
})

/** Makes the profile of somebody who need not have an account. */
export const createLecturer = (deps: Deps, fields: LecturerFields, keep: KeepAnswer) =>
  inTransaction(deps.db, async tx => {
    const id = await queries.insertLecturer(tx, { ...toRow(fields), createdAt: deps.clock.now() })
    await queries.rewriteAbsences(tx, id, fields.absences)
    const made = await readOfficeLecturer(deps, tx, id)
    await keep(tx, made)
    return made
  })

/** Changes a profile that is as its changer saw it. */
export const changeLecturer = (
  deps: Deps,
  id: number,
  { version, ...fields }: LecturerFields & { version: number },
) =>
  inTransaction(deps.db, async tx => {
    orNotFound(await queries.lockLecturer(tx, id))
    await checkSeen(tx, lecturerSubjects, id, version)
    await queries.updateLecturer(tx, id, toRow(fields))
    await queries.rewriteAbsences(tx, id, fields.absences)
    return readOfficeLecturer(deps, tx, id)
  })

/** Invites somebody to take over a profile that belongs to nobody yet. */
export const inviteLecturer = (deps: Deps, id: number, email: string) =>
  inTransaction(deps.db, async tx => {
    const lecturer = orNotFound(await queries.lockLecturer(tx, id))
    if (lecturer.accountId !== null)
      throw new Refusal('already', 'Dieses Profil gehört schon zu einem Konto.')
    await invite(tx, deps, lecturer, email)
    return readOfficeLecturer(deps, tx, id)
  })

/** Whoever opens the link afterwards is refused. */
export const revokeInvitation = (deps: Deps, id: number) =>
  inTransaction(deps.db, async tx => {
    orNotFound(await queries.lockLecturer(tx, id))
    await endInvitation(tx, id)
    return readOfficeLecturer(deps, tx, id)
  })

/** Deletes a profile that nothing hangs on, its picture, and what its history said of the person. */
export const dropLecturer = async (tx: Tx, id: number) => {
  const { accountId, picture } = orNotFound(await queries.lockLecturer(tx, id))
  const { workshops, settlements } = await queries.countOfLecturer(tx, id)
  const refusal = whyItStays(
    [workshops, 'Workshop', 'Workshops'],
    [settlements, 'Abrechnung', 'Abrechnungen'],
    [accountId === null ? 0 : 1, 'Konto', 'Konten'],
  )
  if (refusal) throw new Refusal('state', refusal)
  await queries.removeLecturer(tx, id)
  if (picture) await dropFile(tx, picture)
  for (const subject of lecturerSubjects) await forgetValues(tx, subject, [id])
}
