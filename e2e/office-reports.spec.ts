import { getEventQuestions } from '@tafelrunde/contract/admin/questions'
import { registerWithAnswers } from '@tafelrunde/contract/questions'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
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
  expect(await faultsOf(page)).toEqual([])
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
  expect(await faultsOf(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await regions.getByRole('button', { name: 'Als CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Regionen Fachtag .*\.csv$/)
})
