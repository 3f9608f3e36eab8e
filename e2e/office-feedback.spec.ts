import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../apps/server/test/read/read-pdf.ts'
import { faultsOf } from './axe.ts'
import { expect, inDays, test } from './house/fixtures.ts'
import { button, link, pageTitle } from './screen.ts'

const saved = async (page: Page, tap: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await tap()
  return (await readPdf(await readFile(await (await coming).path()))).text.replaceAll('\u00a0', ' ')
}

test('the office reads what people think from the fifth answer on, and the lecturer gets the own sheet', {
  tag: '@desktop',
}, async ({ page, given, signIn, database }) => {
  const event = await given.event({
    state: 'finished',
    startsAt: inDays(-3, '09:00'),
    endsAt: inDays(-3, '17:00'),
  })
  const slot = await given.timeslot({
    eventId: event.id,
    startsAt: inDays(-3, '10:00'),
    endsAt: inDays(-3, '11:00'),
  })
  const opinion = async (comment: string) => {
    const { id } = await given.participation(await given.account(), slot)
    await database.$client.query(
      `insert into feedback (participation_id, content, teaching, organisation, benefit, comment, created_at, updated_at)
         values ($1, 5, 4, 4, 3, $2, now(), now())`,
      [id, comment],
    )
  }
  for (const comment of ['Gern wieder.', '', '', '']) await opinion(comment)

  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${event.id}/feedback`)
  const result = page.getByRole('region', { name: 'Ergebnis' })
  await expect(result).toContainText('Es fehlt 1\u00a0Antwort. Weniger als fünf wären nicht anonym.')
  await expect(page.getByText('Gern wieder.')).toBeHidden()
  expect(await faultsOf(page)).toEqual([])

  await opinion('')
  await page.reload()
  await expect(result.getByRole('row', { name: 'Inhalt' })).toContainText('5,0')
  await expect(page.getByText('Gern wieder.')).toBeVisible()
  expect(await saved(page, () => button(page, 'Bericht als PDF').click())).toContain('Gern wieder.')
  const figures = await saved(page, () => button(page, 'Für die Anerkennung').click())
  expect(figures).toContain('Ergebnis der Evaluation')
  expect(figures).not.toContain('Gern wieder.')
  await page.getByRole('region', { name: 'Workshops' }).getByRole('link').click()
  await expect(link(page, 'Ganze Veranstaltung')).toBeVisible()
  await expect(pageTitle(page, 'Feedback')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const lecturer = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  await signIn(lecturer)
  await page.goto(`/my-workshops/details/${slot.id}`)
  await button(page, 'Mehr').click()
  expect(await saved(page, () => button(page, 'Feedback als PDF').click())).toContain('5 von 5 (100 %)')
})
