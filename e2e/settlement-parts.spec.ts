import { expect } from './fixtures.ts'
import { hold } from './hold.ts'
import { heading } from './screen.ts'
import { test } from './settled.ts'

test('what stands below one’s settlements comes at once, so that nothing moves away below the finger', async ({
  page,
  signIn,
  settled,
}) => {
  const { event, person } = await settled()
  await signIn(person)
  const release = await hold(page, /\/api\/[^?]*lecturer-data/)
  await page.goto('/speaker-confirmations')
  await expect(page.getByRole('link', { name: event.name })).toBeVisible()
  await page.waitForLoadState('load')
  await expect(heading(page, 'Öffentliches Profil')).toHaveCount(0)
  release()
  await expect(heading(page, 'Öffentliches Profil')).toBeVisible()
  await expect(heading(page, 'Meine Angaben')).toBeVisible()
})
