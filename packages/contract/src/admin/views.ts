import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { IdParams, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { bodyText } from '../values/text.ts'

export const ViewFields = z.object({
  /** The list of the Verwaltung: `workshops`. */
  list: bodyText(40),
  name: bodyText(60),
  /** The query of the list's address: `filter=…&sort=name&order=ASC`. */
  query: bodyText(2000),
})
export type ViewFields = z.infer<typeof ViewFields>

/** A list as somebody wants to see it again: its filters and its order. */
export const SavedView = z.extend(ViewFields, { id: z.int() }).register(z.globalRegistry, { id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

export const listViews = endpoint({
  method: 'GET',
  url: '/api/admin/views/',
  auth: 'staff',
  summary: 'The own saved views of all lists, by name',
  query: listQuery({}),
  response: pageOf(SavedView),
})

export const saveView = endpoint({
  method: 'POST',
  url: '/api/admin/views/',
  auth: 'staff',
  summary: 'Save a view of a list; the own one of the same list and name is replaced',
  body: ViewFields,
  status: 201,
  response: SavedView,
})

export const deleteView = endpoint({
  method: 'DELETE',
  url: '/api/admin/views/:id/',
  auth: 'staff',
  summary: 'Delete an own saved view',
  params: IdParams,
  status: 204,
  response: Nothing,
})
