import { expect, inDays, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'

test('whoever is logged in sees no skeleton in place of what came with the page', {
  tag: '@desktop', // where the menu stands beside the page
}, async ({ openContext, given, signIn }) => {
  const event = await given.event()
  const workshop = await given.workshop({ eventId: event.id, name: 'Kreide statt Beamer' })
  await given.timeslot({ eventId: event.id, workshopId: workshop.id, startsAt: inDays(60, '07:00') })
  const page = await (await openContext({ serviceWorkers: 'block' })).newPage()
  await signIn(await given.account(), page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const skeleton = document.querySelector('#root .skeleton')
      if (skeleton) seen.push(skeleton.className)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  for (const path of [
    `/event-detail/${event.id}`,
    `/app/tabs/schedule?event=${event.id}`,
    `/workshop-detail/${workshop.id}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), path).toEqual([])
  }
})

test('pictures further down keep nobody waiting: they come with the app, and without it for whoever has no scripts', async ({
  browser,
  contextOptions,
}) => {
  const page = await browser.newPage({ ...contextOptions, serviceWorkers: 'block' })
  const pictures: string[] = []
  page.on('request', asked => {
    if (asked.resourceType() === 'image' && asked.url().includes('/files/')) pictures.push(asked.url())
  })
  const letGo = await hold(page, '**/assets/start-*.js')
  await page.goto('/exhibitors', { waitUntil: 'commit' })
  await expect(page.locator('#root[data-drawn] .logo-tile').first()).toBeVisible()
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(pictures).toEqual([])
  letGo()
  await expect(page.locator('img.logo-tile__logo').first()).toBeVisible()
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  await page.close()

  const without = await browser.newPage({ ...contextOptions, javaScriptEnabled: false })
  await without.goto('/exhibitors')
  await expect(without.locator('img.logo-tile__logo').first()).toBeVisible()
  await without.close()
})
