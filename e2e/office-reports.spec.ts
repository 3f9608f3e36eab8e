import { getEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { giveFeedback } from '@tafelrunde/contract/events/feedback'
import { registerWithAnswers } from '@tafelrunde/contract/events/questions'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, pageTitle } from './screen.ts'

test('the office asks for the region at registration, and the reports count by it', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}` })
  const okka = await given.account({ isStaff: true })
  await signIn(okka)
  await page.goto(`/verwaltung/events/${event.id}/reports`)
  const regions = page.getByRole('region', { name: 'Regionen' })
  await expect(regions).toContainText('Diese Veranstaltung fragt nicht nach der Region.')
  await regions.getByRole('link', { name: 'Fragen zur Anmeldung' }).click()
  await button(page, 'Region hinzufügen').click()
  await expect(page.getByRole('switch', { name: 'Ist die Region' })).toBeChecked()
  await button(page, 'Änderungen speichern').click()
  await expect(pageTitle(page, event.name)).toBeVisible()

  const params = { id: event.id }
  const { questions } = await (await callAs(okka))(getEventQuestions, { params })
  for (const region of ['Nord', 'Süd', 'Süd']) {
    const call = await callAs(await given.account())
    const answers = [{ question: questions[0]?.id ?? 0, values: [region] }]
    await call(registerWithAnswers, { params, body: { answers } })
  }
  await page.goto(`/verwaltung/events/${event.id}/reports`)
  await expect(regions.getByRole('row', { name: /^Süd/ })).toContainText('67 %')
  const saving = page.waitForEvent('download')
  await regions.getByRole('button', { name: 'Als CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Regionen Fachtag .*\.csv$/)
})

test('the reports say what people think, with their answers as bars, figures and a file', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const past = {
    startsAt: new Date(Date.now() - 4 * 3_600_000),
    endsAt: new Date(Date.now() - 3 * 3_600_000),
  }
  const event = await given.event({ name: 'Fachtag Feedback', state: 'finished', ...past })
  const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung', ...past })
  for (const content of [5, 4, 4, 4, 4]) {
    const person = await given.account()
    const { id: participation } = await given.participation(person, slot)
    const rating = { content, teaching: 5, organisation: 5, benefit: 5 }
    await (await callAs(person))(giveFeedback, { body: { ...rating, participation } })
  }
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${event.id}/reports`)
  const feedback = page.getByRole('region', { name: 'Feedback' })
  await expect(feedback).toContainText('5 von 5 (100\u00A0%) haben geantwortet.')
  await expect(feedback.getByRole('row', { name: /^Inhalt/ })).toContainText('4,2')
  expect(await faultsOf(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await feedback.getByRole('button', { name: 'Als Excel-Datei' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Feedback Fachtag Feedback .*\.xlsx$/)
})
