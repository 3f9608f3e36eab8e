import { getEvent, listEvents } from '@tafelrunde/contract/events'
import { getExhibitor, listExhibitors } from '@tafelrunde/contract/exhibitors'
import { getLecturer, listLecturers } from '@tafelrunde/contract/lecturers'
import { listSchooltypes } from '@tafelrunde/contract/schooltypes'
import { getTimeslot, listTimeslots } from '@tafelrunde/contract/timeslots'
import { getWorkshop, listWorkshops } from '@tafelrunde/contract/workshops'
import type { DataProvider, GetListParams, GetManyResult, Identifier, RaRecord } from 'react-admin'
import { call } from './call.ts'
import { listQueryOf, mostRows } from './listQuery.rules.ts'

type Query = Record<string, string>
type Source = {
  /** What the contract's `orderby` takes; other orders are left to the server, by its own default. */
  sortable: readonly string[]
  list: (query: Query) => Promise<{ count: number; results: RaRecord[] }>
  /** Missing where the contract has no address for a single one. */
  one?: (id: Identifier) => Promise<RaRecord>
}

const sources: Record<string, Source> = {
  events: {
    sortable: ['created', 'id', 'name', 'state'],
    list: query => call(listEvents, { query }),
    one: id => call(getEvent, { params: { id } }),
  },
  workshops: {
    sortable: ['created', 'description', 'id', 'location', 'name'],
    list: query => call(listWorkshops, { query }),
    one: id => call(getWorkshop, { params: { id } }),
  },
  timeslots: {
    sortable: ['caption', 'created', 'start', 'end', 'id'],
    list: query => call(listTimeslots, { query }),
    one: id => call(getTimeslot, { params: { id } }),
  },
  lecturers: {
    sortable: [],
    list: query => call(listLecturers, { query }),
    one: id => call(getLecturer, { params: { id } }),
  },
  exhibitors: {
    sortable: [],
    list: query => call(listExhibitors, { query }),
    one: id => call(getExhibitor, { params: { id } }),
  },
  schooltypes: { sortable: [], list: query => call(listSchooltypes, { query }) },
}

const sourceOf = (resource: string) => {
  const source = sources[resource]
  if (!source) throw new Error(`no endpoint for ${resource}`)
  return source
}

/** The caller of react-admin names the record type, which nothing here can know: its own rows are untyped. */
const asRows = (rows: RaRecord[]): GetManyResult['data'] => rows

const pageOf = async (resource: string, params: GetListParams) => {
  const { list, sortable } = sourceOf(resource)
  const { results, count } = await list(listQueryOf(params, sortable))
  return { rows: results, total: count }
}

const everyRow = { pagination: { page: 1, perPage: mostRows } }

/** The contract has no list of chosen ids: one is asked for by its address, several come with the list. */
const rowsWithIds = async (resource: string, ids: Identifier[]) => {
  const { one } = sourceOf(resource)
  if (one && ids.length === 1) return Promise.all(ids.map(one))
  const { rows } = await pageOf(resource, everyRow)
  const found = rows.filter(({ id }) => ids.includes(id))
  const missing = ids.filter(id => !found.some(row => row.id === id))
  return one ? [...found, ...(await Promise.all(missing.map(one)))] : found
}

const readOnly = () => Promise.reject(new Error('there are no writing endpoints yet'))

/** react-admin's questions in the dialect of the contract. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const { rows, total } = await pageOf(resource, params)
    return { data: asRows(rows), total }
  },
  async getOne(resource, { id }) {
    const [data] = asRows(await rowsWithIds(resource, [id]))
    if (!data) throw new Error('Nicht gefunden.')
    return { data }
  },
  async getMany(resource, { ids }) {
    return { data: asRows(await rowsWithIds(resource, ids)) }
  },
  async getManyReference(resource, { target, id, ...params }) {
    const { rows, total } = await pageOf(resource, { ...params, filter: { ...params.filter, [target]: id } })
    return { data: asRows(rows), total }
  },
  create: readOnly,
  update: readOnly,
  updateMany: readOnly,
  delete: readOnly,
  deleteMany: readOnly,
}
