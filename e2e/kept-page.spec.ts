import { expect, test } from './fixtures.ts'
import { seesPage } from './front.ts'
import { offline, pageIsKept } from './offline.ts'
import { keptLists } from './storage.ts'

test(
  'the next visit begins with the page that the device has kept, also without network',
  offline,
  async ({ page, context, given }) => {
    const { id } = await given.workshop({ name: 'Kreide statt Beamer' })
    const path = `/workshop-detail/${id}`
    await page.goto(path)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await pageIsKept(page, path)
    // The lists are kept by themselves, a moment later.
    await expect.poll(() => keptLists(page)).toContain('Kreide statt Beamer')
    await context.setOffline(true)
    const answer = await page.goto(path)
    const html = await answer?.text()
    expect(html).toContain('Kreide statt Beamer')
    expect(html, 'the answers would be old').not.toContain('id="answers"')
    await seesPage(page, 'Kreide statt Beamer')
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
  },
)
