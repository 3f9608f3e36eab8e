import { expect, test } from './house/fixtures.ts'

test('whoever writes a program reads what an endpoint answers, and no other server hears of it', {
  tag: '@desktop',
}, async ({ page, given, server }) => {
  const elsewhere: string[] = []
  const refused: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(server.origin)) elsewhere.push(request.url())
  })
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', event => noteRefused(event.violatedDirective + ' ' + event.blockedURI))`,
  )
  // Drawn by the server with a part of the app, which names what the description names, too.
  const event = await given.event({ state: 'open' })
  await page.goto(`/event-detail/${event.id}`)
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Schnittstelle · Tafelrunde')
  await expect(page.getByRole('heading', { name: 'Schnittstelle', level: 1 })).toBeVisible()
  // A megabyte of library, and all that it describes: seconds alone, and a minute beside others that are as busy.
  await expect(page.getByRole('link', { name: 'admin/people' })).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'timeslots', exact: true }).click()
  await page.getByRole('button', { name: /^GET \/api\/timeslots\/ / }).click()
  await expect(page.getByText('Who may call it: public; with a key: programme:read')).toBeVisible()
  await expect(page.getByText('"next": ')).toBeVisible({ timeout: 40_000 })
  expect([elsewhere, refused]).toEqual([[], []])
})
