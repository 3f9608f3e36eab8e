import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const debians = '/usr/bin/chromium'
const usual = [
  debians,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Ubuntu's chromium-browser may be a script that only asks for a snap, so a candidate has to tell its version.
const works = path => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** The path of a Chromium: the one that CHROMIUM names, the machine's, or Playwright's own download. */
export const findBrowser = async () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const { chromium } = await import('@playwright/test')
  return [...usual, chromium.executablePath()].find(works)
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The path of Debian's Chromium without windows, or what CHROMIUM names; other systems have none of their own. */
export const findShell = () => process.env.CHROMIUM || [`${debians}-headless-shell`].find(works)

/** Whether the journeys find what they run in: a Chromium, and beside Debian's the one without windows. */
export const hasBrowsers = async () => {
  const browser = await findBrowser()
  return Boolean(browser) && (browser !== debians || !isDebianRoot() || Boolean(findShell()))
}

/** Gets Chromium onto the machine, as the system's packages where we may. Answers an exit code. */
export const getBrowsers = async () => {
  if (!isDebianRoot()) return run('playwright', ['install', 'chromium'])
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], quietly)
  // One after the other, because Ubuntu has none of the second.
  for (const name of ['chromium', 'chromium-headless-shell'])
    await run('apt-get', ['install', '-y', name], quietly)
  return (await findBrowser()) ? 0 : run('playwright', ['install', '--with-deps', 'chromium'])
}
