import type { Page } from '@playwright/test'
import { type Interface, lacking } from './browsers/interfaces.ts'
import { expect, fillLogin, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { row } from './house/places.ts'
import { button, field, link, pageTitle } from './screen.ts'
import { backButton, programme } from './ways.ts'

/** Runs in the browser, before all else: what the oldest browsers lack is not there. */
const remove = (interfaces: readonly Interface[]) => {
  const removeFrom = (holder: unknown, name: string) =>
    holder instanceof Object && Reflect.deleteProperty(holder, name)
  for (const one of interfaces) {
    const whole: unknown = one.owner === 'Window' ? window : Reflect.get(window, one.owner)
    if (one.kind === 'whole') removeFrom(window, one.owner)
    else if (whole instanceof Object) {
      if (one.kind !== 'method' || whole === window) removeFrom(whole, one.name)
      if (one.kind !== 'static') removeFrom(Reflect.get(whole, 'prototype'), one.name)
    }
  }
}

/** Lets a page be in a browser like that; answers the faults that happen in it. */
const old = async (page: Page) => {
  const faults: string[] = []
  page.on('pageerror', fault => faults.push(String(fault.stack)))
  await page.addInitScript(remove, lacking)
  return faults
}

test('whoever has the oldest browser that is named books a workshop, has a look at a sheet and comes back', async ({
  page,
  given,
}) => {
  const { name } = await programme(given)
  const workshop = 'Übung 2' // seen at once
  const faults = await old(page)
  await page.goto('/')
  await button(page, 'Überspringen').click()
  await seesPage(page, 'Veranstaltungen')
  expect(await page.evaluate(() => [typeof URL.canParse, typeof document.startViewTransition])).toEqual([
    'undefined',
    'undefined',
  ])
  await page.getByRole('link', { name }).click()
  await seesPage(page, 'Anmelden')
  await fillLogin(page, (await given.account()).email)
  await seesPage(page, name)
  await page.getByRole('link', { name: /^12\sWorkshops/ }).click()
  await seesPage(page, 'Workshops')
  await row(page, workshop).getByRole('link').click()
  await seesPage(page, workshop)
  await button(page, 'Platz sichern').filter({ visible: true }).click()
  await expect(page.getByText(`Gebucht: ${workshop}`)).toBeVisible()
  await backButton(page).click()
  await seesPage(page, 'Workshops')
  await page.goto('/app/tabs/about')
  await button(page, 'Lizenzen ansehen').click()
  await seesPage(page, 'Lizenzen')
  await page.goBack()
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
  expect(faults).toEqual([])
})

test('the office makes an event with it, and finds it in the list', { tag: ['@desktop'] }, async ({
  page,
  given,
  signIn,
}) => {
  const name = `Tag der alten Browser ${crypto.randomUUID().slice(0, 8)}`
  const faults = await old(page)
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/events')
  await link(page, 'Anlegen').click()
  await field(page, 'Name *').fill(name)
  await field(page, 'Beginn *').fill('2031-11-12T09:00')
  await field(page, 'Ende *').fill('2031-11-13T17:00')
  await button(page, 'Als Entwurf anlegen').click()
  await expect(pageTitle(page, name)).toBeVisible()
  await page.goto(`/verwaltung/events?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  expect(faults).toEqual([])
})
