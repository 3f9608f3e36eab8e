import { changeSettlement } from '@tafelrunde/contract/settlements'
import { faultsOf } from './axe.ts'
import { expect } from './fixtures.ts'
import { button, pageTitle } from './screen.ts'
import { test } from './settled.ts'

test('the office approves a settlement, sees number and sum before the payment run, and has its file', {
  tag: '@desktop',
}, async ({ page, given, settled, signIn, callAs }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  const lecturer = await callAs(person)
  await lecturer(changeSettlement, { params: { id }, body: { submit: true } })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/settlements/${id}/show`)
  await expect(pageTitle(page, `${person.firstName} ${person.lastName}, ${event.name}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Summe/ })).toContainText('180,00')
  expect(await faultsOf(page)).toEqual([])
  const question = page.getByRole('dialog')
  await button(page, 'Zurückgeben').click()
  await question.getByRole('button', { name: 'Zurückgeben' }).click()
  await expect(question.getByRole('alert')).toHaveText(/Bitte geben Sie den Grund an/)
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  await button(page, 'Freigeben').click()
  await question.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('region', { name: 'Abrechnung' })).toContainText('freigegeben')

  await page.goto(`/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await button(page, 'Zahlungsdatei erstellen').click()
  await expect(question).toContainText(/^.*1\u00A0Überweisung über zusammen 180,00\u00A0€/)
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Zahlungsdatei erstellen' }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.lastName) })).toContainText('bezahlt')
  await button(page, 'Zahlungsdateien').click()
  expect(await faultsOf(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await question.getByRole('button', { name: /^Datei \d+ laden$/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xml$/)
})
