import type { Page } from '@playwright/test'
import { getPass } from '@tafelrunde/contract/people/passes'
import { type Door, expect, half, notSent, openDoor, rowOf, statesOf, test } from './attendance.ts'
import { holdUp } from './house/camera.ts'
import type { CallAs } from './house/fixtures.ts'
import { installed, offline } from './house/offline.ts'
import { keptLists } from './house/storage.ts'
import { button } from './screen.ts'

const passOf = async (callAs: CallAs, person: { email: string }) =>
  (await (await callAs(person))(getPass, {})).token

const told = (page: Page) => page.locator('ion-modal').getByRole('status')
const scan = (page: Page) => button(page, 'QR scannen').click()

const nameOf = ({ firstName, lastName }: Door['people'][number]) => `${firstName} ${lastName}`

test('a pass in front of the camera marks its owner as there, and the scanner waits for the next one', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 2 })
  const [person = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await holdUp(await passOf(callAs, person))
  await scan(page)
  await expect(told(page)).toHaveText(`${nameOf(person)} – da`)
  await expect.poll(() => statesOf(callAs, door)).toEqual(['attended', 'registered'])
  await expect(page.locator('video')).toBeVisible()
  await button(page, 'Schließen').click()
  await expect(half(page, person, 'Da')).toBeChecked()

  await scan(page)
  await expect(told(page)).toContainText(/war schon da, \d\d:\d\d\u00A0Uhr/)
})

test('a pass of somebody outside is refused in words, and lets them in when the lecturer wants it', async ({
  page,
  held,
  given,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1 })
  const stranger = await given.account({ firstName: 'Jonas', lastName: 'Weberknecht' })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await holdUp(await passOf(callAs, stranger))
  await scan(page)
  await expect(told(page)).toContainText('Dieser Ausweis gehört nicht in diesen Workshop')
  expect(await statesOf(callAs, door)).toEqual(['registered'])
  await button(page, 'Trotzdem eintragen').click()
  await expect(told(page)).toContainText('ist eingetragen.')
  await button(page, 'Schließen').click()
  await expect(half(page, stranger, 'Da')).toBeChecked()
})

test('a code that is no pass of ours is refused', async ({ page, held, signIn, callAs }) => {
  const door = await held({ people: 1 })
  const [head = '', payload = ''] = (await passOf(callAs, door.lecturer)).split('.')
  await signIn(door.lecturer)
  await openDoor(page, door)
  await holdUp(`${head}.${payload}.${'A'.repeat(86)}`)
  await scan(page)
  await expect(told(page)).toContainText('Das ist kein gültiger Ausweis')
})

test('whoever waits for a place is let in when the lecturer says so, also beyond the capacity', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1, waiting: 1, capacity: 1 })
  const [, waiting = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await holdUp(await passOf(callAs, waiting))
  await scan(page)
  await expect(told(page)).toContainText('steht auf Platz\u00A01 der Warteliste – eintragen?')
  await button(page, 'Eintragen').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Trotzdem eintragen?')
  await question.getByRole('button', { name: 'Trotzdem eintragen' }).click()
  await expect(told(page)).toHaveText(`${nameOf(waiting)} ist eingetragen.`)
  await expect.poll(() => statesOf(callAs, door)).toEqual(['registered', 'attended'])
})

test(
  'passes are checked without a network, after one visit of the list',
  offline,
  async ({ page, context, held, signIn, callAs }) => {
    const door = await held({ people: 1 })
    const [person = door.lecturer] = door.people
    await holdUp(await passOf(callAs, person))
    await signIn(door.lecturer)
    await page.goto('/my-workshops')
    await installed(page)
    await expect.poll(() => keptLists(page)).toContain(person.lastName)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('scanner')).keys()).length))
      .toBe(1)
    await context.setOffline(true)
    await page.goto(`/my-workshops/details/${door.slot.id}`)
    await expect(rowOf(page, person)).toBeVisible()
    await scan(page)
    await expect(told(page)).toHaveText(`${nameOf(person)} – da`)
    await button(page, 'Schließen').click()
    await expect(notSent(page)).toHaveCount(1)
    await context.setOffline(false)
    await expect.poll(() => statesOf(callAs, door)).toEqual(['attended'])
  },
)

test('before the day of the Termin nobody is marked', async ({ page, held, signIn, callAs }) => {
  const door = await held({ people: 1, days: 3 })
  const [person = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await holdUp(await passOf(callAs, person))
  await scan(page)
  await expect(told(page)).toContainText(/^Die Anwesenheit lässt sich ab/)
  expect(await statesOf(callAs, door)).toEqual(['registered'])
})

test.describe('where the camera is refused', () => {
  test('a sentence says so, and adding by number or name remains', async ({ page, held, signIn }) => {
    const door = await held({ people: 1 })
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await signIn(door.lecturer)
    await openDoor(page, door)
    await scan(page)
    await expect(page.getByRole('alert')).toContainText('Die Kamera ist nicht erlaubt')
    await button(page, 'Ohne Ausweis eintragen').click()
    await expect(page.getByRole('searchbox', { name: 'Mitgliedsnummer oder Name' })).toBeVisible()
  })
})

test('pages may run the reader of codes, but no script that is made of text', async ({ page }) => {
  const answer = await page.request.get('/login', { headers: { accept: 'text/html' } })
  const policy = (answer.headers()['content-security-policy'] ?? '').split(';')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
})
