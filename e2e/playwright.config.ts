import { defineConfig } from '@playwright/test'
import { launchOptions, withoutWindows } from './browser.ts'
import { withCamera } from './camera.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000, // a machine that does other things beside is slow, not wrong
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3, // each with a server, a database and a browser of its own; two cores are busy then
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: withCamera(withoutWindows),
  },
  // A journey runs on the phone; with the tag @desktop on the desktop; with @phone @desktop on both; with @window
  // on the phone in a whole browser, for what Chromium's shell lacks.
  projects: [
    { name: 'phone', grep: /^(?!.*(@desktop|@window))|@phone/, use: phone },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'window', grep: /@window/, use: { ...phone, launchOptions: withCamera(launchOptions) } },
  ],
})
