import { IdParams } from '@tafelrunde/contract/http/common'

/** A thing that has a page of its own. */
export type Thing = 'event' | 'workshop' | 'lecturer' | 'exhibitor'
export type GeneralPage =
  | 'events'
  | 'workshops'
  | 'lecturers'
  | 'about'
  | 'exhibitors'
  | 'support'
  | 'login'
  | 'register'
  | 'check'

/** What stands at an address of the app; `personal` is whatever concerns one person alone. */
export type Page =
  | { kind: Thing; id: number }
  | { kind: 'general'; name: GeneralPage }
  | { kind: 'personal' }
  | { kind: 'unknown' }

type Asked = { id?: string | undefined; event?: string | undefined }

const general = (name: GeneralPage) => (): Page => ({ kind: 'general', name })
const personal = (): Page => ({ kind: 'personal' })

const one = (kind: Thing, id: string | undefined): Page => {
  const { data } = IdParams.safeParse({ id })
  return data ? { kind, id: data.id } : { kind: 'unknown' }
}

const personalAddresses = [
  '/signup',
  '/register-confirm',
  '/register-success',
  '/password-reset',
  '/password-reset-confirm',
  '/password-reset-sent',
  '/email-reset-confirm',
  '/account',
  '/pass',
  '/event-detail',
  '/participation-confirmations',
  '/my-workshops',
  '/entrance',
  '/speaker-confirmations',
  '/exhibitor-data',
]

const addressesBelow = [
  '/participation-confirmations',
  '/my-workshops',
  '/entrance',
  '/speaker-confirmations',
  '/exhibitor-data',
]

/** The addresses of the app (spec section 2) as patterns, and what stands there. */
export const pagesByAddress: Record<string, (asked: Asked) => Page> = {
  '/': general('events'),
  '/app': general('events'),
  '/app/tabs': general('events'),
  '/app/tabs/event': general('events'),
  '/app/tabs/schedule': ({ event }) => (event ? one('event', event) : { kind: 'general', name: 'workshops' }),
  '/app/tabs/speakers': ({ id }) => (id ? one('lecturer', id) : { kind: 'general', name: 'lecturers' }),
  '/app/tabs/about': general('about'),
  '/exhibitors': general('exhibitors'),
  '/exhibitors/:id': ({ id }) => one('exhibitor', id),
  '/event-detail/:id': ({ id }) => one('event', id),
  '/workshop-detail/:id': ({ id }) => one('workshop', id),
  '/support': general('support'),
  '/login': general('login'),
  '/register': general('register'),
  '/bestaetigung': general('check'),
  '/bestaetigung/:code': personal,
  ...Object.fromEntries(personalAddresses.map(address => [address, personal])),
  ...Object.fromEntries(addressesBelow.map(address => [`${address}/*`, personal])),
}

/** The address at which the app shows what it shows at `url`, a pattern of those above: the front door leads on. */
export const shownAt = (url: string, { id = '', event }: Asked) => {
  if (['/', '/app', '/app/tabs'].includes(url)) return pathsOf.events
  if (event && url === pathsOf.workshops) return `${url}?event=${event}`
  return url.replace(':id', id)
}

/** Where a page is to be found, of all addresses that show it; of an event that is its programme, which is public. */
export const pathsOf = {
  event: (id: number) => `/app/tabs/schedule?event=${id}`,
  workshop: (id: number) => `/workshop-detail/${id}`,
  lecturer: (id: number) => `/app/tabs/speakers?id=${id}`,
  exhibitor: (id: number) => `/exhibitors/${id}`,
  events: '/app/tabs/event',
  workshops: '/app/tabs/schedule',
  lecturers: '/app/tabs/speakers',
  about: '/app/tabs/about',
  exhibitors: '/exhibitors',
  support: '/support',
  login: '/login',
  register: '/register',
  check: '/bestaetigung',
} as const

/** The pages that search engines are told of besides those of single things. */
export const listedPages = ['events', 'workshops', 'lecturers', 'exhibitors', 'about', 'support'] as const

/** What distinguishes a page from all others. */
export const keyOf = (page: Page) => {
  if ('id' in page) return `${page.kind}-${page.id}`
  return page.kind === 'general' ? page.name : page.kind
}

/** The page that a preview picture belongs to, by the picture's name: „event-12“, „tafelrunde“. */
export const pageOfPicture = (name: string): Page => {
  if (name === 'tafelrunde') return { kind: 'general', name: 'events' }
  const [, kind, id] = /^(event|workshop|lecturer|exhibitor)-([1-9]\d*)$/.exec(name) ?? []
  const things = ['event', 'workshop', 'lecturer', 'exhibitor'] as const
  const thing = things.find(known => known === kind)
  return thing ? one(thing, id) : { kind: 'unknown' }
}

// The app reads these itself, and so does whoever shows its pages as people see them.
const publicData = [
  'association',
  'events',
  'exhibitors',
  'lecturer',
  'schooltypes',
  'timeslots',
  'workshops',
]

/** What robots may read: the longest rule that fits counts (RFC 9309). */
export const robotsText = (appUrl: string) =>
  [
    'User-agent: *',
    ...publicData.map(name => `Allow: /api/${name}/`),
    'Disallow: /api/',
    'Disallow: /verwaltung/',
    'Disallow: /calendar/',
    'Disallow: /bestaetigung/',
    ...personalAddresses.map(address => `Disallow: ${address}${address === '/event-detail' ? '$' : ''}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')
