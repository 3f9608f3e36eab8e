import { changeEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { field } from './screen.ts'

test('the office answers for somebody who called, finds all who answered so, and has all answers in Excel', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}` })
  const okka = await given.account({ isStaff: true })
  const call = await callAs(okka)
  const questions = [
    { kind: 'choice' as const, text: 'Anreise', options: ['Bahn', 'Auto'], required: true },
    { kind: 'choices' as const, text: 'Ernährung', options: ['vegan', 'halal'], health: true },
    { kind: 'short' as const, text: 'Hotel' },
  ]
  await call(changeEventQuestions, { params: { id: event.id }, body: { version: 0, questions } })
  const register = async (lastName: string) => {
    const { id: account } = await given.account({ firstName: 'Imke', lastName })
    return call(addRegistration, { body: { event: event.id, account } })
  }
  const { id } = await register('Wessels')
  await register('Zander')

  await signIn(okka)
  await page.goto(`/verwaltung/registrations/${id}/show`)
  const card = page.getByRole('region', { name: 'Angaben' })
  await expect(card).toContainText('fehlt')
  await card.getByRole('button', { name: 'Angaben ändern' }).click()
  const question = page.getByRole('dialog', { name: 'Angaben ändern' })
  await question.getByRole('combobox', { name: 'Anreise' }).click()
  await page.getByRole('option', { name: 'Bahn' }).click()
  await question.getByRole('checkbox', { name: 'vegan' }).check()
  await question.getByRole('textbox', { name: 'Hotel' }).fill('Zur Post')
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Angaben ändern' }).click()
  await expect(card).toContainText('Zur Post')

  await page.goto(
    `/verwaltung/registrations?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`,
  )
  await expect(page.getByRole('row', { name: /Imke Wessels/ })).toContainText('Bahn · Zur Post')
  await field(page, 'Angabe').click()
  await page.getByRole('option', { name: 'Anreise: nicht beantwortet' }).click()
  await expect(page.getByRole('row', { name: /Imke Zander/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Imke Wessels/ })).toBeHidden()
  await page.reload()
  await expect(field(page, 'Angabe')).toHaveText('Anreise: nicht beantwortet')

  await page.goto(`/verwaltung/events/${event.id}/answers`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Excel-Datei' }).click()
  expect((await saving).suggestedFilename()).toBe(`Antworten ${event.name}.xlsx`)
})
