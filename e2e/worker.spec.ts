import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, logIn, test } from './fixtures.ts'
import { stored } from './storage.ts'

const workerFile = fileURLToPath(new URL('../apps/web/dist/ngsw-worker.js', import.meta.url))

/** Loads the app until the worker has it, and once more so that the worker serves it. */
const installed = async (page: Page, path: string) => {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('without network the app starts from the device and shows what was seen last', async ({
  page,
  context,
  given,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
  await logIn(page, (await given.account()).email)
  const path = `/app/tabs/schedule?event=${event.id}`
  await installed(page, path)
  await expect(page.getByRole('article', { name: 'Schulrecht' })).toBeVisible()
  await expect.poll(() => stored(page, 'queries')).toContain('Schulrecht')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Schulrecht' })).toBeVisible()
})

test('an update is announced in a toast, and its end activates it and loads the app once more', async ({
  page,
}) => {
  await installed(page, '/app/tabs/event')
  const before = await readFile(workerFile)
  try {
    await appendFile(workerFile, '\n// a newer version\n')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByText('Update verfügbar!')).toBeVisible()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? 'none')
    expect(await waiting()).toBe('none')
    expect(loads).toBe(1)
  } finally {
    await writeFile(workerFile, before)
  }
})
