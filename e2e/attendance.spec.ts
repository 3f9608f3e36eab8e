import type { Page } from '@playwright/test'
import { expect, half, marksOf, notSent, openDoor, rowOf, statesOf, tap, test } from './attendance.ts'
import { logIn } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { keptLists } from './house/storage.ts'
import { button } from './screen.ts'

const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

const shownStates = async (page: Page, people: Parameters<typeof rowOf>[1][]) => {
  const states = []
  for (const person of people) {
    if (await half(page, person, 'Da').isChecked()) states.push('attended')
    else states.push((await half(page, person, 'Fehlt').isChecked()) ? 'absent' : 'registered')
  }
  return states
}

test(
  'twenty people are marked with the network cut in the middle, a second device marks some of them, and all agree',
  offline,
  async ({ page, context, held, device, signIn, callAs }) => {
    test.slow()
    const door = await held({ people: 20 })
    const { people, ids, lecturer } = door
    await signIn(lecturer)
    await openDoor(page, door)
    await installed(page)
    await expect(rowOf(page, people[0])).toBeVisible()
    const other = await device(lecturer)
    await openDoor(other, door)
    await installed(other)
    await expect(rowOf(other, people[0])).toBeVisible()

    for (const person of people.slice(0, 8)) await tap(page, person, 'Da')
    await expect(notSent(page)).toHaveCount(0)
    await context.setOffline(true)
    for (const person of people.slice(8)) await tap(page, person, 'Da')
    await expect(notSent(page)).toHaveCount(12)
    await expect(page.getByText(/^Offline – Stand \d\d:\d\d Uhr · 12 Einträge warten$/)).toBeVisible()

    await other.context().setOffline(true)
    for (const person of people.slice(15)) await tap(other, person, 'Fehlt')
    await expect(notSent(other)).toHaveCount(5)

    const agreed = [...repeat(15, 'attended'), ...repeat(5, 'absent')]
    await other.context().setOffline(false)
    await expect(notSent(other)).toHaveCount(0)
    await context.setOffline(false)
    await expect(notSent(page)).toHaveCount(0)
    await expect.poll(() => statesOf(callAs, door)).toEqual(agreed)
    await expect.poll(() => shownStates(page, people)).toEqual(agreed)
    await other.reload()
    await expect(rowOf(other, people[0])).toBeVisible()
    await expect.poll(() => shownStates(other, people)).toEqual(agreed)

    expect(await marksOf(callAs, door, ids[19])).toEqual(['absent', 'attended'])
    const conflict = rowOf(page, people[19]).getByText(
      /^Sie: Da, \d\d:\d\d – anderes Gerät: Fehlt, \d\d:\d\d$/,
    )
    await expect(conflict).toBeVisible()
    await rowOf(page, people[19]).getByRole('button', { name: 'Meinen Eintrag nehmen' }).click()
    await expect(half(page, people[19], 'Da')).toBeChecked()
    await expect(conflict).toBeHidden()
    await rowOf(page, people[18]).getByRole('button', { name: 'Verstanden' }).click()
    await expect(rowOf(page, people[18]).getByText(/^Sie:/)).toBeHidden()
    await expect.poll(async () => (await statesOf(callAs, door)).slice(18)).toEqual(['absent', 'attended'])
  },
)

test(
  'marks outlive the app: it opens again without a network, and sends them by itself when it is back, wherever in the app one is',
  offline,
  async ({ page, context, held, signIn, callAs }) => {
    const door = await held({ people: 3 })
    const [first, second] = door.people
    await signIn(door.lecturer)
    await openDoor(page, door)
    await installed(page)
    await expect(rowOf(page, first)).toBeVisible()
    await expect.poll(() => keptLists(page)).toContain(first?.lastName ?? '')
    await context.setOffline(true)
    await tap(page, first, 'Da')
    await tap(page, second, 'Fehlt')
    await page.close()

    const again = await context.newPage()
    await openDoor(again, door)
    await expect(half(again, first, 'Da')).toBeChecked()
    await expect(half(again, second, 'Fehlt')).toBeChecked()
    await expect(notSent(again)).toHaveCount(2)
    await again.goto('/app/tabs/about')
    await context.setOffline(false)
    await expect.poll(() => statesOf(callAs, door)).toEqual(['attended', 'absent', 'registered'])
    await openDoor(again, door)
    await expect(notSent(again)).toHaveCount(0)
  },
)

test(
  'whoever logs out is told how many of their marks wait to be sent, and may stay; whoever logs in then neither sees nor sends them',
  offline,
  async ({ page, context, held, given, signIn, callAs }) => {
    const door = await held({ people: 2 })
    const staff = await given.account({ isStaff: true, isLecturer: true })
    await signIn(door.lecturer)
    await openDoor(page, door)
    await installed(page)
    await expect(rowOf(page, door.people[0])).toBeVisible()
    await context.setOffline(true)
    for (const person of door.people) await tap(page, person, 'Da')
    await page.goto('/account')
    const waits = page.getByRole('alertdialog', { name: '2 Einträge sind noch nicht übertragen' })
    for (const answer of ['Angemeldet bleiben', 'Trotzdem abmelden']) {
      await button(page, 'Menü').first().click()
      await button(page, 'Abmelden').click()
      await waits.getByRole('button', { name: answer }).click()
      await expect(waits).toBeHidden()
      await seesPage(page, answer === 'Angemeldet bleiben' ? 'Benutzerkonto' : 'Anmelden')
    }
    await context.setOffline(false)
    await logIn(page, staff.email)
    await openDoor(page, door)
    await expect(half(page, door.people[0], 'Da')).not.toBeChecked()
    await expect(notSent(page)).toHaveCount(0)
    expect(await statesOf(callAs, door)).toEqual(['registered', 'registered'])

    await button(page, 'Zurück').click()
    await page.goto('/account')
    await button(page, 'Menü').first().click()
    await button(page, 'Abmelden').click()
    await seesPage(page, 'Anmelden')
    await logIn(page, door.lecturer.email)
    await expect.poll(() => statesOf(callAs, door)).toEqual(['attended', 'attended'])
  },
)
