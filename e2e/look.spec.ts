import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, heading, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

/** What this browser keeps of the session and of people, whoever they are. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('_ionicstorage')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(open.error))
    })
    const store = database.transaction('_ionickv').objectStore('_ionickv')
    const keys = store.getAllKeys()
    const tokens = store.get('AUTH_TOKEN')
    return new Promise<{ keys: string[]; token: unknown }>(resolve => {
      tokens.addEventListener('success', () =>
        resolve({ keys: keys.result.map(String), token: tokens.result }),
      )
    })
  })

test(
  'the office sees the app with a person’s eyes and changes nothing; the person reads who it was',
  desktop,
  async ({ page, context, given, signIn }) => {
    const staff = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
    const person = await given.account({ firstName: 'Imke', lastName: 'Folkerts' })
    await signIn(staff)
    await page.goto(`/verwaltung/people/${person.id}/show`)
    await expect(pageTitle(page, 'Imke Folkerts')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const before = await keptOnDevice(page)
    const opened = context.waitForEvent('page')
    await button(page, 'Mit den Augen der Person sehen').click()
    const tab = await opened
    const bar = tab.getByRole('complementary', { name: 'Einblick' })
    await expect(bar).toContainText('Sie sehen die App mit den Augen von Imke Folkerts (nur lesen)')
    await expect(bar).toContainText('noch 15\u00A0min')

    await tab.goto('/account')
    await expect(heading(tab, 'Einblicke des Büros')).toBeVisible()
    await expect(tab.getByText('Läuft gerade')).toBeVisible()
    await expect(bar).toBeVisible()
    await tab.getByRole('switch').first().click()
    await expect(
      tab.getByText('Ändern und vorzeigen kann das nur sie selbst.', { exact: false }).first(),
    ).toBeVisible()
    expect(await faultsOf(tab)).toEqual([])

    // The office's own session is as it was, and nothing of the person is on the device.
    expect((await keptOnDevice(page)).token).toBe(before.token)
    expect((await keptOnDevice(page)).keys.filter(key => key.startsWith(`of:${person.id}:`))).toEqual([])
    await page.reload()
    await expect(page.getByText('App mit den Augen der Person geöffnet')).toBeVisible()

    await bar.getByRole('button', { name: 'Beenden' }).click()
    await expect(heading(tab, 'Der Einblick ist beendet')).toBeVisible()
    expect(await faultsOf(tab)).toEqual([])
    await tab.goto('/account')
    await expect(tab.getByText('Okka').first()).toBeVisible()
  },
)
