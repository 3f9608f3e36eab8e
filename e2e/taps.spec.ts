import type { Page } from '@playwright/test'
import { isLong, sized } from '../apps/server/test/sizes.ts'
import { expect, fillLogin, test } from './house/fixtures.ts'
import { pageInFront, placeOf, sees, seesAt, seesPage } from './house/front.ts'
import { row } from './house/places.ts'
import { button, tab } from './screen.ts'
import { backButton, isWhole, linkTo, openInMode, programme, waysOn } from './ways.ts'

// The main ways through the app, from the front door and with nothing but taps.

test.use({ reducedMotion: 'no-preference' })

const modes = ['ios', 'md'] as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

const menuButton = (page: Page) => button(page, 'Menü').filter({ visible: true })

/** Taps an entry of the menu, which a phone keeps behind its button. */
const openFromMenu = async (page: Page, name: string) => {
  if (isPhone(page)) await menuButton(page).click()
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .locator('.menu-entry', { hasText: new RegExp(`^${name}$`) })
    .click()
}

/** Visitors are welcomed. */
const enter = async (page: Page, mode: string) => {
  await page.goto(`/?ionic:mode=${mode}`)
  await button(page, 'Überspringen').click()
  await seesPage(page, 'Veranstaltungen')
}

/** In the long run both; else the one that is named. */
const on = (device: '@phone' | '@desktop') => ({ tag: isLong ? ['@phone', '@desktop'] : [device] })

/** Who goes that way on what device; each of the three books. In the long run all, else each device in a mode of its own. */
const moves = [
  { who: 'a teacher', email: undefined, mode: 'ios', motion: 'no-preference', device: '@phone' },
  {
    who: 'an exhibitor',
    email: 'aussteller@tafelrunde.example',
    mode: 'md',
    motion: 'reduce',
    device: '@desktop',
  },
  {
    who: 'a lecturer',
    email: 'referent@tafelrunde.example',
    mode: 'md',
    motion: 'no-preference',
    device: '@phone',
  },
  { who: 'a teacher', email: undefined, mode: 'ios', motion: 'reduce', device: '@desktop' },
] as const
for (const { who, email, mode, motion, device } of moves.slice(0, sized(4, 2)))
  test(
    `${who} comes to an event, its programme, a workshop and a place, and back (${mode}, motion: ${motion})`,
    on(device),
    async ({ page, given }) => {
      const { name, workshop } = await programme(given)
      await page.emulateMedia({ reducedMotion: motion })
      await enter(page, mode)
      await page.getByRole('link', { name }).click()
      await seesPage(page, 'Anmelden')
      await fillLogin(page, email ?? (await given.account()).email)
      await seesPage(page, name)
      await page.getByRole('link', { name: /^12\sWorkshops/ }).click()
      await seesPage(page, 'Workshops')
      await row(page, workshop).scrollIntoViewIfNeeded()
      const before = await placeOf(row(page, workshop))
      await row(page, workshop).getByRole('link').click()
      await seesPage(page, workshop)
      await button(page, 'Platz sichern').filter({ visible: true }).click()
      await expect(page.getByText(`Gebucht: ${workshop}`)).toBeVisible()
      await button(page, 'Zurück').filter({ visible: true }).click()
      await seesPage(page, 'Workshops')
      await seesAt(row(page, workshop), before)
      await expect(row(page, workshop)).toContainText('Gebucht')
      if (isPhone(page)) {
        await tab(page, 'Referenten').click()
        await seesPage(page, 'Referenten')
        await page.goBack()
        await seesPage(page, 'Workshops')
        await seesAt(row(page, workshop), before)
        await tab(page, 'Sonstiges').click()
        await seesPage(page, 'Über uns')
        await tab(page, 'Workshops').click()
        await seesPage(page, 'Workshops')
        await seesAt(row(page, workshop), before)
        await page.goBack()
        await seesPage(page, 'Über uns')
        await page.goBack()
        await seesPage(page, 'Workshops')
      }
      await page.goBack()
      await seesPage(page, name)
      await page.getByRole('link', { name: /^Mein Programm/ }).click()
      await seesPage(page, 'Workshops')
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.goBack()
      await seesPage(page, name)
      await page.goBack()
      await seesPage(page, 'Veranstaltungen')
    },
  )

