import { getOwnAnswers } from '@tafelrunde/contract/events/questions'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, pageTitle } from './screen.ts'

test('the office asks for food and the way, and whoever registers answers and changes that later', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const event = await given.event({ name: 'Herbsttagung' })
  const okka = await given.account({ isStaff: true })
  const person = await given.account()
  await signIn(okka)
  await page.goto(`/verwaltung/questions/${event.id}`)
  await button(page, 'Ernährung hinzufügen').click()
  await button(page, 'Frage hinzufügen').click()
  const second = page.getByRole('group', { name: 'Frage 2' })
  await second.getByRole('textbox', { name: 'Frage' }).fill('Wie kommen Sie?')
  await second.getByRole('combobox', { name: 'Antwort' }).click()
  await page.getByRole('option', { name: 'Eine Möglichkeit' }).click()
  await second.getByRole('textbox', { name: 'Möglichkeiten' }).fill('Bahn\n\nAuto')
  await second.getByRole('switch', { name: 'Pflicht' }).click()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Änderungen speichern').click()
  await expect(pageTitle(page, 'Herbsttagung')).toBeVisible()

  await signIn(person)
  await page.goto(`/event-detail/${event.id}`)
  await button(page, 'Platz sichern').click()
  const sheet = page.locator('ion-modal')
  await sheet.getByRole('checkbox', { name: 'vegan' }).check()
  await sheet.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(sheet.getByText('Bitte beantworten Sie diese Frage.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await sheet.getByLabel('Wie kommen Sie?').selectOption('Bahn')
  await sheet.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText('Angemeldet: Herbsttagung')).toBeVisible()
  const answers = page.getByRole('region', { name: 'Ihre Angaben' })
  await expect(answers).toContainText('vegan')
  await button(page, 'Angaben ändern').click()
  await sheet.getByRole('checkbox', { name: 'vegan' }).uncheck()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(answers).toContainText('Nicht angegeben')
  const { answers: kept } = await (await callAs(person))(getOwnAnswers, { params: { id: event.id } })
  expect(kept.map(({ values }) => values)).toEqual([['Bahn']])

  await signIn(okka)
  await page.goto(`/verwaltung/events/${event.id}/answers`)
  await expect(page.getByRole('region', { name: 'Wie kommen Sie?' })).toContainText('Bahn1')
  await expect(page.getByRole('row', { name: person.lastName })).toContainText('Bahn')
  expect(await faultsOf(page)).toEqual([])
})
