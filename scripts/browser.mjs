import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const usual = [
  '/usr/bin/chromium',
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

/** Gets a Chromium onto the machine, as the system's package where we may. Answers an exit code. */
export const getBrowser = async () => {
  if (!isDebianRoot()) return run('playwright', ['install', 'chromium'])
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], quietly)
  await run('apt-get', ['install', '-y', 'chromium'], quietly)
  return (await findBrowser()) ? 0 : run('playwright', ['install', '--with-deps', 'chromium'])
}
