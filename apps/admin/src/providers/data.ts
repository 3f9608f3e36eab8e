import { listAudit } from '@tafelrunde/contract/admin/audit'
import {
  changeEvent,
  createEvent,
  deleteEvent,
  getOfficeEvent,
} from '@tafelrunde/contract/admin/events/events'
import * as programme from '@tafelrunde/contract/admin/events/programme'
import * as rooms from '@tafelrunde/contract/admin/events/rooms'
import * as tables from '@tafelrunde/contract/admin/export'
import * as exhibitors from '@tafelrunde/contract/admin/people/exhibitors'
import * as lecturers from '@tafelrunde/contract/admin/people/lecturers'
import { listLogins } from '@tafelrunde/contract/admin/people/logins'
import * as people from '@tafelrunde/contract/admin/people/people'
import * as schooltypes from '@tafelrunde/contract/admin/schooltypes'
import { listEvents } from '@tafelrunde/contract/events/events'
import { listTimeslots } from '@tafelrunde/contract/events/timeslots'
import { listWorkshops } from '@tafelrunde/contract/events/workshops'
import { listExhibitors } from '@tafelrunde/contract/exhibitions/exhibitors'
import { listFaults } from '@tafelrunde/contract/faults'
import { listSchooltypes } from '@tafelrunde/contract/schooltypes'
import {
  type DataProvider,
  type GetListParams,
  type GetManyResult,
  type Identifier,
  type RaRecord,
} from 'react-admin'
import { call, callForFile, callWithForm } from './call.ts'
import { toForm } from './form-faults.ts'
import { type Asked, filterQueryOf, listQueryOf } from './listQuery.rules.ts'
import { runningSources } from './running.ts'
import { settingsSources } from './settings.ts'
import type { Source } from './source.ts'
import { termsSources } from './terms.ts'

const sources: Record<string, Source> = {
  events: {
    sortable: ['created', 'id', 'name', 'state'],
    list: query => call(listEvents, { query }),
    table: query => callForFile(tables.exportEvents, { query }),
    one: id => call(getOfficeEvent, { params: { id } }),
    create: body => callWithForm(createEvent, { body }),
    change: (id, body) => callWithForm(changeEvent, { params: { id }, body }),
    remove: id => call(deleteEvent, { params: { id } }),
  },
  workshops: {
    sortable: ['created', 'description', 'id', 'location', 'name'],
    list: query => call(listWorkshops, { query }),
    table: query => callForFile(tables.exportWorkshops, { query }),
    one: id => call(programme.getOfficeWorkshop, { params: { id } }),
    create: body => callWithForm(programme.createWorkshop, { body }),
    change: (id, body) => callWithForm(programme.changeWorkshop, { params: { id }, body }),
    remove: id => call(programme.deleteWorkshop, { params: { id } }),
  },
  timeslots: {
    sortable: ['caption', 'created', 'start', 'end', 'id'],
    list: query => call(listTimeslots, { query }),
    table: query => callForFile(tables.exportTimeslots, { query }),
    one: id => call(programme.getOfficeTimeslot, { params: { id } }),
    create: body => callWithForm(programme.createTimeslot, { body }),
    change: (id, body) => callWithForm(programme.changeTimeslot, { params: { id }, body }),
    remove: id => call(programme.deleteTimeslot, { params: { id } }),
  },
  lecturers: {
    sortable: [],
    list: query => call(lecturers.listOfficeLecturers, { query }),
    table: query => callForFile(tables.exportLecturers, { query }),
    one: id => call(lecturers.getOfficeLecturer, { params: { id } }),
    create: body => callWithForm(lecturers.createLecturer, { body }),
    change: (id, body) => callWithForm(lecturers.changeLecturer, { params: { id }, body }),
    remove: id => call(lecturers.deleteLecturer, { params: { id } }),
  },
  rooms: {
    sortable: ['name', 'building', 'capacity', 'id'],
    list: query => call(rooms.listRooms, { query }),
    table: query => callForFile(tables.exportRooms, { query }),
    one: id => call(rooms.getOfficeRoom, { params: { id } }),
    create: body => callWithForm(rooms.createRoom, { body }),
    change: (id, body) => callWithForm(rooms.changeRoom, { params: { id }, body }),
    remove: id => call(rooms.deleteRoom, { params: { id } }),
  },
  exhibitors: {
    sortable: [],
    list: query => call(listExhibitors, { query }),
    table: query => callForFile(tables.exportExhibitors, { query }),
    one: id => call(exhibitors.getOfficeExhibitor, { params: { id } }),
    create: body => callWithForm(exhibitors.createExhibitor, { body }),
    change: (id, body) => callWithForm(exhibitors.changeExhibitor, { params: { id }, body }),
    remove: id => call(exhibitors.deleteExhibitor, { params: { id } }),
  },
  schooltypes: {
    sortable: [],
    list: query => call(listSchooltypes, { query }),
    table: query => callForFile(tables.exportSchooltypes, { query }),
    one: id => call(schooltypes.getOfficeSchooltype, { params: { id } }),
    create: body => callWithForm(schooltypes.createSchooltype, { body }),
    change: (id, body) => callWithForm(schooltypes.changeSchooltype, { params: { id }, body }),
    remove: id => call(schooltypes.deleteSchooltype, { params: { id } }),
  },
  people: {
    sortable: [],
    list: query => call(people.listOfficePeople, { query }),
    table: query => callForFile(tables.exportPeople, { query }),
    one: id => call(people.getOfficePerson, { params: { id } }),
    create: body => callWithForm(people.createPerson, { body }),
    change: (id, body) => callWithForm(people.changePerson, { params: { id }, body }),
  },
  audit: {
    sortable: [],
    list: query => call(listAudit, { query }),
    table: query => callForFile(tables.exportAudit, { query }),
  },
  logins: { sortable: [], list: query => call(listLogins, { query }) },
  ...runningSources,
  ...settingsSources,
  ...termsSources,
  faults: {
    sortable: [],
    list: query => call(listFaults, { query }),
    table: query => callForFile(tables.exportFaults, { query }),
  },
}

