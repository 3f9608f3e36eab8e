import { getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { getPass } from '@tafelrunde/contract/people/passes'
import { expect, test } from './house/fixtures.ts'
import { installed } from './house/offline.ts'
import { keptLists } from './house/storage.ts'

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

test('a counter that is loaded anew without a network goes on, and each entry arrives once', {
  tag: ['@desktop', '@offline'],
}, async ({ page, context, given, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const { id: event } = await given.event({ startsAt: days(-2), endsAt: days(2) })
  const call = await callAs(staff)
  const registered = async (lastName: string) => {
    const person = await given.account({ firstName: 'Eva', lastName })
    await call(addRegistration, { body: { event, account: person.id } })
    return person
  }
  await registered('Namenlos-Wübbena')
  const scanned = await registered('Möllenkamp')
  const { token } = await (await callAs(scanned))(getPass, {})
  await signIn(staff)
  await page.goto(`/entrance/${event}`)
  await installed(page)
  const search = page.getByRole('searchbox')
  const answer = page.getByRole('status').filter({ has: page.getByRole('heading') })
  await expect(search).toBeVisible()
  await expect.poll(() => keptLists(page)).toContain('Namenlos-Wübbena')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.reload()
  await search.fill('namenlos')
  await search.press('Enter')
  await expect(answer).toContainText('Eingelassen')
  await search.fill(token)
  await search.press('Enter')
  await expect(answer).toContainText('Eva Möllenkamp')
  // Once more: what waits is on the device, not in the page.
  await page.reload()
  await search.fill('namenlos')
  await expect(page.getByText(/schon da um /)).toBeVisible()

  await context.setOffline(false)
  const entered = async () => (await call(getEntrance, { params: { id: event } })).entered
  await expect.poll(entered).toBe(2)
  await expect(page.getByText('wartet', { exact: true })).toHaveCount(0)
})
