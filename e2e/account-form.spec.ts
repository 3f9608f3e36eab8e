import { expect, newPassword, test } from './house/fixtures.ts'
import { dropLists } from './house/storage.ts'
import { fillRegister, newAddress } from './register.ts'
import { button, field } from './screen.ts'

test('what is missing is told at its place, the consent too', async ({ page }) => {
  await page.goto('/register')
  await button(page, 'Konto anlegen').click()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toHaveCount(4)
  await expect(field(page, 'Vorname')).toBeFocused()
  await fillRegister(page, 'f.moellenkamp@gs-lindenau')
  await button(page, 'Konto anlegen').click()
  await expect(page.getByText('Bitte die vollständige Adresse eingeben.')).toBeVisible()
  await expect(field(page, 'E-Mail-Adresse')).toBeFocused()
  await field(page, 'E-Mail-Adresse').fill(newAddress())
  const consent = page.getByRole('checkbox', {
    name: 'Ich habe die Datenschutzhinweise gelesen und bin mit den Teilnahmebedingungen einverstanden.',
  })
  await consent.uncheck()
  await button(page, 'Konto anlegen').click()
  await expect(page.getByText('Bitte stimmen Sie zu, damit wir Ihr Konto anlegen dürfen.')).toBeVisible()
  await expect(consent).toBeFocused()
})

test('what the server refuses stands at its field, and nothing typed is lost, not even by a reload', async ({
  page,
  given,
}) => {
  const { email } = await given.account()
  await page.goto('/register')
  await fillRegister(page, email)
  await button(page, 'Konto anlegen').click()
  const address = field(page, 'E-Mail-Adresse')
  await expect(address).toHaveAccessibleDescription(
    'Benutzer mit diesem Wert für das Feld E-Mail-Adresse existiert bereits.',
  )
  await expect(address).toBeFocused()
  await expect(field(page, 'Passwort')).toHaveValue(newPassword)
  await page.reload()
  await expect(address).toHaveValue(email)
  await expect(field(page, 'Vorname')).toHaveValue('Friederike')
  await expect(field(page, 'Schulart (freiwillig)')).not.toHaveValue('')
  await expect(field(page, 'Passwort')).toHaveValue('')
})

test('a school type that was chosen is kept also when the list of school types comes after it', async ({
  page,
}) => {
  await page.goto('/register')
  await fillRegister(page, newAddress())
  const schooltype = field(page, 'Schulart (freiwillig)')
  const chosen = await schooltype.inputValue()
  const list = Promise.withResolvers<void>()
  await page.route('**/api/schooltypes/**', async route => {
    await list.promise
    await route.continue()
  })
  // As after an update of the app: what was typed is there, the list as last seen is not.
  await dropLists(page)
  await page.goto('/register')
  await expect(field(page, 'Vorname')).toHaveValue('Friederike')
  await expect(schooltype.getByRole('option')).toHaveCount(1)
  list.resolve()
  await expect(schooltype.getByRole('option').nth(1)).toBeAttached()
  await expect(schooltype).toHaveValue(chosen)
})

test('the button stands above a keyboard that covers the page', async ({ page }) => {
  await page.goto('/register')
  await button(page, 'Konto anlegen').waitFor()
  const visible = await page.evaluate(() => {
    const height = window.innerHeight - 300
    Object.defineProperty(window.visualViewport, 'height', { get: () => height })
    window.visualViewport?.dispatchEvent(new Event('resize'))
    return height
  })
  await expect
    .poll(async () => {
      const box = await button(page, 'Konto anlegen').boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    })
    .toBeLessThan(visible)
})
