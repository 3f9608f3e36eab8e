import { mergeTests, type Page } from '@playwright/test'
import { test as doors } from './attendance.ts'
import { test as attended } from './attended.ts'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { type IdOf, test as named } from './named.ts'
import { test as stands } from './orders.ts'
import { openScreens, ownScreens, startScreens } from './screens/app.ts'
import type { Screen } from './screens/catalogue.ts'
import {
  attendedScreens,
  doorScreens,
  entranceScreens,
  orderScreens,
  settlementScreens,
} from './screens/made.ts'
import { test as settlements } from './settled.ts'
import { tour } from './tour.ts'
import { follow } from './ways.ts'

/** As a link leads there, but for the first one, by way of a page that is none: what is seen then is not the one before. */
const open = async (page: Page, { path, title, shows }: Screen, idOf: IdOf) => {
  const address = typeof path === 'string' ? path : await path(idOf)
  if (await page.locator('[data-page]').count()) {
    await follow(page, '/nirgendwo')
    await seesPage(page, 'Nicht gefunden')
    await follow(page, address)
  } else await page.goto(address)
  await seesPage(page, title)
  await expect(shows(page).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
}

const test = mergeTests(attended, doors, named, settlements, stands).extend<{
  wrongIn: (screens: readonly Screen[]) => Promise<string[]>
}>({
  wrongIn: async ({ page, idOf }, use) => use(screens => tour({ page, idOf, open, inDark: true }, screens)),
})

test.describe('screen readers, keyboards, weak eyes and small phones, in both schemes', () => {
  test('find their way through the programme', async ({ wrongIn }) => {
    expect(await wrongIn(Object.values(openScreens))).toEqual([])
  })

  test('find their way to an account', async ({ wrongIn }) => {
    expect(await wrongIn(startScreens)).toEqual([])
  })

  test('find what a teacher has', async ({ wrongIn, signIn }) => {
    await signIn({ email: 'lehrerin@tafelrunde.example' })
    expect(await wrongIn(ownScreens)).toEqual([])
  })

  test('find what somebody has taken part in', async ({ wrongIn, signIn, attended }) => {
    const been = await attended()
    await signIn(been.person)
    expect(await wrongIn(attendedScreens(been))).toEqual([])
  })

  test('find what a lecturer gives', async ({ wrongIn, signIn, held }) => {
    const door = await held({ people: 2 })
    await signIn(door.lecturer)
    expect(await wrongIn(doorScreens(door))).toEqual([])
  })

  test('find who is let in', async ({ wrongIn, signIn }) => {
    await signIn({ email: 'buero@tafelrunde.example' })
    expect(await wrongIn(entranceScreens)).toEqual([])
  })

  test('find what a lecturer is paid', async ({ wrongIn, signIn, settled }) => {
    const facts = await settled()
    await signIn(facts.person)
    expect(await wrongIn(settlementScreens(facts))).toEqual([])
  })

  test('find what an exhibitor orders', async ({ wrongIn, signIn, stand, order }) => {
    const facts = await stand()
    const { id } = await order(facts.person, facts.event, ['A4'])
    await signIn(facts.person)
    expect(await wrongIn(orderScreens(facts, id))).toEqual([])
  })
})
