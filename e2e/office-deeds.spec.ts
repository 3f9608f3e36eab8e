import type { Page } from '@playwright/test'
import { writeToSupport } from '@tafelrunde/contract/support'
import { expect, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { newAddress } from './register.ts'
import { button, field, link, pageTitle } from './screen.ts'

const refusal = 'Dieses Feld darf nicht leer sein.'
const answers = (page: Page) => page.getByRole('region', { name: /, Büro$/ })

test.beforeEach(async ({ page, given, signIn, request }) => {
  const subject = `Frage ${crypto.randomUUID().slice(0, 8)}`
  const data = { name: 'Wiebke Ahlers', email: newAddress(), subject, message: 'Wann geht es los?' }
  await request.post(writeToSupport.url, { data })
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/support')
  await link(page, subject).click()
  await expect(pageTitle(page, new RegExp(`: ${subject}$`))).toBeVisible()
})

test('what is on its way waits, and where it is done that is told and seen', { tag: '@desktop' }, async ({
  page,
}) => {
  const letGo = await hold(page, '**/answer/')
  await field(page, 'Antwort').fill('Um zehn.')
  await button(page, 'Antworten').click()
  await expect(button(page, 'Antworten')).toBeDisabled()
  letGo()
  await expect(page.getByRole('alert')).toHaveText('Die Antwort ist unterwegs.')
  await expect(answers(page)).toContainText('Um zehn.')
  await expect(button(page, 'Antworten')).toBeEnabled()
})

test('two deeds that are tapped at once are one', { tag: '@desktop' }, async ({ page }) => {
  await field(page, 'Antwort').fill('Um zehn.')
  const both = await page.getByRole('button', { name: /^Antworten/ }).elementHandles()
  await page.evaluate(buttons => {
    for (const one of buttons) if (one instanceof HTMLElement) one.click()
  }, both)
  await expect(page.getByRole('alert')).toHaveText('Die Antwort ist unterwegs.')
  await expect(button(page, 'Antworten')).toBeEnabled()
  await expect(answers(page)).toHaveCount(1)
})

test('why it failed stands in the question that is open, and is not told besides', {
  tag: '@desktop',
}, async ({ page }) => {
  await button(page, 'Notiz schreiben').click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Notiz schreiben' }).click()
  await expect(question.getByRole('alert')).toHaveText(refusal)
  await expect(page.getByText(refusal)).toHaveCount(1)
})

test('why it failed is told where the question was closed meanwhile', { tag: '@desktop' }, async ({
  page,
}) => {
  const letGo = await hold(page, '**/note/')
  await button(page, 'Notiz schreiben').click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Notiz schreiben' }).click()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  letGo()
  await expect(page.getByRole('alert')).toHaveText(refusal)
})

test('why it failed is told where the page was left meanwhile', { tag: '@desktop' }, async ({ page }) => {
  const letGo = await hold(page, '**/answer/')
  await button(page, 'Antworten').click()
  await link(page, '‹ Alle Anfragen').click()
  await expect(field(page, 'Antwort')).toBeHidden()
  letGo()
  await expect(page.getByRole('alert')).toHaveText(refusal)
})
