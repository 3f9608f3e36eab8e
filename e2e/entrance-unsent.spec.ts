import type { Page } from '@playwright/test'
import { getEntrance } from '@tafelrunde/contract/admin/events/entrance'
import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { faultsOf } from './axe.ts'
import { test as base, expect, inDays, logIn } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { keptLists, store, stored } from './house/storage.ts'
import { button } from './screen.ts'

const day = 24 * 3_600_000

type Counter = {
  staff: { id: number; email: string }
  event: number
  people: { id: number; lastName: string }[]
  /** Who has come in, as the server knows it. */
  entered: () => Promise<number[]>
}

const test = base.extend<{ counter: (count: number) => Promise<Counter> }>({
  /** The entrance of an event of these days, where so many people are registered. */
  counter: async ({ given, callAs, database }, use) => {
    const made: number[] = []
    await use(async count => {
      const staff = await given.account({ isStaff: true })
      const { id: event } = await given.event({ startsAt: inDays(-2, '09:00'), endsAt: inDays(2, '17:00') })
      made.push(event)
      const call = await callAs(staff)
      const people = []
      for (let index = 0; index < count; index++) {
        const lastName = `Achterberg-${String.fromCodePoint(65 + index)}`
        const person = await given.account({ firstName: 'Jana', lastName })
        await call(addRegistration, { body: { event, account: person.id } })
        people.push(person)
      }
      const entered = async () => {
        const { people: all } = await call(getEntrance, { params: { id: event } })
        return all.filter(({ entered_at }) => entered_at !== null).map(({ id }) => id)
      }
      return { staff, event, people, entered }
    })
    // Nobody else's list begins with an event of today.
    await database.$client.query(`update events set state = 'draft' where id = any($1)`, [made])
  },
})

const openCounter = async (page: Page, { event, people }: Counter) => {
  await page.goto(`/entrance/${event}`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await installed(page)
  await expect.poll(() => keptLists(page)).toContain(people[0]?.lastName ?? '')
}

const letIn = async (page: Page, { lastName }: { lastName: string }) => {
  const search = page.getByRole('searchbox')
  await search.fill(lastName)
  await search.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: lastName })).toContainText('Eingelassen')
}

const waits = (page: Page) => page.getByText('wartet', { exact: true })

const logOut = async (page: Page) => {
  await page.goto('/account')
  await button(page, 'Menü').first().click()
  await button(page, 'Abmelden').click()
}

test(
  'whoever logs out at the entrance, in whatever tab, is told how many people are not sent yet, and may stay; who comes after neither sees nor sends them',
  offline,
  async ({ page, context, counter, given, signIn }) => {
    const house = await counter(2)
    const [person = { id: 0, lastName: '' }] = house.people
    await signIn(house.staff)
    await openCounter(page, house)
    await context.setOffline(true)
    for (const one of house.people) await letIn(page, one)
    await expect(waits(page)).toHaveCount(2)
    const other = await context.newPage()
    const question = other.getByRole('alertdialog', { name: '2 Einträge sind noch nicht übertragen' })
    await logOut(other)
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click()
    await expect(question).toBeHidden()
    await seesPage(other, 'Benutzerkonto')
    await logOut(other)
    await question.getByRole('button', { name: 'Trotzdem abmelden' }).click()
    await seesPage(other, 'Anmelden')
    await other.close()
    await context.setOffline(false)

    const next = await given.account({ isStaff: true })
    await logIn(page, next.email)
    await openCounter(page, house)
    await page.getByRole('searchbox').fill(person.lastName)
    await expect(button(page, `Jana ${person.lastName}: Einlassen`)).toBeVisible()
    await expect(page.getByText(/schon da um /)).toBeHidden()
    expect(await house.entered()).toEqual([])
    // Nothing of theirs waits: nobody asks.
    await logOut(page)
    await seesPage(page, 'Anmelden')

    await logIn(page, house.staff.email)
    await expect.poll(house.entered).toEqual(house.people.map(({ id }) => id))
  },
)

test('one entry that the server refuses keeps nobody else from coming in, says why at the counter, and goes after a month', async ({
  page,
  counter,
  given,
  signIn,
}) => {
  const house = await counter(3)
  const other = await given.account({ isStaff: true })
  const [first, second, third] = house.people
  const now = Date.now()
  // As former builds kept it.
  const kept = { account: house.staff.id, event: house.event, register: false, withdraw: false, counter: '' }
  const faulty = { counter: 'T'.repeat(41), person: second?.id, name: 'Jana Achterberg-B' }
  const forgotten = { person: 1, name: 'Vorjahr', refusal: { sentence: 'Nein.' } }
  const entries = [
    { ...kept, key: 'a', person: first?.id, name: 'Jana Achterberg-A', recordedAt: now - 4000 },
    { ...kept, ...faulty, key: 'b', recordedAt: now - 3000 },
    { ...kept, key: 'c', person: third?.id, name: 'Jana Achterberg-C', recordedAt: now - 2000 },
    { ...kept, ...forgotten, key: 'd', recordedAt: now - 31 * day },
    { ...kept, key: 'e', account: other.id, person: second?.id, name: 'Fremd', recordedAt: now - 1000 },
    { key: 'f', kind: 'from another build' },
  ]
  await signIn(house.staff)
  await store(page, { entries: JSON.stringify(entries) })
  await page.goto(`/entrance/${house.event}`)
  const refused = page.getByText(/^Eingelassen, \d\d:\d\d\sUhr – nicht übernommen: .*40 Zeichen/)
  await expect(refused).toBeVisible()
  await expect.poll(house.entered).toEqual([first?.id, third?.id])
  await expect(page.getByText('Vorjahr')).toBeHidden()
  await button(page, 'Verstanden').click()
  await expect(refused).toBeHidden()
  const left = String(await stored(page, 'entries')).matchAll(/"key":"(\w)"/g)
  expect([...left].map(([, key]) => key)).toEqual(['e', 'f'])
  // What somebody else has let in is not theirs to be asked about.
  await logOut(page)
  await seesPage(page, 'Anmelden')
})

test('whoever logs out in the Verwaltung is asked the same, as both are out with one logout', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const staff = await given.account({ isStaff: true })
  const facts = { name: 'Jana Achterberg', event: 1, person: 1, register: false }
  const entry = { ...facts, key: 'a', account: staff.id, recordedAt: Date.now(), status: 'waiting' }
  await signIn(staff)
  await store(page, { entries: JSON.stringify([entry]) })
  await page.goto('/verwaltung/')
  await button(page, 'Abmelden').click()
  const question = page.getByRole('dialog', { name: '1 Eintrag ist noch nicht übertragen' })
  await expect(question).toContainText('bis Sie sich hier wieder anmelden')
  expect(await faultsOf(page)).toEqual([])
  await button(question, 'Abbrechen').click()
  await expect(question).toBeHidden()
  await button(page, 'Abmelden').click()
  await button(question, 'Trotzdem abmelden').click()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  expect(await stored(page, 'entries')).toContain('Jana Achterberg')
})
