import type { BrowserContext } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../apps/server/src/areas/demo/demo.service.ts'
import { store } from './storage.ts'

/** A phone as Chromium tells a server of it: of one without a name of its own it says that it is none. */
export const androidPhone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Puts the session of the demo's attendee on the phone. */
export const logInOnPhone = async (context: BrowserContext, origin: string) => {
  const answer = await context.request.post(`${origin}/api/auth/jwt/create/`, {
    data: { email: demoAccounts[0]?.email, password: demoPassword },
  })
  const { access, refresh } = await answer.json()
  const page = await context.newPage()
  await store(page, { AUTH_TOKEN: access, REFRESH_TOKEN: refresh, hasLoggedIn: true })
  await page.close()
}
