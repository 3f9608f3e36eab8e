import { existsSync } from 'node:fs'

const system = '/usr/bin/chromium'

/** How every script and test here starts Chromium: the system's, else Playwright's own. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || (existsSync(system) ? system : undefined),
  args: [
    '--no-sandbox', // Chromium's sandbox refuses root
    '--disable-quic', // plain HTTP to one local server
    '--disable-background-networking', // no traffic but the app's, and none to wait for offline
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run', // no welcome page in a fresh profile
  ],
}
