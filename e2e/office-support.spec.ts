import { writeToSupport } from '@tafelrunde/contract/support'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, test } from './fixtures.ts'
import { newAddress } from './register.ts'
import { button, field, link, pageTitle } from './screen.ts'

test('the office answers what somebody has asked, by mail, and is done with it', { tag: '@desktop' }, async ({
  page,
  given,
  signIn,
  request,
}) => {
  const [email, subject] = [newAddress(), 'Donaudampfschifffahrtsgesellschaftsausflug']
  const data = { name: 'Wiebke Ahlers', email, subject, message: 'Wann legt es ab?\nUnd wo?' }
  expect((await request.post(writeToSupport.url, { data })).status()).toBe(201)
  await signIn(await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Postkorb' }))
  await page.goto('/verwaltung/support')
  await expect(page.getByRole('row', { name: subject })).toContainText('neu')
  expect(await faultsOf(page)).toEqual([])
  await link(page, subject).click()
  await expect(pageTitle(page, new RegExp(`: ${subject}$`))).toBeVisible()
  await expect(page.getByText('Wann legt es ab?')).toBeVisible()

  const question = page.getByRole('dialog')
  await field(page, 'Zuständig').click()
  await page.getByRole('option', { name: 'Okka Postkorb' }).click()
  await expect(field(page, 'Zuständig')).toHaveText('Okka Postkorb')
  await button(page, 'Notiz schreiben').click()
  await question.getByRole('textbox', { name: 'Notiz' }).fill('Rief auch an.')
  await question.getByRole('button', { name: 'Notiz schreiben' }).click()
  await expect(page.getByRole('region', { name: 'Okka Postkorb, Notiz' })).toContainText('Rief auch an.')

  await button(page, 'Antworten').click()
  await expect(field(page, 'Antwort')).toHaveAccessibleDescription(/nicht leer|Pflichtfeld|füllen/)
  await field(page, 'Antwort').fill('Um zehn, am Pier 3.')
  const name = `Abfahrt ${crypto.randomUUID().slice(0, 8)}`
  await button(page, 'Als Textbaustein merken').click()
  await question.getByLabel('Name').fill(name)
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Als Textbaustein merken' }).click()
  await expect(question).toBeHidden()
  await field(page, 'Antwort').fill('')
  await field(page, 'Textbaustein einsetzen').click()
  await page.getByRole('option', { name }).click()
  await expect(field(page, 'Antwort')).toHaveValue('Um zehn, am Pier 3.')
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Antworten und erledigen').click()
  await expect(page.getByRole('region', { name: 'Okka Postkorb, Büro' })).toContainText('Um zehn, am Pier 3.')
  await expect(button(page, 'Antworten')).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
  await expect
    .poll(async () => (await mailsTo({ email })).some(mail => mail.includes('am Pier 3')))
    .toBe(true)
})
