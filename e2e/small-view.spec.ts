import { readFile } from 'node:fs/promises'
import { expect, test } from './house/fixtures.ts'
import { androidPhone } from './house/phone.ts'

test('a phone is sent nothing of wide windows, and shows what it has when it is turned', async ({
  browser,
  contextOptions,
  given,
}) => {
  const name = `Tag der Kreide ${crypto.randomUUID().slice(0, 8)}`
  await given.event({ name })
  const context = await browser.newContext({
    ...contextOptions,
    ...androidPhone,
    javaScriptEnabled: false,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const answer = await page.goto('/app/tabs/event')
  expect(answer?.headers().vary).toContain('Sec-CH-UA-Mobile')
  await expect(page.locator('.side--beside')).toBeEmpty()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1100, height: 500 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.locator('#root[data-drawn]').getByText(name).first()).toBeVisible()
  }
  await context.close()
})

test('what the page begins with says first of all that it is compiled while it arrives', async () => {
  const built = new URL('../apps/web/dist/', import.meta.url)
  const page = await readFile(new URL('index.html', built), 'utf8')
  const files = [...page.matchAll(/data-first href="\/([^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files)
    expect(await readFile(new URL(file, built), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a page asks for its scripts after all that is read of it', async ({ page }) => {
  const answer = await page.goto('/app/tabs/schedule')
  const scripts = (await answer?.text())?.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.filter(link => !link.includes(' fetchpriority="low" '))).toEqual([])
})
