import { chromium } from '@playwright/test'
import { withServer } from '../apps/server/bench/server.ts'
import { launchOptions } from './browser.ts'

// What a cold first visit of the landing moves over the wire until its content is visible: npm run bench:visit

await withServer({ DEMO: '1' }, async ({ origin }) => {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const addresses = new Map<string, string>()
  const moved: { address: string; bytes: number }[] = []
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    moved.push({ address: addresses.get(requestId) ?? '', bytes: encodedDataLength }),
  )
  const began = performance.now()
  await page.goto(`${origin}/app/tabs/event`, { waitUntil: 'commit' })
  await page.locator('.board h2, .board h1').first().waitFor()
  const milliseconds = performance.now() - began
  const seen = moved.toSorted((a, b) => b.bytes - a.bytes)
  for (const { address, bytes } of seen)
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${address.replace(origin, '')}`)
  const total = seen.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `${(total / 1000).toFixed(1).padStart(8)} kB until the content is visible, ${Math.round(milliseconds)} ms`,
  )
  await browser.close()
})