/** Into the first row of the list in front and back, to the row where it was. */
const intoFirstRow = async (page: Page) => {
  const list = await pageInFront(page)
  await isWhole(page)
  const [first = ''] = await waysOn(page)
  const link = linkTo(page, first)
  const before = await placeOf(link)
  await link.click()
  await seesPage(page, new RegExp(`^(?!${list}$)[^[]`))
  await page.goBack()
  await seesPage(page, list)
  await seesAt(link, before)
}

/** Two on each device, in one mode each. */
const people = [
  { who: 'a visitor', email: undefined, device: '@phone' },
  { who: 'a lecturer', email: 'referent@tafelrunde.example', device: '@phone' },
  { who: 'a teacher', email: 'lehrerin@tafelrunde.example', device: '@desktop' },
  { who: 'an exhibitor', email: 'aussteller@tafelrunde.example', device: '@desktop' },
] as const
/** Where a list has rows that lead on. */
const lists = [
  'Veranstaltungen',
  'Workshops',
  'Referenten',
  'Aussteller',
  'Meine Workshops',
  'Meine Abrechnungen',
  'Tischbestellungen',
  'Teilnahmebestätigungen',
]

for (const [index, { who, email, device }] of people.entries())
  test(
    `${who} comes by the menu to every screen in it, from there into the first row, and back`,
    on(device),
    async ({ page, signIn }) => {
      const mode = modes[(index + Number(isPhone(page))) % 2] ?? 'ios'
      if (email !== undefined) await signIn({ email })
      await (email === undefined ? enter(page, mode) : openInMode(page, mode))
      await expect(
        page.locator('.menu-entry', { hasText: email === undefined ? 'Registrieren' : 'Abmelden' }),
      ).toBeAttached()
      const entries = await page.locator('.menu-entry[href]').allTextContents()
      for (const entry of entries) {
        const from = await pageInFront(page)
        await openFromMenu(page, entry)
        await seesPage(page, entry)
        if (lists.includes(entry)) await intoFirstRow(page)
        // On a phone only the tabs have the menu, and all others lead back to where one was.
        if (!isPhone(page) || (await menuButton(page).count()) === 1) continue
        if (entry === 'Anmelden') await page.goBack()
        else await backButton(page).click()
        await seesPage(page, from)
      }
      if (email === undefined) return
      await openFromMenu(page, 'Abmelden')
      await seesPage(page, 'Anmelden')
    },
  )

/** In the long run all, else each mode with one of them, on a device of its own. */
const lateness = [
  { late: 300, mode: 'ios', device: '@phone' },
  { late: 3000, mode: 'md', device: '@desktop' },
  { late: 300, mode: 'md', device: '@desktop' },
  { late: 3000, mode: 'ios', device: '@phone' },
] as const
for (const { late, mode, device } of lateness.slice(0, sized(4, 2)))
  test(
    `a page is in front though its code and its answers come ${late} ms late (${mode})`,
    on(device),
    async ({ page, given, signIn }) => {
      const { name, workshop } = await programme(given)
      await signIn(await given.account())
      await openInMode(page, mode)
      await page.route(/\/(api\/(events|workshops|timeslots|users)|assets)\//, async route => {
        await new Promise(resolve => setTimeout(resolve, late))
        await route.continue()
      })
      await page.getByRole('link', { name }).click()
      await seesPage(page, name)
      await page.getByRole('link', { name: /^12\sWorkshops/ }).click()
      await seesPage(page, 'Workshops')
      await row(page, workshop).getByRole('link').click()
      await seesPage(page, workshop)
      await page.goBack()
      await seesPage(page, 'Workshops')
      await sees(row(page, workshop))
      await page.goBack()
      await seesPage(page, name)
      await page.goBack()
      await seesPage(page, 'Veranstaltungen')
    },
  )
