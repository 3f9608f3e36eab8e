import { expect, test } from './fixtures.ts'
import { offline } from './offline.ts'
import { keptLists } from './storage.ts'

test(
  'the next visit begins with the page that the device has kept, also without network',
  offline,
  async ({ page, context, given }) => {
    const { id } = await given.workshop({ name: 'Kreide statt Beamer' })
    const path = `/workshop-detail/${id}`
    await page.goto(path)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const isKept = () => page.evaluate(async address => (await caches.match(address)) !== undefined, path)
    await expect.poll(isKept).toBe(true)
    // The lists are kept by themselves, a moment later.
    await expect.poll(() => keptLists(page)).toContain('Kreide statt Beamer')
    await context.setOffline(true)
    const answer = await page.goto(path)
    const html = await answer?.text()
    expect(html).toContain('Kreide statt Beamer')
    expect(html, 'the answers would be old').not.toContain('id="answers"')
    await expect(page.getByRole('heading', { level: 1, name: 'Kreide statt Beamer' })).toBeVisible()
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
  },
)
