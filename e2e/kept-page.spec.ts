import { expect, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { offline, pageIsKept } from './house/offline.ts'
import { keptLists } from './house/storage.ts'

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
    expect(await answer?.text()).toContain('Kreide statt Beamer')
    await seesPage(page, 'Kreide statt Beamer')
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr/)).toBeVisible()
  },
)

test(
  'what the device has seen since takes the place of what its page says',
  offline,
  async ({ page, context, given, database }) => {
    const { id, eventId } = await given.workshop()
    await given.timeslot({ eventId, workshopId: id, location: 'Raum 12' })
    const path = `/workshop-detail/${id}`
    await page.goto(path)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await pageIsKept(page, path)
    await database.$client.query(`update timeslots set location = 'Turmzimmer' where workshop_id = $1`, [id])
    await expect(page.getByText(/Turmzimmer/)).toBeVisible()
    await expect.poll(() => keptLists(page)).toContain('Turmzimmer')
    await context.setOffline(true)
    const answer = await page.goto(path)
    expect(await answer?.text()).toContain('Raum 12')
    await expect(page.getByText(/Turmzimmer/)).toBeVisible()
  },
)
