import type * as contract from '@tafelrunde/contract/admin/export'
import type { exportInvoices as invoicesEndpoint } from '@tafelrunde/contract/admin/money/invoices'
import pLimit from 'p-limit'
import type * as z from 'zod/mini'
import { type Cell, longTableFile } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import { inSnapshot, type Tx } from '../../../platform/db/database.ts'
import type { Page } from '../../../platform/db/filters.ts'
import { readAudit } from '../../audit/audit.service.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { listInvoices } from '../../invoices/invoices.service.ts'
import { readPlaces, readRegistrations } from '../../participations/office/registrations.service.ts'
import { checkWorkshopFilter } from '../../workshops/workshops.service.ts'
import { selectPeople } from '../people/people.queries.ts'
import { placeTable, registrationTable } from './bookings.texts.ts'
import * as queries from './export.queries.ts'
import * as texts from './export.texts.ts'
import { invoiceTable } from './invoices.texts.ts'

type Query<Endpoint extends { schema: { querystring: z.ZodMiniType } }> = z.output<
  Endpoint['schema']['querystring']
>
type Wish = { format: contract.TableFormat }

/** A long table keeps a connection for as long as it is read. */
const oneAtATime = pLimit(1)

/** The file of all rows that `read` reads, part by part as they were at one moment. */
const write = <Row>(
  { db, clock }: Deps,
  { format }: Wish,
  { name, columns }: texts.TableOf<Row>,
  read: (tx: Tx) => AsyncIterable<Row[]>,
) => {
  const cellsOf = async function* (tx: Tx): AsyncGenerator<Cell[][]> {
    for await (const rows of read(tx)) yield rows.map(row => Object.values(columns).map(cell => cell(row)))
  }
  const wish = { format, now: clock.now() }
  return oneAtATime(() =>
    inSnapshot(db, tx => longTableFile({ name, headings: Object.keys(columns), rows: cellsOf(tx) }, wish)),
  )
}

/** Rows that are read at once. */
const step = 2000

/** A list that is never so long that its last page takes much longer than its first. */
const inPages = <Row>(find: (tx: Tx, page: Page) => Promise<Row[]>) =>
  async function* readPages(tx: Tx) {
    let found: Row[] = []
    for (let offset = 0; offset === 0 || found.length === step; offset += step) {
      found = await find(tx, { limit: step, offset })
      yield found
    }
  }

/** What a list asks of its pages and reads none by. */
const whole: Page = { limit: 0, offset: 0 }

export const exportEvents = (deps: Deps, query: Query<typeof contract.exportEvents>) =>
  write(
    deps,
    query,
    texts.eventTable,
    inPages((tx, page) => queries.findEvents(tx, { ...query, ...page })),
  )

export const exportWorkshops = async (deps: Deps, query: Query<typeof contract.exportWorkshops>) => {
  await checkEventFilter(deps.db, true, query.event)
  return write(
    deps,
    query,
    texts.workshopTable,
    inPages((tx, page) => queries.findWorkshops(tx, { ...query, ...page })),
  )
}

export const exportTimeslots = async (deps: Deps, query: Query<typeof contract.exportTimeslots>) => {
  await checkEventFilter(deps.db, true, query.event)
  await checkWorkshopFilter(deps.db, true, query.workshop)
  return write(
    deps,
    query,
    texts.timeslotTable,
    inPages((tx, page) => queries.findTimeslots(tx, { ...query, ...page })),
  )
}

export const exportRooms = (deps: Deps, query: Query<typeof contract.exportRooms>) =>
  write(
    deps,
    query,
    texts.roomTable,
    inPages((tx, page) => queries.findRooms(tx, { ...query, ...page })),
  )

export const exportLecturers = (deps: Deps, query: Query<typeof contract.exportLecturers>) =>
  write(
    deps,
    query,
    texts.lecturerTable,
    inPages((tx, page) => queries.findLecturers(tx, { ...query, ...page })),
  )

export const exportExhibitors = (deps: Deps, query: Query<typeof contract.exportExhibitors>) =>
  write(
    deps,
    query,
    texts.exhibitorTable,
    inPages((tx, page) => queries.findExhibitors(tx, { ...query, ...page })),
  )

export const exportSchooltypes = (deps: Deps, query: Query<typeof contract.exportSchooltypes>) =>
  write(
    deps,
    query,
    texts.schooltypeTable,
    inPages((tx, page) => queries.findSchooltypes(tx, { ...query, ...page })),
  )

export const exportFaults = (deps: Deps, wish: Wish) =>
  write(deps, wish, texts.faultTable, inPages(queries.findFaults))

export const exportAudit = (deps: Deps, query: Query<typeof contract.exportAudit>) =>
  write(deps, query, texts.auditTable, tx => readAudit(tx, { ...query, ...whole }))

export const exportPeople = (deps: Deps, query: Query<typeof contract.exportPeople>) =>
  write(
    deps,
    query,
    texts.personTable,
    inPages((tx, page) => selectPeople(tx, { ...query, ...page })),
  )

export const exportRegistrations = (deps: Deps, query: Query<typeof contract.exportRegistrations>) =>
  write(deps, query, registrationTable, tx => readRegistrations(tx, { ...query, ...whole }))

export const exportPlaces = (deps: Deps, query: Query<typeof contract.exportPlaces>) =>
  write(deps, query, placeTable, tx => readPlaces(tx, { ...query, ...whole }))

export const exportInvoices = async (deps: Deps, query: Query<typeof invoicesEndpoint>) => {
  await checkEventFilter(deps.db, true, query.event)
  return write(
    deps,
    query,
    invoiceTable,
    inPages(async (db, page) => (await listInvoices({ ...deps, db }, { ...query, ...page })).rows),
  )
}
