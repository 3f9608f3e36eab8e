import type { Page } from '@playwright/test'
import { expect, test } from './house/fixtures.ts'

/** Whether the page may ask for it, as Chromium understands the Permissions-Policy. */
const allows = (page: Page, name: string) =>
  page.evaluate<boolean>(`document.featurePolicy.allowsFeature(${JSON.stringify(name)})`)

test('no page of app, Verwaltung and Anzeige may ask for place, microphone or payment, and each for the camera', {
  tag: ['@desktop'],
}, async ({ page, given, signIn }) => {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.text().includes('Permissions-Policy')) complaints.push(message.text())
  })
  const { id } = await given.event()
  await signIn(await given.account({ isStaff: true }))
  for (const path of ['/app/tabs/event', '/verwaltung/', `/anzeige/${id}`, '/nirgends']) {
    await page.goto(path)
    for (const name of ['camera', 'clipboard-write', 'screen-wake-lock'])
      expect([path, name, await allows(page, name)]).toEqual([path, name, true])
    for (const name of ['geolocation', 'microphone', 'payment', 'display-capture', 'usb', 'clipboard-read'])
      expect([path, name, await allows(page, name)]).toEqual([path, name, false])
  }
  expect(complaints).toEqual([])
})
