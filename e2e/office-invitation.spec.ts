import { faultsOf } from './axe.ts'
import { expect, mailsTo, test } from './house/fixtures.ts'
import { button, field, pageTitle } from './screen.ts'

test('the office invites a lecturer by mail, who takes the profile over with the own account', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const staff = await given.account({ isStaff: true })
  const person = await given.account({ firstName: 'Wemke', lastName: 'Tjarks' })
  const { id } = await given.lecturer((await given.workshop()).id, {
    firstName: 'Wemke',
    lastName: 'Tjarks-Aden',
  })
  await signIn(staff)
  await page.goto(`/verwaltung/lecturers/${id}/show`)
  await expect(pageTitle(page, 'Wemke Tjarks-Aden')).toBeVisible()
  await field(page, 'E-Mail-Adresse').fill('imke')
  await button(page, 'Einladen').click()
  await expect(page.getByText('Geben Sie eine gültige E-Mail Adresse an.')).toBeVisible()
  await field(page, 'E-Mail-Adresse').fill(person.email)
  await button(page, 'Einladen').click()
  await expect(button(page, 'Zurückziehen')).toBeVisible()
  await expect(page.getByText(`Eingeladen: ${person.email}`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await expect.poll(() => mailsTo({ email: person.email })).toHaveLength(1)
  const mail = (await mailsTo({ email: person.email }))
    .join('')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
  const secret = /invitation=([\w-]+)/.exec(mail)?.[1] ?? ''
  await signIn(person)
  await page.goto(`/account?invitation=${secret}`)
  await expect(page.getByText('„Wemke Tjarks-Aden“')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Profil übernehmen').click()
  await expect(page.getByText('Das Referentenprofil gehört jetzt zu Ihrem Konto.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
})
