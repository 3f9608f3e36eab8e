import type { Page } from '@playwright/test'
import { getAccount } from '@tafelrunde/contract/people/account'
import { test } from './attended.ts'
import { expect, logIn } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { keptLists } from './house/storage.ts'
import { gateAt, settled } from './house/tokens.ts'
import { button, field, heading, link } from './screen.ts'

const confirmations = '/participation-confirmations'
/** As kept lists name it; the demo has others that begin so. */
const workshop = '"Schulrecht"'
const missing = (page: Page) => page.getByText('Feedback fehlt noch')

const logOut = async (page: Page) => {
  await button(page, 'Menü').first().click()
  await button(page, 'Abmelden').click()
  await seesPage(page, 'Anmelden')
}

/** A tab that the phone has put to sleep: it hears nothing of what other tabs do. */
const asleep = (page: Page) =>
  page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener() {}
    }
    document.addEventListener('visibilitychange', event => event.stopImmediatePropagation(), true)
    window.addEventListener('focus', event => event.stopImmediatePropagation(), true)
  })

test(
  'who logs in after somebody else sees no confirmation of theirs, not for a moment and not offline',
  offline,
  async ({ page, context, given, attended, signIn }) => {
    await signIn((await attended()).person)
    await page.goto(confirmations)
    await installed(page)
    await expect(missing(page)).toBeVisible()
    await expect.poll(() => keptLists(page)).toContain(workshop)

    const second = await given.account({ firstName: 'Balthasar', lastName: 'Quint' })
    await logIn(page, second.email)
    await page.route('**/api/users/**', () => {}) // for ever
    await button(page, 'Menü').first().click()
    await link(page, 'Teilnahmebestätigungen').click()
    await seesPage(page, 'Teilnahmebestätigungen')
    await expect(missing(page)).toHaveCount(0)
    await page.unroute('**/api/users/**')
    await context.setOffline(true)
    await page.goto(confirmations)
    await seesPage(page, 'Teilnahmebestätigungen')
    await expect(page.getByText(/Sie sind offline|Offline/).first()).toBeVisible()
    await expect(missing(page)).toHaveCount(0)
    expect(await keptLists(page)).not.toContain(workshop)
  },
)

test('a tab that has not heard of another person’s login changes nothing of theirs', async ({
  page,
  context,
  given,
  signIn,
  callAs,
}) => {
  const first = await given.account({ firstName: 'Annegret', lastName: 'Wolters' })
  const second = await given.account({ firstName: 'Balthasar', lastName: 'Quint' })
  await asleep(page)
  await signIn(first)
  await page.goto('/account')
  await field(page, 'Vorname').fill('Annegret-Luise')
  await logIn(await context.newPage(), second.email)
  const answered = page.waitForResponse(answer => answer.request().method() === 'PATCH')
  await button(page, 'Änderungen speichern').click()
  await answered
  expect(await (await callAs(second))(getAccount, {})).toMatchObject({ first_name: 'Balthasar' })
  await expect(page.getByText('Annegret Wolters')).toHaveCount(0)
})

test('a tab that has not heard of the logout does not write back the lists that it wiped', async ({
  page,
  context,
  attended,
  signIn,
}) => {
  await signIn((await attended()).person)
  await asleep(page)
  await page.clock.install()
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
  const gate = await gateAt(page, '**/api/users/**')
  await button(page, 'Menü').first().click()
  await link(page, 'Teilnahmebestätigungen').click()
  await gate.asked
  const other = await context.newPage()
  await other.goto('/account')
  await seesPage(other, 'Benutzerkonto')
  await logOut(other)
  await other.close()
  gate.open()
  await expect(missing(page)).toBeVisible()
  await page.clock.runFor(5000)
  await settled(page)
  expect(await keptLists(page)).not.toContain(workshop)
})

test('what one person has typed is in no form of the next, in no tab', async ({
  page,
  context,
  given,
  signIn,
}) => {
  await signIn(await given.account({ firstName: 'Annegret', lastName: 'Wolters' }))
  await page.goto('/account')
  await field(page, 'Vorname').fill('Annegret-Luise')
  await page.goto('/support')
  await field(page, 'Nachricht').fill('Bitte rufen Sie mich an')
  const second = await given.account({ firstName: 'Balthasar', lastName: 'Quint' })
  await logIn(await context.newPage(), second.email)
  await page.goto('/account')
  await expect(heading(page, 'Balthasar Quint')).toBeVisible()
  await expect(field(page, 'Vorname')).toHaveValue('Balthasar')
  await page.goto('/support')
  await expect(field(page, 'Nachricht')).toHaveValue('')
})
