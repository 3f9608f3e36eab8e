import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link, pageTitle } from './screen.ts'

test('a superuser finds the other account of a person, sees what becomes of both, and merges them', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const lastName = `Zweifach${Date.now()}`
  const names = { firstName: 'Imke', lastName }
  const kept = await given.account({ ...names, email: `${lastName}@schule.example` })
  const gone = await given.account({ ...names, email: `${lastName}@privat.example`, customerNumber: 'K-9' })
  await given.participation(gone, await given.timeslot({ caption: 'Waldtag' }))
  await signIn(
    await given.account({ isStaff: true, isSuperuser: true, firstName: 'Okka', lastName: 'Harms' }),
  )
  await page.goto(`/verwaltung/people/${kept.id}/show`)
  await link(page, 'Mit anderem Konto zusammenführen …').click()
  await expect(pageTitle(page, 'Konten zusammenführen')).toBeVisible()
  await page.getByLabel('Das andere Konto').click()
  await page.getByRole('option', { name: gone.email }).click()
  await expect(page.getByText(/Zum bleibenden Konto kommen: 1.Anmeldung, 1.Termin\./)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Konten zusammenführen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(pageTitle(page, `Imke ${lastName}`)).toBeVisible()
  await expect(link(page, 'Waldtag')).toBeVisible()
  await expect(page.getByText(`Imke ${lastName} · ${gone.email} · K-9`)).toBeVisible()
  await expect(page.getByText(/von Okka Harms/)).toBeVisible()
  await expect(page.getByText(/Mitgliedsnummer: „K-9“ \(vorher leer\)/)).toBeVisible()
})
