import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { filtersOf, type ListQuery, orderOf, pageWith } from '../../platform/db/filters.ts'
import type { Sight } from '../../platform/db/sight.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { events, visibleTo } from '../events/events.tables.ts'
import { lecturers, shownAs } from '../lecturers/lecturers.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import {
  workshopColumns,
  workshopLecturers,
  workshopNames,
  workshopSchooltypes,
  workshops,
} from './workshops.tables.ts'

const selectWorkshops = (db: Db, where: SQL | undefined) =>
  db
    .select({ workshop: workshops })
    .from(workshops)
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(where)

const withParts = async (db: Db, rows: { workshop: typeof workshops.$inferSelect }[]) => {
  const ids = rows.map(({ workshop }) => workshop.id)
  const slots = await db
    .select()
    .from(timeslots)
    .where(inArray(timeslots.workshopId, ids))
    .orderBy(timeslots.startsAt, timeslots.id)
  const people = await db
    .select({ workshopId: workshopLecturers.workshopId, id: lecturers.id, ...shownAs })
    .from(workshopLecturers)
    .innerJoin(lecturers, eq(lecturers.id, workshopLecturers.lecturerId))
    .leftJoin(accounts, eq(accounts.id, lecturers.accountId))
    .where(inArray(workshopLecturers.workshopId, ids))
    .orderBy(workshopLecturers.position, workshopLecturers.lecturerId)
  const types = await db
    .select()
    .from(workshopSchooltypes)
    .where(inArray(workshopSchooltypes.workshopId, ids))
    .orderBy(workshopSchooltypes.schooltypeId)
  const slotsOf = Map.groupBy(slots, slot => slot.workshopId)
  const peopleOf = Map.groupBy(people, person => person.workshopId)
  const typesOf = Map.groupBy(types, type => type.workshopId)
  return rows.map(({ workshop }) => ({
    workshop,
    timeslots: slotsOf.get(workshop.id) ?? [],
    lecturers: peopleOf.get(workshop.id) ?? [],
    schooltypes: (typesOf.get(workshop.id) ?? []).map(type => type.schooltypeId),
  }))
}

const countWorkshops = async (db: Db, where: SQL | undefined) => {
  const [total] = await db
    .select({ count: count() })
    .from(workshops)
    .innerJoin(events, eq(events.id, workshops.eventId))
    .where(where)
  return total?.count ?? 0
}

export const findWorkshops = async (db: Db, sight: Sight, query: ListQuery & Record<string, unknown>) => {
  const where = and(visibleTo(sight), filtersOf(query, workshopColumns, workshopNames))
  const page = selectWorkshops(db, where)
    .orderBy(...orderOf(query, workshopColumns, workshops.id))
    .limit(query.limit)
    .offset(query.offset)
  const { count, rows } = await pageWith(query, page, () => countWorkshops(db, where))
  return { count, rows: await withParts(db, rows) }
}

export const findWorkshop = async (db: Db, sight: Sight, id: number) => {
  const rows = await selectWorkshops(db, and(visibleTo(sight), eq(workshops.id, id)))
  const [workshop] = await withParts(db, rows)
  return workshop
}
