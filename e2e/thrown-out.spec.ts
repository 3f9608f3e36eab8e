import { getAccount } from '@tafelrunde/contract/people/account'
import { setPassword } from '@tafelrunde/contract/people/credentials'
import { expect, password, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { button, field, told } from './screen.ts'

const next = 'Kreidestaub-im-Mai-7'

test('who is in the middle of a form when the password is changed elsewhere is told so, and goes on after the login', async ({
  page,
  given,
  signIn,
  callAs,
  database,
}) => {
  const person = await given.account()
  await signIn(person)
  await page.goto('/account')
  await field(page, 'Vorname').fill('Friederike-Charlotte')
  const elsewhere = await callAs(person)
  await elsewhere(setPassword, { body: { current_password: password, new_password: next } })

  // Ten minutes later the access token is no good any more either.
  await database.$client.query('delete from sessions where account_id = $1', [person.id])
  const sentence = told(page, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')
  await button(page, 'Änderungen speichern').click()
  await sentence
  await seesPage(page, 'Anmelden')
  await field(page, 'E-Mail-Adresse').fill(person.email)
  await field(page, 'Passwort').fill(next)
  await button(page, 'Anmelden').click()
  await seesPage(page, 'Benutzerkonto')
  await expect(field(page, 'Vorname')).toHaveValue('Friederike-Charlotte')
  await button(page, 'Änderungen speichern').click()
  await expect
    .poll(async () => (await (await callAs(person))(getAccount, {})).first_name)
    .toBe('Friederike-Charlotte')
})
