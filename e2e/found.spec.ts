import { paths } from '../apps/web/src/paths.ts'
import { expect, test } from './house/fixtures.ts'
import { installed, offline } from './house/offline.ts'

test.describe('without JavaScript, as a messenger reads a link', () => {
  test.use({ javaScriptEnabled: false })

  test('an event tells its name, its days and its place', async ({ page, given }) => {
    const event = await given.event({
      name: 'Lesetag „Bücher"',
      startsAt: new Date('2031-03-12T09:00:00+01:00'),
      endsAt: new Date('2031-03-13T17:00:00+01:00'),
    })
    await page.goto(`/event-detail/${event.id}`)
    await expect(page).toHaveTitle('Lesetag „Bücher" · Tafelrunde')
    const told = (name: string) => page.locator(`meta[property="og:${name}"]`)
    await expect(told('title')).toHaveAttribute('content', 'Lesetag „Bücher"')
    await expect(told('description')).toHaveAttribute(
      'content',
      /^12\.–13\. März 2031, Kongresshaus Musterstadt\./,
    )
    const picture = await page.request.get((await told('image').getAttribute('content')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  })
})

test('a messenger that asks for anything gets the page as well', async ({ request, given }) => {
  const { id } = await given.event()
  const answer = await request.get(`/event-detail/${id}`, { headers: { accept: '*/*' } })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('what the head tells is data that the browser leaves alone, and the app sets its title as ever', async ({
  page,
  given,
}) => {
  const { workshopId } = await given.timeslot({ name: 'Rhythmus im Raum' })
  await page.goto(paths.workshop(workshopId ?? 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/ · Tafelrunde$/)
  const graph = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(graph ?? '')['@graph'][0].name).toBe('Rhythmus im Raum')
})

test('each address of the app is there, and an unknown one is not', async ({ request }) => {
  const open = Object.values(paths).filter(path => typeof path === 'string' && !path.includes(':'))
  for (const path of [...open, '/bestaetigung/ABCDEFGHJKLM', '/speaker-confirmations/1'])
    expect([path, (await request.get(String(path), { headers: { accept: 'text/html' } })).status()]).toEqual([
      path,
      200,
    ])
  for (const path of ['/nirgends', '/workshop-detail/999999'])
    expect([path, (await request.get(path, { headers: { accept: 'text/html' } })).status()]).toEqual([
      path,
      404,
    ])
})

test('what there is not, the app says itself', async ({ page }) => {
  await page.goto('/workshop-detail/999999')
  await expect(page.getByRole('heading', { name: /gibt es nicht|nicht gefunden/ }).first()).toBeVisible()
})

test('the worker leaves the files for robots to the server', offline, async ({ page }) => {
  await page.goto(paths.events)
  await installed(page)
  await page.goto('/robots.txt')
  await expect(page.locator('body')).toContainText('Sitemap: ')
})
