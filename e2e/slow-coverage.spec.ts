import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { paths } from '../apps/web/src/paths.ts'
import { conditions } from './house/network.ts'
import type { Screen } from './screens/catalogue.ts'
import { isMet, madeScreens, teachersScreens, visitorsScreens } from './screens/networks.ts'
import { officeScreens } from './screens/office.ts'

const person = { id: 1, email: '', firstName: '', lastName: '' }
const event = { id: 1, name: '' }
const made = {
  been: { person, participation: 1 },
  door: { name: '', slot: { id: 1, eventId: 1, workshopId: 1 }, lecturer: person, people: [], ids: [] },
  paid: { person, event, settlementId: 1 },
  table: { person, event },
  orderId: 1,
}

/** The addresses that the lists lead to; whatever has an id there is called 1. */
const addressesOf = (screens: readonly Screen[]) =>
  Promise.all(
    screens.map(
      async ({ path }) =>
        new URL(typeof path === 'string' ? path : await path(async () => 1), 'http://app').pathname,
    ),
  )

/** Routes whose parameter is an id or a word. */
const matches = (route: string, address: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address)

/** What a screen is, by the end of its address. */
const sortOf = (address: string) =>
  ({ create: 'form', show: 'record' })[address.split('/').at(-1) ?? ''] ??
  (address.startsWith('/verwaltung/') ? (/\d$/.test(address) ? 'form' : 'list or page') : 'of the app')

const withoutScreen = (routes: string[], addresses: string[]) =>
  routes.filter(route => !addresses.some(address => matches(route, address)))

test('every address of the app is gone through in bad networks', async () => {
  const routes = Object.values(paths).filter(path => typeof path === 'string')
  const later = madeScreens(made).flatMap(({ screens }) => screens)
  const addresses = await addressesOf([...visitorsScreens, ...teachersScreens, ...later])
  expect(withoutScreen(routes, addresses)).toEqual([])
})

test('every area of the Verwaltung is gone through in bad networks, its list, what it shows of one, and its forms', async () => {
  const areas = new URL('../apps/admin/src/areas/', import.meta.url)
  const routes: string[] = ['/verwaltung/']
  for (const name of await readdir(areas)) {
    const area = await readFile(new URL(`${name}/index.ts`, areas), 'utf8').catch(() => '')
    if (/\blist:/.test(area)) routes.push(`/verwaltung/${name}`)
    if (/\bshow:/.test(area)) routes.push(`/verwaltung/${name}/:id/show`)
    if (/\bcreate:/.test(area)) routes.push(`/verwaltung/${name}/create`)
    if (/\bedit:/.test(area)) routes.push(`/verwaltung/${name}/:id`)
  }
  expect(routes.length).toBeGreaterThan(10)
  expect(withoutScreen(routes, await addressesOf(officeScreens))).toEqual([])
})

test('each sort of screen is gone through in each sort of bad network', async () => {
  const later = madeScreens(made).flatMap(({ screens }) => screens)
  const all = [...visitorsScreens, ...teachersScreens, ...later, ...officeScreens]
  const met = new Map<string, Set<string>>()
  for (const address of await addressesOf(all))
    for (const condition of conditions.filter(one => isMet(one, address))) {
      const sort = sortOf(address)
      met.set(sort, (met.get(sort) ?? new Set()).add(condition))
    }
  expect([...met].map(([sort, some]) => [sort, some.size])).toEqual(
    ['of the app', 'list or page', 'record', 'form'].map(sort => [sort, conditions.length]),
  )
})
