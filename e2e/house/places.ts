import type { Page } from '@playwright/test'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import type { CallAs } from './fixtures.ts'

/** Asks for a place past the screen, as somebody else would at the same time. */
export const takePlace = async (callAs: CallAs, person: { email: string }, { id }: { id: number }) => {
  await (await callAs(person))(subscribeToTimeslot, { params: { id }, query: {} })
}

export const openSchedule = (page: Page, event: { id: number }) =>
  page.goto(`/app/tabs/schedule?event=${event.id}`)

/** Keeps news about places from the page, so that it does not know yet what has just changed. */
export const withoutNews = (page: Page) =>
  page.route('**/api/live/**', route => route.fulfill({ status: 429 }))

/** The row of the session with this title. */
export const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
