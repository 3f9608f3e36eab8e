import { openAccount } from './account.ts'
import { expect, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'

test('nothing moves below the finger when the parts of the account come one after the other', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  const release = await hold(page, /\/api\/(account\/(?:second-factor|passkeys|sessions)|users\/)/)
  await openAccount(page)
  const erasing = page.getByRole('heading', { name: 'Konto löschen' })
  await expect(erasing).toBeVisible()
  const placed = () =>
    page
      .getByRole('heading', { level: 2 })
      .evaluateAll(all => all.map(one => `${one.textContent} ${one.getBoundingClientRect().top}`))
  const before = await placed()
  release()
  await expect(page.getByRole('textbox', { name: 'Ihre Kalenderadresse' })).toHaveValue(/^http/)
  await expect(page.getByText('Ausgeschaltet')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toHaveCount(0)
  expect(await placed()).toEqual(before)
})
