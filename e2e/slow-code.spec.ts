import type { Page } from '@playwright/test'
import { expect } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { test } from './house/network.ts'
import { button, heading } from './screen.ts'
import { openScreens } from './screens/app.ts'
import { app, walk } from './walk.ts'

/** On the screen in front: the menu, whose code may be late as well, says it behind the edge of the screen. */
const notThere = (page: Page) =>
  page.getByText('Dieser Teil der App ist nicht angekommen.').filter({ visible: true })

test('a screen whose code never comes says so within ten seconds', async ({ page, network, idOf }) => {
  const { about, events: _first, ...others } = openScreens
  await walk({ page, network, idOf, house: app }, 'codeless', [about, ...Object.values(others)])
})

test('code that never came comes when it is asked for again', async ({ page, network, idOf }) => {
  const { about, lecturers } = openScreens
  await walk({ page, network, idOf, house: app }, 'codeless', [about, lecturers])
  await expect(notThere(page)).toBeVisible()
  await button(page, 'Erneut versuchen').click()
  network.be('good')
  await seesPage(page, 'Referenten')
})

test('code that comes later than people were told is shown without a tap', async ({
  page,
  network,
  idOf,
}) => {
  const { about, lecturers } = openScreens
  await walk({ page, network, idOf, house: app }, 'codeless', [about, lecturers])
  await expect(notThere(page)).toBeVisible()
  const comes = async () => {
    network.pass(60)
    return heading(page, 'Referenten').isVisible()
  }
  await expect.poll(comes).toBe(true)
  await expect(notThere(page)).toBeHidden()
})