const sourceOf = (resource: string) => {
  const source = sources[resource]
  if (!source) throw new Error(`no endpoint for ${resource}`)
  return source
}

/** The caller of react-admin names the record type, which nothing here can know: its own rows are untyped. */
const asRows = (rows: RaRecord[]): GetManyResult['data'] => rows

const pageOf = async (resource: string, params: GetListParams) => {
  const { list = none, sortable } = sourceOf(resource)
  const { results, count } = await list(listQueryOf(params, sortable))
  return { rows: results, total: count }
}

/** All rows that a list has with these filters, in its order, as a file. */
export const fetchTable = (resource: string, format: tables.TableFormat, asked: Asked) => {
  const { table = none, sortable } = sourceOf(resource)
  return table({ ...filterQueryOf(asked, sortable), format })
}

/** So many ids have room in one address. */
const atOnce = 500

/** Chosen records come in one call, and in as many as it takes where they are very many. */
const rowsWithIds = async (resource: string, ids: Identifier[]) => {
  const { list = none } = sourceOf(resource)
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  )
  const pages = await Promise.all(
    parts.map(part => list({ id__in: part.join(','), limit: String(part.length) })),
  )
  return pages.flatMap(({ results }) => results)
}

const none = () => Promise.reject(new Error('there is no such endpoint yet'))

/** react-admin's questions in the dialect of the contract. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const { rows, total } = await pageOf(resource, params)
    return { data: asRows(rows), total }
  },
  async getOne(resource, { id }) {
    const { one = none } = sourceOf(resource)
    const [data] = asRows([await one(id)])
    return { data }
  },
  async getMany(resource, { ids }) {
    return { data: asRows(await rowsWithIds(resource, ids)) }
  },
  async getManyReference(resource, { target, id, ...params }) {
    const { rows, total } = await pageOf(resource, { ...params, filter: { ...params.filter, [target]: id } })
    return { data: asRows(rows), total }
  },
  async create(resource, { data }) {
    const { create = none } = sourceOf(resource)
    return { data: await toForm<GetManyResult['data'][number]>(create(data)) }
  },
  async update(resource, { id, data }) {
    const { change = none } = sourceOf(resource)
    return { data: await toForm<GetManyResult['data'][number]>(change(id, data)) }
  },
  async delete(resource, { id, previousData }) {
    const { remove = none } = sourceOf(resource)
    await remove(id)
    const [data] = asRows([previousData ?? { id }])
    return { data }
  },
  updateMany: none,
  deleteMany: none,
}
