import * as z from 'zod/mini'

/**
 * What a key of the interface can be good for: a field of the office's work, to read in it or to change it as well. None
 * takes over or closes an account; `members:write` makes those of new members.
 */
export const KeyScope = z.enum([
  'programme:read',
  'programme:write',
  'people:read',
  'members:write',
  'registrations:read',
  'registrations:write',
  'exhibition:read',
  'exhibition:write',
  'money:read',
  'money:write',
])
export type KeyScope = z.infer<typeof KeyScope>

const words = (text: string) => text.trim().split(/\s+/)

/**
 * Every endpoint that a key can be good for, by its address without `/api/` and without its ids: of those with a scope to
 * read only GET counts, of the others all else. Whatever does not stand here no key can call. Left out on purpose:
 * accounts and their log-in, the looks through a person's eyes, links to drafts, invitations, what people answered about
 * their health, mails and what is written to the office, imports, bank files, and all that superusers set up.
 */
const named: Record<KeyScope, string[]> = {
  'programme:read': words(`
    events workshops timeslots lecturer schooltypes
    admin/events admin/events/checklist admin/events/history admin/events/reach admin/events/display
    admin/events/plan admin/events/plan/paper admin/events/plan/reach admin/events/plan/versions admin/plan-versions
    admin/workshops admin/workshops/history admin/workshops/feedback admin/events/feedback admin/events/feedback/paper
    admin/timeslots admin/timeslots/history admin/timeslots/rooms admin/timeslots/call-off
    admin/rooms admin/rooms/history admin/schooltypes admin/schooltypes/history
    admin/lecturers admin/lecturers/history
    admin/export/events admin/export/workshops admin/export/timeslots admin/export/rooms admin/export/schooltypes
    admin/export/lecturers`),
  'programme:write': words(`
    admin/events admin/events/copy admin/events/state admin/events/display admin/events/image
    admin/events/plan/discard admin/events/plan/item admin/events/plan/publish admin/events/plan/rules
    admin/plan-versions/restore
    admin/workshops admin/workshops/delete
    admin/timeslots admin/timeslots/change admin/timeslots/delete admin/timeslots/call-off
    admin/rooms admin/rooms/delete admin/schooltypes admin/schooltypes/delete
    admin/lecturers admin/lecturers/delete`),
  'people:read': words('admin/people admin/people/history admin/people/records admin/export/people'),
  'members:write': words('admin/members'),
  'registrations:read': words(`
    admin/registrations admin/places admin/allotments admin/allotments/history admin/attendances
    admin/events/day admin/events/entrance admin/events/presence admin/events/presence/paper
    admin/events/badges admin/events/badges/paper admin/events/questions admin/events/questions/history
    admin/events/reports admin/events/reports/table admin/confirmation-runs admin/participation-confirmations
    admin/export/registrations admin/export/places`),
  'registrations:write': words(`
    admin/registrations admin/registrations/group admin/registrations/cancel admin/registrations/note
    admin/registrations/places admin/registrations/promote
    admin/places/cancel admin/places/move admin/places/promote admin/allotments admin/allotments/release
    admin/attendances/mark admin/events/entrance admin/events/questions admin/events/confirmations
    admin/participation-confirmations/correct admin/participation-confirmations/issue
    admin/participation-confirmations/mail`),
  'exhibition:read': words(`
    exhibitors admin/exhibitors admin/exhibitors/history admin/orders admin/orders/lines
    admin/events/hall admin/events/hall/history admin/events/price-list admin/events/price-list/history
    admin/events/exhibition admin/export/exhibitors`),
  'exhibition:write': words(`
    admin/exhibitors admin/exhibitors/delete admin/exhibitors/logo admin/orders/confirm admin/orders/decline
    admin/orders/billing admin/orders/discount admin/orders/end admin/orders/lines admin/order-lines
    admin/events/hall admin/events/hall/image admin/events/price-list`),
  'money:read': words(`
    admin/invoices admin/invoices/sums admin/invoices/credit admin/orders/invoice admin/orders/payments
    admin/orders/vat-checks admin/events/invoices/run
    admin/allowances admin/events/fees/by-role admin/events/fees/history
    admin/datev/sums admin/datev/exports admin/datev/exports/papers admin/datev/cost-centres admin/export/invoices admin/export/allowances`),
  'money:write': words(`
    admin/datev/exports
    admin/orders/end-for-fee admin/orders/invoice admin/orders/vat-checks admin/orders/paid admin/orders/unpaid admin/orders/refund
    admin/order-payments/withdraw admin/events/invoices admin/events/invoices/stop
    admin/invoices/cancel admin/invoices/credit admin/invoices/reminders admin/events/fees/by-role admin/events/settlements
    admin/settlements/approve admin/settlements/return`),
}

const reading = ['GET', 'HEAD', 'OPTIONS']

/** `/api/admin/events/:id/hall/` as it stands above: `admin/events/hall`. */
const nameOf = (url: string) =>
  url
    .split('/')
    .filter(part => part !== '' && !part.startsWith(':'))
    .slice(1)
    .join('/')

const scopeByName = (ending: ':read' | ':write') =>
  new Map(
    KeyScope.options
      .filter(scope => scope.endsWith(ending))
      .flatMap(scope => named[scope].map(name => [name, scope] as const)),
  )
const scopes = { read: scopeByName(':read'), write: scopeByName(':write') }

/** The scope that a key needs for an endpoint, by its address with `:id`; nothing: no key is good for it. */
export const scopeFor = (method: string, url: string) =>
  scopes[reading.includes(method) ? 'read' : 'write'].get(nameOf(url))
