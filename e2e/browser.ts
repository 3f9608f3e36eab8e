import { existsSync } from 'node:fs'

const system = '/usr/bin/chromium'

// Of several lists Chromium heeds the last one, so this one begins with Playwright's own.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // What drops down from the address bar is two pages for each window, a third of all the browser's work.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

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
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
}
