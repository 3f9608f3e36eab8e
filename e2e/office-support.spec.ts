import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { writeToSupport } from '@tafelrunde/contract/support'
import { faultsOf } from './axe.ts'
import { expect, mailsTo, test } from './house/fixtures.ts'
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

test('what somebody has stands beside what they ask, so that answering needs no second window', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const event = await given.event({ name: `Fachtag ${crypto.randomUUID().slice(0, 8)}` })
  const timeslot = await given.timeslot({ eventId: event.id, name: 'Teichforschung' })
  const asking = await given.account({ firstName: 'Enno', lastName: 'Fragesteller' })
  await (await callAs(asking))(subscribeToTimeslot, { params: { id: timeslot.id }, query: {} })
  const message = {
    name: 'Enno',
    email: asking.email,
    subject: event.name,
    message: 'Wo bin ich angemeldet?',
  }
  await (await callAs(asking))(writeToSupport, { body: message })
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/support')
  await link(page, event.name).click()
  await expect(page.getByText('Wo bin ich angemeldet?')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Termine' })).toContainText('Teichforschung')
  await expect(page.getByRole('region', { name: 'Anmeldungen' }).getByRole('link')).toHaveText(event.name)
  expect(await faultsOf(page)).toEqual([])
})
