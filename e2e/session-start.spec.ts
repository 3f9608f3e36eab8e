import type { Page } from '@playwright/test'
import { expect, fillLogin, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { stored } from './house/storage.ts'
import { button } from './screen.ts'

test('while the server does not answer, the account as last seen is there after two seconds', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account({ firstName: 'Annegret', lastName: 'Wolters' }))
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 2, name: 'Annegret Wolters' })).toBeVisible()
  await page.route('**/api/**', () => {}) // for ever
  await page.reload()
  await seesPage(page, 'Benutzerkonto')
  await expect(page.getByRole('heading', { level: 2, name: 'Annegret Wolters' })).toBeVisible()
})

test('while nothing tells whose the session is, there is a skeleton, then a sentence and a way on', async ({
  page,
  given,
  signIn,
}) => {
  await page.clock.install()
  await signIn(await given.account())
  await page.route('**/api/account/', () => {}) // for ever
  await page.goto('/account')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await page.clock.fastForward(9500)
  await expect(page.getByText('Ihr Konto kam nicht an')).toBeVisible()
  await page.unroute('**/api/account/')
  await button(page, 'Erneut versuchen').click()
  await seesPage(page, 'Benutzerkonto')
})

/** The phone closes the storage: what is asked of it at that moment breaks off, and the connection is good for nothing. */
const closeStorage = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('close-storage')))

test('a storage that the phone has closed in the background is opened again', async ({
  page,
  given,
  signIn,
}) => {
  await page.addInitScript(() => {
    const broken = new WeakSet<IDBDatabase>()
    const closed = new WeakSet<IDBDatabase>()
    const known = new Set<IDBDatabase>()
    // oxlint-disable-next-line unbound-method -- the proxy hands it its database
    IDBDatabase.prototype.transaction = new Proxy(IDBDatabase.prototype.transaction, {
      apply: (transaction, database: IDBDatabase, args) => {
        known.add(database)
        if (closed.has(database)) throw new DOMException('The connection is closing.', 'InvalidStateError')
        const begun = Reflect.apply(transaction, database, args)
        if (broken.has(database)) {
          closed.add(database)
          queueMicrotask(() => begun.abort())
        }
        return begun
      },
    })
    window.addEventListener('close-storage', () => known.forEach(database => broken.add(database)))
  })
  await signIn(await given.account())
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
  await closeStorage(page)
  await button(page, 'Menü').first().click()
  await button(page, 'Abmelden').click()
  await seesPage(page, 'Anmelden')
  await expect(page.getByText(/speichert gerade nichts/)).toHaveCount(0)
  await expect.poll(() => stored(page, 'AUTH_TOKEN')).toBeUndefined()
})

test('a device that stores nothing is told of, and the app goes on', async ({ page, given }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Object.defineProperty(window, 'localStorage', { value: undefined })
  })
  await page.goto('/login')
  await expect(page.getByText(/speichert gerade nichts auf dem Gerät/)).toBeVisible()
  await fillLogin(page, (await given.account()).email)
  await seesPage(page, 'Veranstaltungen')
})
