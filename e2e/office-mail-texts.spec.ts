import { expect, test } from './house/fixtures.ts'
import { button, field, link, pageTitle } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'a superuser words a mail anew, sees it with a real event, sends it to themselves, and puts it back',
  desktop,
  async ({ page, given, signIn }) => {
    await given.event({ name: 'Wattenmeertag' })
    const okka = await given.account({
      isStaff: true,
      isSuperuser: true,
      firstName: 'Okka',
      lastName: 'Harms',
    })
    await signIn(okka)
    await page.goto('/verwaltung/association/1')
    await link(page, 'E-Mail-Texte').click()
    await link(page, 'Erinnerung am Vortag').click()
    const text = field(page, 'Text *')
    await text.fill('morgen beginnt „{Veranstaltng}“.')
    await expect(page.getByText(/^Den Platzhalter \{Veranstaltng\} gibt es hier nicht/)).toBeVisible()
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText(/^Den Platzhalter \{Veranstaltng\} gibt es hier nicht/)).toHaveCount(2)
    await text.fill('morgen beginnt „{Veranstaltung}“.')
    await expect(page.getByText('morgen beginnt „Wattenmeertag“.')).toBeVisible()
    await button(page, 'Test-E-Mail an mich').click()
    await expect(page.getByText(`Die Test-E-Mail geht an ${okka.email}.`)).toBeVisible()
    await button(page, 'Änderungen speichern').click()
    await expect(pageTitle(page, 'E-Mail-Texte')).toBeVisible()
    await expect(page.getByText('eigener Text')).toBeVisible()
    await link(page, 'Erinnerung am Vortag').click()
    await expect(page.getByText('Eigenen Text geschrieben')).toBeVisible()
    await button(page, 'Ursprünglichen Text einsetzen').click()
    await button(page, 'Änderungen speichern').click()
    await expect(pageTitle(page, 'E-Mail-Texte')).toBeVisible()
    await expect(page.getByText('eigener Text')).toBeHidden()
  },
)

test(
  'a superuser saves a page with the letterhead, and reads what is kept for how long',
  desktop,
  async ({ page, given, signIn }) => {
    await signIn(await given.account({ isStaff: true, isSuperuser: true }))
    await page.goto('/verwaltung/association/1')
    const download = page.waitForEvent('download')
    await button(page, 'Briefkopf als PDF ansehen').click()
    expect((await download).suggestedFilename()).toBe('Musterseite.pdf')
    await link(page, 'Aufbewahrung').click()
    await expect(page.getByRole('row', { name: /^Links aus E-Mails 3 Tage/ })).toBeVisible()
  },
)
