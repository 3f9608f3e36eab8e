import type { APIRequestContext, Page } from '@playwright/test'
import { expect, password } from './fixtures.ts'

/** Asks for a place past the screen, as somebody else would at the same time. */
export const takePlace = async (
  request: APIRequestContext,
  { email }: { email: string },
  timeslot: { id: number },
) => {
  const login = await request.post('/api/auth/jwt/create/', { data: { email, password } })
  const { access } = await login.json()
  const headers = { authorization: `Bearer ${access}` }
  const answer = await request.post(`/api/timeslots/${timeslot.id}/subscribe`, { headers })
  expect(answer.status()).toBe(200)
}

export const openSchedule = (page: Page, event: { id: number }) =>
  page.goto(`/app/tabs/schedule?event=${event.id}`)

/** The row of the session with this title. */
export const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
