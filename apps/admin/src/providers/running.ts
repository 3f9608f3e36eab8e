import * as allotments from '@tafelrunde/contract/admin/events/allotments'
import { listAttendances } from '@tafelrunde/contract/admin/events/attendances'
import * as registrations from '@tafelrunde/contract/admin/events/registrations'
import * as tables from '@tafelrunde/contract/admin/export'
import * as circulars from '@tafelrunde/contract/admin/mails/circulars'
import { getMail, listMails } from '@tafelrunde/contract/admin/mails/mails'
import { exportInvoices, listInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { listAllOrders } from '@tafelrunde/contract/admin/money/orders'
import { exportAllowances, listAllowances } from '@tafelrunde/contract/admin/people/lecturer-taxes'
import { getSupport, listSupport } from '@tafelrunde/contract/admin/people/support'
import { getOrder } from '@tafelrunde/contract/exhibitions/orders'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { call, callForFile, callWithForm } from './call.ts'
import type { Source } from './source.ts'

/** One of a list that has no address of its own: a deleted one is not there, as at any other address. */
const onlyOne = <Row>({ results: [row] }: { results: Row[] }) => {
  if (!row) throw new CallFailed(404, null)
  return row
}

/** What comes in while an event runs, and is decided by the office. */
export const runningSources: Record<string, Source> = {
  registrations: {
    sortable: [],
    list: query => call(registrations.listRegistrations, { query }),
    table: query => callForFile(tables.exportRegistrations, { query }),
    one: id => call(registrations.getRegistration, { params: { id } }),
    create: body => callWithForm(registrations.addRegistration, { body }),
  },
  places: {
    sortable: [],
    list: query => call(registrations.listBookedPlaces, { query }),
    table: query => callForFile(tables.exportPlaces, { query }),
  },
  allotments: {
    sortable: [],
    list: query => call(allotments.listAllotments, { query }),
    one: id => call(allotments.getAllotment, { params: { id } }),
    create: body => callWithForm(allotments.createAllotment, { body }),
    change: (id, body) => callWithForm(allotments.changeAllotment, { params: { id }, body }),
  },
  orders: {
    sortable: [],
    list: query => call(listAllOrders, { query }),
    one: id => call(getOrder, { params: { id } }),
  },
  invoices: {
    sortable: ['id', 'number', 'company', 'issued', 'due', 'gross_cents'],
    list: query => call(listInvoices, { query }),
    table: query => callForFile(exportInvoices, { query }),
  },
  settlements: {
    sortable: [],
    list: query => call(listSettlements, { query }),
    one: async id => onlyOne(await call(listSettlements, { query: { id: String(id) } })),
  },
  allowances: {
    sortable: [],
    list: query => call(listAllowances, { query }),
    table: query => callForFile(exportAllowances, { query }),
  },
  attendances: {
    sortable: [],
    list: query => call(listAttendances, { query }),
  },
  circulars: {
    sortable: [],
    list: query => call(circulars.listCirculars, { query }),
    one: id => call(circulars.getCircular, { params: { id } }),
    create: body => callWithForm(circulars.createCircular, { body }),
    remove: id => call(circulars.deleteCircular, { params: { id } }),
  },
  mails: {
    sortable: [],
    list: query => call(listMails, { query }),
    one: id => call(getMail, { params: { id } }),
  },
  support: {
    sortable: [],
    list: query => call(listSupport, { query }),
    one: id => call(getSupport, { params: { id } }),
  },
}
