import type { TableFormat } from '@tafelrunde/contract/admin/export'
import type { EventReports, ReportedEvent, ReportKind } from '@tafelrunde/contract/admin/reports'
import { unknownChoice } from '@tafelrunde/contract/http/filters'
import { tableFile } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inSnapshot } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readEvent } from '../../events/events.service.ts'
import { readEventFeedback } from '../../participations/feedback/report/report.service.ts'
import * as queries from './reports.queries.ts'
import { courseOf, nearestToYearBefore } from './reports.rules.ts'
import { courseTable, feedbackTable, regionTable, schooltypeTable, workshopTable } from './reports.texts.ts'

const readOne = async (db: Db, id: number): Promise<ReportedEvent> => {
  const { event } = await readEvent(db, true, id)
  const course = courseOf(await queries.findCourse(db, id))
  return {
    id,
    name: event.name,
    start: event.startsAt,
    capacity: event.capacity,
    registered: course.at(-1)?.registered ?? 0,
    waiting: event.waitlistCount,
    course,
  }
}

/** Those of an event beside those of another; a region that only the other one had somebody of has nobody now. */
const readRegions = async (db: Db, id: number, against: number | undefined) => {
  const regions = await queries.findRegions(db, id)
  if (!regions) return null
  const before = against === undefined ? undefined : await queries.findRegions(db, against)
  const then = new Map(before?.map(({ name, people }) => [name, people]))
  const gone = [...then.keys()].filter(name => !regions.some(region => region.name === name))
  return [...regions, ...gone.map(name => ({ name, people: 0 }))].map(region => ({
    ...region,
    before: before ? (then.get(region.name) ?? 0) : null,
  }))
}

/** All reports of an event as they are at one moment; beside it the one that is asked for, or the year's before. */
export const readReports = (
  { db, clock }: Deps,
  id: number,
  wanted: number | undefined,
): Promise<EventReports> =>
  inSnapshot(db, async tx => {
    const event = await readOne(tx, id)
    const earlier = await queries.findEarlier(tx, { id, startsAt: event.start })
    if (wanted !== undefined && !earlier.some(one => one.id === wanted))
      throw new InvalidField('against', unknownChoice)
    const against = wanted ?? nearestToYearBefore(event.start, earlier)?.id
    return {
      at: clock.now(),
      event,
      against: against === undefined ? null : await readOne(tx, against),
      choices: earlier.map(({ id, name }) => ({ id, name })),
      workshops: await queries.findWorkshops(tx, id),
      schooltypes: await queries.findSchooltypes(tx, id),
      regions: await readRegions(tx, id, against),
    }
  })

const tables = {
  course: courseTable,
  workshops: workshopTable,
  schooltypes: schooltypeTable,
  regions: regionTable,
}

type Wish = { report?: ReportKind | undefined; against?: number | undefined; format: TableFormat }

const readTable = async (deps: Deps, id: number, { report = 'course', against }: Omit<Wish, 'format'>) => {
  if (report === 'feedback') {
    const feedback = await readEventFeedback(deps.db, id)
    return { table: feedbackTable(feedback), about: feedback.event.name }
  }
  const reports = await readReports(deps, id, against)
  return { table: tables[report](reports), about: reports.event.name }
}

/** One report as a file for Excel. */
export const writeReport = async (deps: Deps, id: number, { format, ...wish }: Wish) => {
  const { table, about } = await readTable(deps, id, wish)
  return tableFile(table, { format, now: deps.clock.now(), about })
}
