import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../apps/server/test/reachable.ts'
import { launchOptions } from '../house/browser.ts'
import { giveCoreToPages } from '../house/own-core.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says of a page on its mobile phone: 0 to 100 for each of its categories. */
export const audit = async (url: string) => {
  const port = Number(await freePort())
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  giveCoreToPages()
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    const scoreOf = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    }
  } finally {
    await browser.close()
  }
}
