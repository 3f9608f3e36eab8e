import { addEntries, getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { addRegistration, registerGroup } from '@tafelrunde/contract/admin/events/registrations'
import { getPass } from '@tafelrunde/contract/people/passes'
import { faultsOf } from './axe.ts'
import { holdUp } from './house/camera.ts'
import { expect, test } from './house/fixtures.ts'
import { button, heading } from './screen.ts'

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

test('a counter lets people in by scanner and name, without a network too, and agrees with the other counter', {
  tag: '@desktop',
}, async ({ page, context, given, signIn, callAs }) => {
  const staff = await given.account({ isStaff: true })
  const { id: event } = await given.event({ startsAt: days(-2), endsAt: days(2) })
  const call = await callAs(staff)
  const came = async (lastName: string, isRegistered: boolean) => {
    const person = await given.account({ firstName: 'Eva', lastName })
    if (isRegistered) await call(addRegistration, { body: { event, account: person.id } })
    return person
  }
  const word = crypto.randomUUID().slice(0, 6)
  const scanned = await came('Möllenkamp-Leutheusser', true)
  const [typed, elsewhere] = [await came('Zimmer', true), await came('Berg', true)]
  const stranger = await came(`Fremd${word}`, false)
  const { token } = await (await callAs(scanned))(getPass, {})
  await signIn(staff)

  await page.goto(`/entrance/${event}`)
  await expect(heading(page, 'Einlass')).toBeVisible()
  const search = page.getByRole('searchbox')
  const answer = page.getByRole('status').filter({ has: page.getByRole('heading') })
  const scan = async () => {
    await search.fill(token)
    await search.press('Enter')
  }
  await page.getByLabel('Name dieses Tischs').fill('Tisch 2')
  await scan()
  await expect(answer).toContainText('Eingelassen · zum ersten Mal dabei')
  await expect(answer).toContainText('Eva Möllenkamp-Leutheusser')
  await holdUp(token)
  await button(page, 'Mit der Kamera scannen').click()
  await expect(answer).toContainText(/schon da um .*, Tisch 2/)
  await expect(search).toBeFocused()
  await button(page, 'Kamera ausschalten').click()

  // Somebody who is not registered, on the spot.
  await search.fill(`fremd${word}`)
  await button(page, `Eva ${stranger.lastName}: Anmelden`).click()
  await expect(answer).toContainText('Vor Ort angemeldet')
  await expect(page.getByText('wartet')).toBeHidden()
  expect(await faultsOf(page)).toEqual([])

  // Somebody of whom nobody has heard yet.
  await search.fill(`Neu${word}`)
  await button(page, 'Hat noch kein Konto: neu anmelden').click()
  const sheet = page.locator('ion-modal')
  await sheet.getByLabel('Vorname').fill('Ole')
  await sheet.getByLabel('Nachname').fill(`Neu${word}`)
  await button(page, 'Anmelden und einlassen').click()
  await expect(sheet.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveAttribute('aria-invalid', 'true')
  expect(await faultsOf(page)).toEqual([])
  await sheet.getByLabel('E-Mail-Adresse').fill(`${word}@schule.example`)
  // Meanwhile the other counter registers somebody of whom this one does not know yet.
  const aal = { email: `aal-${word}@schule.example`, first_name: 'Anke', last_name: 'Aal' }
  await call(registerGroup, { body: { event, people: [aal] } })
  await button(page, 'Anmelden und einlassen').click()
  await expect(answer).toContainText(`Ole Neu${word}`)
  await expect(answer).toContainText('Eingelassen')
  await expect(answer.getByRole('link', { name: 'Namensschild drucken' })).toHaveAttribute(
    'href',
    `/verwaltung/events/${event}/badges?person=${encodeURIComponent(`Ole Neu${word}`)}`,
  )
  await expect(page.getByText('wartet', { exact: true })).toBeHidden()

  // The network goes; the other counter goes on.
  await context.setOffline(true)
  await search.fill('zimm')
  await search.press('Enter')
  await expect(answer).toContainText('Eva Zimmer')
  await expect(page.getByText('wartet', { exact: true })).toBeVisible()
  // A wrong tap, taken back without a network; then the right one.
  await button(page, 'Zurücknehmen').click()
  await expect(answer).toContainText('Zurückgenommen')
  await search.fill('zimm')
  await search.press('Enter')
  await expect(answer).toContainText('Eingelassen')
  const entries = [{ account: elsewhere.id, recorded_at: new Date().toISOString() }]
  await call(addEntries, { params: { id: event }, body: { entries } })
  await context.setOffline(false)
  await expect(page.getByText('wartet', { exact: true })).toHaveCount(0)
  await expect
    .poll(async () => (await call(getEntrance, { params: { id: event } })).entered)
    .toBe([scanned, typed, elsewhere, stranger].length + 1)
  await search.fill('berg')
  await expect(page.getByText(/schon da um /)).toBeVisible()
})
