import { defineConfig } from '@playwright/test'
import { launchOptions, withoutWindows } from './house/browser.ts'
import { withCamera } from './house/camera.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './house/global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // What does not come is told by the step that waits for it. A whole journey only takes long where its machine is slow:
  // one took 10 s alone and more than a minute beside two others where each page of memory costs twenty microseconds.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3, // each with a server, a database and a browser of its own; two cores are busy then
  use: {
    actionTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce', // nobody waits for the screens to slide but where a journey is about that
    launchOptions: withCamera(withoutWindows),
  },
  // A journey runs on the phone; with the tag @desktop on the desktop; with @phone @desktop on both; with @window
  // on the phone in a whole browser, for what Chromium's shell lacks; with @first on the desktop before all others, so that
  // nobody waits for it alone at the end.
  projects: [
    { name: 'first', grep: /@first/, use: desktop },
    { name: 'phone', grep: /^(?!.*(@desktop|@window|@first))|@phone/, use: phone },
    { name: 'desktop', grep: /@desktop/, use: desktop },
    { name: 'window', grep: /@window/, use: { ...phone, launchOptions: withCamera(launchOptions) } },
  ],
})
