import type { Page } from '@playwright/test'
import { expect, half, openDoor, statesOf, test } from './attendance.ts'
import { installed, offline } from './house/offline.ts'
import { button } from './screen.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Mitgliedsnummer oder Name' })
const addsBy = async (page: Page, text: string) => {
  await button(page, 'Mehr').click()
  await button(page, 'Hinzufügen').click()
  await search(page).fill(text)
}
const question = (page: Page) => page.getByRole('alertdialog')
const aNumber = () => String(Math.floor(Math.random() * 9e9) + 1e9)

test('somebody without a pass is found by name and added', async ({ page, held, given, signIn }) => {
  const door = await held({ people: 1 })
  const lastName = `Zwölfender${crypto.randomUUID().slice(0, 6)}`
  const person = await given.account({ firstName: 'Ruth', lastName })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await addsBy(page, lastName)
  await button(page, `Ruth ${lastName} eintragen`).click()
  await expect(page.getByText(`Ruth ${lastName} ist eingetragen.`)).toBeVisible()
  await button(page, 'Schließen').click()
  await expect(half(page, person, 'Da')).toBeChecked()
})

test('where all places are taken the lecturer is asked first', async ({
  page,
  held,
  given,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1, capacity: 1 })
  const customerNumber = aNumber()
  const person = await given.account({ firstName: 'Ruth', customerNumber })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await addsBy(page, customerNumber)
  const add = button(page, `Ruth ${person.lastName} eintragen`)
  await add.click()
  await question(page).getByRole('button', { name: 'Nicht eintragen' }).click()
  await expect(question(page)).toBeHidden()
  await add.click()
  await question(page).getByRole('button', { name: 'Trotzdem eintragen' }).click()
  await button(page, 'Schließen').click()
  await expect(half(page, person, 'Da')).toBeChecked()
  expect(await statesOf(callAs, door)).toEqual(['registered'])
})

test('a sheet that closes together with its question gives the page back to everybody', async ({
  page,
  held,
  given,
  signIn,
}) => {
  const door = await held({ people: 1, capacity: 1 })
  const customerNumber = aNumber()
  const person = await given.account({ firstName: 'Ruth', customerNumber })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await addsBy(page, customerNumber)
  await button(page, `Ruth ${person.lastName} eintragen`).click()
  await expect(question(page)).toBeVisible()
  await page.evaluate(() => {
    for (const one of ['ion-alert .alert-button-role-cancel', 'ion-modal [aria-label="Schließen"]'])
      document.querySelector<HTMLElement>(one)?.click()
  })
  await expect(page.locator('ion-modal')).toHaveCount(0)
  await expect(button(page, 'QR scannen')).toBeVisible()
})

test('who is registered elsewhere at that time is added only after a question that names it', async ({
  page,
  held,
  signIn,
}) => {
  const door = await held({ people: 1 })
  const elsewhere = await held({ people: 1 })
  const [person = door.lecturer] = elsewhere.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await page.route('**/api/users/?**', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.results = body.results.filter(({ id }: { id: number }) => id === person.id)
    await route.fulfill({ response: answer, json: body })
  })
  await addsBy(page, person.lastName)
  await button(page, `${person.firstName} ${person.lastName} eintragen`).click()
  await expect(question(page)).toContainText('Leseförderung')
  await question(page).getByRole('button', { name: 'Trotzdem eintragen' }).click()
  await expect(page.getByText(/ ist eingetragen\.$/)).toBeVisible()
})

test(
  'without a network a customer number is enough, and who it is turns out later',
  offline,
  async ({ page, context, held, given, signIn }) => {
    const door = await held({ people: 1 })
    const customerNumber = aNumber()
    const person = await given.account({ firstName: 'Ruth', lastName: 'Zwölfender', customerNumber })
    await signIn(door.lecturer)
    await openDoor(page, door)
    await installed(page)
    await addsBy(page, '')
    await context.setOffline(true)
    await search(page).fill(customerNumber)
    await button(page, `Mitgliedsnummer ${customerNumber} eintragen`).click()
    await expect(page.getByText(/ist vorgemerkt und wird eingetragen/)).toBeVisible()
    await button(page, 'Schließen').click()
    await expect(page.getByRole('heading', { name: `Mitgliedsnummer ${customerNumber}` })).toBeVisible()
    await context.setOffline(false)
    await expect(half(page, person, 'Da')).toBeChecked()
  },
)
