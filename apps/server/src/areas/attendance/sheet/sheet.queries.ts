import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { lecturers, shownName } from '../../lecturers/lecturers.tables.ts'
import { participations } from '../../participations/participations.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { workshopLecturers } from '../../workshops/workshops.tables.ts'

/** Who is in a timeslot and has not left it: those who wait in their order. */
export const findExpected = (db: Db, timeslotId: number) =>
  db
    .select({
      state: participations.state,
      minutes: participations.attendedMinutes,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      customerNumber: accounts.customerNumber,
      schooltype: schooltypes.name,
    })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .leftJoin(schooltypes, eq(schooltypes.id, accounts.schooltypeId))
    .where(and(eq(participations.timeslotId, timeslotId), ne(participations.state, 'cancelled')))
    .orderBy(asc(participations.queueNumber), asc(participations.id))

/** Who gives a workshop, in the programme's order; what their account says counts before what was imported. */
export const findLecturerNames = async (db: Db, workshopId: number) => {
  const rows = await db
    .select({
      name: shownName,
    })
    .from(workshopLecturers)
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(eq(workshopLecturers.workshopId, workshopId))
    .orderBy(asc(workshopLecturers.position), asc(workshopLecturers.lecturerId))
  return rows.map(({ name }) => name)
}
