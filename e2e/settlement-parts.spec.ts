import { expect } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { button, field, heading } from './screen.ts'
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

test('what somebody writes about themselves stays while their own data, which did not come, are asked for again', async ({
  page,
  context,
  signIn,
  settled,
}) => {
  const { person } = await settled()
  await signIn(person)
  const address = /\/api\/[^?]*lecturer-data/
  await page.route(address, route => route.abort('connectionreset'))
  await page.goto('/speaker-confirmations')
  await page.getByRole('button', { name: 'Text und Vorschau' }).click()
  const text = page.locator('ion-modal textarea').first()
  await text.fill('Ich lese vor.')
  await page.unroute(address)
  await hold(page, address)
  const again = page.waitForRequest(address)
  await context.setOffline(true)
  await context.setOffline(false)
  await again
  await expect(page.getByRole('button', { name: 'Angaben ändern' })).toHaveCount(0)
  await expect(text).toHaveValue('Ich lese vor.')
})

test('the public profile is written here, and shown as others will see it', async ({
  page,
  settled,
  signIn,
}) => {
  const { person } = await settled()
  await signIn(person)
  await page.goto('/speaker-confirmations')
  await button(page, 'Text und Vorschau').click()
  await field(page, 'Über mich (freiwillig)').fill('Fachleiterin Deutsch\n\nLiest gern vor.')
  await page.getByRole('radio', { name: 'Vorschau' }).check()
  await expect(page.locator('ion-modal').getByText('Fachleiterin Deutsch')).toBeVisible()
  await expect(page.locator('ion-modal').getByText('Liest gern vor.')).toBeVisible()
  await button(page, 'Profil speichern').click()
  await expect(page.locator('ion-modal')).toHaveCount(0)
  await expect(page.getByText('Fachleiterin Deutsch')).toBeVisible()
})
