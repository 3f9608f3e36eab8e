import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import type { Endpoint } from '@tafelrunde/contract/http/endpoint'
import { z } from 'zod'

/** Who asks for what; what everybody may read the office asks for too, as its answers are made anew each time. */
const callers = {
  anyone: 'admin',
  public: 'admin',
  account: 'lehrerin',
  lecturer: 'referent',
  exhibitor: 'aussteller',
  staff: 'admin',
  superuser: 'admin',
}

const year = String(new Date().getFullYear())
/** What a query must say, where that is the same everywhere. */
const needed: Record<string, string> = {
  format: 'csv',
  year,
  by: 'day',
  size: 'a4',
  plan: 'published',
  sheet: 'l4785',
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  other: '1',
  q: 'buero@tafelrunde.example',
}
const neededAt: Record<string, string[]> = {
  '/api/admin/intake-template/': ['kind=workshops'],
  '/api/users/': ['name=kühn'],
}

/** What is not asked for, and why. */
export const leftOut: Record<string, string> = {
  '/api/events/:id/display/live/': 'never ends',
  '/api/live/': 'never ends',
  '/api/admin/allotments/:id/': 'the demo has none',
  '/api/admin/allotments/:id/history/': 'the demo has none',
  '/api/admin/plan-versions/:id/': 'the demo has none',
  '/api/admin/intakes/:id/': 'the demo has none',
  '/api/admin/intakes/:id/faults/': 'the demo has none',
  '/api/admin/intakes/:id/rows/': 'the demo has none',
  '/api/admin/circular-attachments/:id/': 'the demo has none',
  '/api/admin/datev/exports/:id/': 'the demo does not know the numbers of the tax adviser',
  '/api/lecturer-receipts/:id/': 'the demo has none',
}

/** What looks through everything by its nature, however little it answers. */
export const ofEverything = ['/api/admin/check/', '/api/admin/doubles/']

const ofOwn = `select participation_id as id from confirmations join accounts a on a.id = account_id
  where a.email = 'lehrerin@tafelrunde.example' order by participation_id limit 1`
/** Which record is asked for where no list, or not that of this caller, names one. */
export const recordsOf: Record<string, string> = {
  '/api/admin/confirmation-runs/': 'select id from confirmation_runs limit 1',
  '/api/admin/legal-texts/': 'select min(id) as id from legal_texts',
  '/api/admin/mail-texts/': 'select 1 as id',
  '/api/admin/participation-confirmations/': ofOwn,
  '/api/confirmations/': 'select code as id from confirmations order by participation_id limit 1',
  '/api/exhibitor-invoices/': `select min(i.id) as id from invoices i join orders o on o.id = i.order_id
    join accounts a on a.id = o.account_id where a.email = 'aussteller@tafelrunde.example'`,
  '/api/legal-texts/': 'select min(id) as id from legal_texts',
  '/api/lecturer-billingfee/': `select min(s.id) as id from settlements s join lecturers l on l.id = s.lecturer_id
    join accounts a on a.id = l.account_id where a.email = 'referent@tafelrunde.example'`,
  '/api/materials/': `select min(m.id) as id from materials m join timeslots t on t.workshop_id = m.workshop_id
    join participations p on p.timeslot_id = t.id join accounts a on a.id = p.account_id
    where a.email = 'lehrerin@tafelrunde.example' and p.state in ('registered', 'attended')`,
  '/api/users/participation-confirmations/': ofOwn,
  '/api/users/participation-records/': `select ${year} as id`,
}

/** The first entries were written by nobody. */
const searched: Record<string, string> = { '/api/admin/audit/': 'matthias kühn' }

const partsOf = (schema: unknown) =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []

/** How an endpoint can be asked: by whom, what its query must say, whether it has pages, what it is searched by. */
const waysOf = ({ schema: { querystring }, url, config }: Endpoint) => {
  const parts = partsOf(querystring)
  const names = Object.keys(needed).filter(name => parts.includes(name))
  return {
    url,
    caller: callers[config.auth],
    always: [...names.map(name => `${name}=${needed[name]}`), ...(neededAt[url] ?? [])],
    hasPages: parts.includes('offset'),
    /** What it is searched for; empty: for what its last page ends with. */
    search: parts.includes('search') ? (searched[url] ?? '') : undefined,
    hasEvent: parts.includes('event'),
  }
}

/** All that can be read. */
export const ways = allEndpoints.filter(({ method, url }) => method === 'GET' && !leftOut[url]).map(waysOf)
