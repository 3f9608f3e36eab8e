import { existsSync } from 'node:fs'

const system = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'
const ifThere = (path: string) => (existsSync(path) ? path : undefined)

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

/** How every script here starts Chromium: the one that CHROMIUM names, the system's, else Playwright's own. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || ifThere(system),
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

/** The same Chromium without windows, if the system has it: it asks a tenth less of the machine. */
export const withoutWindows = {
  ...launchOptions,
  executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM || ifThere(shell) || ifThere(system),
}
