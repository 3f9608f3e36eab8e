import { listParticipants } from '@tafelrunde/contract/events/attendance'
import { expect, half, notSent, openDoor, rowOf, statesOf, tap, test } from './attendance.ts'
import { faultsOf } from './axe.ts'
import { installed } from './house/offline.ts'
import { button } from './screen.ts'

test('a second tap clears, „Alle anwesend“ marks only who is open, and can be taken back', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 4 })
  const [first, second] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await tap(page, first, 'Fehlt')
  await tap(page, second, 'Da')
  await half(page, second, 'Da').click()
  await expect(half(page, second, 'Da')).not.toBeChecked()
  await button(page, 'Mehr').click()
  await button(page, 'Alle anwesend').click()
  await expect(page.getByText('3 von 4 da')).toBeVisible()
  await expect.poll(() => statesOf(callAs, door)).toEqual(['absent', 'attended', 'attended', 'attended'])
  await button(page, 'Rückgängig').click()
  await expect(page.getByText('0 von 4 da')).toBeVisible()
  await expect
    .poll(() => statesOf(callAs, door))
    .toEqual(['absent', 'registered', 'registered', 'registered'])
})

test('people are found by name and number, and by what is known of them', async ({ page, held, signIn }) => {
  const door = await held({ people: 3, waiting: 1, capacity: 3 })
  const [first, second, third, waiting] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await tap(page, first, 'Da')
  await button(page, 'Noch offen').click()
  await expect(rowOf(page, first)).toBeHidden()
  await expect(rowOf(page, third)).toBeVisible()
  await button(page, 'Alle').click()
  await button(page, 'Suchen').click()
  await page.getByRole('searchbox').fill('berg-b')
  await expect(rowOf(page, second)).toBeVisible()
  await expect(rowOf(page, third)).toBeHidden()
  await button(page, 'Suchen').click()
  await page.getByRole('radio', { name: 'Warteliste 1' }).check()
  await expect(rowOf(page, waiting)).toBeVisible()
  await expect(rowOf(page, first)).toBeHidden()
})

test('who waits is let in on a free seat; where there is none only when asked again', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 1, waiting: 1, capacity: 1 })
  const [, waiting] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await page.getByRole('radio', { name: 'Warteliste 1' }).check()
  await half(page, waiting, 'Da').click()
  await expect(rowOf(page, waiting).getByText(/^Sie: Da, \d\d:\d\d – nicht übernommen: /)).toBeVisible()
  expect(await statesOf(callAs, door)).toEqual(['registered', 'waitlisted'])
  await button(page, 'Trotzdem aufnehmen').click()
  await page.getByRole('radio', { name: 'Teilnehmende 2' }).check()
  await expect(half(page, waiting, 'Da')).toBeChecked()
  await expect.poll(() => statesOf(callAs, door)).toEqual(['registered', 'attended'])
})

test('before the day nobody can be marked, and the screen says when that begins', async ({
  page,
  held,
  signIn,
}) => {
  const door = await held({ people: 1, days: 2 })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await expect(page.getByText(/^Die Anwesenheit lässt sich ab .+ erfassen\.$/)).toBeVisible()
  await expect(half(page, door.people[0], 'Da')).toBeDisabled()
})

test('a Termin of somebody else is not there', async ({ page, held, given, signIn }) => {
  const door = await held({ people: 1 })
  await signIn(await given.account({ isLecturer: true }))
  await page.goto(`/my-workshops/details/${door.slot.id}`)
  await expect(page.getByText('Diesen Termin gibt es nicht')).toBeVisible()
})

test('the door works for screen readers, keyboards and weak eyes, on a phone in light and on a desktop in the dark', {
  tag: '@offline',
}, async ({ page, context, held, signIn }) => {
  const door = await held({ people: 14, waiting: 1, capacity: 14 })
  await signIn(door.lecturer)
  await openDoor(page, door)
  await installed(page)
  await tap(page, door.people[0], 'Da')
  await tap(page, door.people[1], 'Fehlt')
  await expect(notSent(page)).toHaveCount(0)
  await context.setOffline(true)
  await tap(page, door.people[2], 'Da')
  await button(page, 'Suchen').click()
  expect(await faultsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await faultsOf(page)).toEqual([])
})

test('who left early gets their minutes: a likely time with one tap, any other with a few more', async ({
  page,
  held,
  signIn,
  callAs,
}) => {
  const door = await held({ people: 2 })
  const [first, second] = door.people
  const minutes = (text: string) => rowOf(page, first).getByRole('button', { name: `${text}, Dauer von ` })
  const onServer = async () => {
    const query = { timeslot: String(door.slot.id) }
    const { results } = await (await callAs(door.lecturer))(listParticipants, { query })
    return results.find(({ id }) => id === door.ids[0])?.minutes
  }
  await signIn(door.lecturer)
  await openDoor(page, door)
  await expect(rowOf(page, second).getByRole('button', { name: /Dauer/ })).toHaveCount(0)
  await tap(page, first, 'Da')
  await minutes('ganze Zeit').click()
  // A quarter of an hour before its end, at 11:15, that is what has gone by.
  await page
    .getByRole('button', { name: /^(75\sMinuten, eine Viertelstunde weniger|Bis jetzt, 75\sMinuten)$/ })
    .click()
  await expect.poll(onServer).toBe(75)
  await minutes('75\u00A0Minuten').click()
  await button(page, 'Andere Dauer').click()
  const sheet = page.locator('ion-modal')
  await sheet.getByRole('button', { name: 'Minuten: weniger' }).click()
  await sheet.getByRole('button', { name: 'Minuten: weniger' }).click()
  await sheet.getByRole('button', { name: /^73\sMinuten eintragen$/ }).click()
  await expect.poll(onServer).toBe(73)
  await minutes('73\u00A0Minuten').click()
  await page.getByRole('button', { name: /^Ganze Zeit, 90\sMinuten$/ }).click()
  await expect(minutes('ganze Zeit')).toBeVisible()
  await expect.poll(onServer).toBe(null)
})
