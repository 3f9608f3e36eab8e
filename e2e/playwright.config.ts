import { defineConfig } from '@playwright/test'
import { withCamera } from './camera.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000, // a machine that does other things beside is slow, not wrong
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2, // each with a server, a database and a browser of its own
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: withCamera,
  },
  // A journey runs on the phone; with the tag @desktop on the desktop; with @phone @desktop on both.
  projects: [
    {
      name: 'phone',
      grep: /^(?!.*@desktop)|@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
