import type { Page } from '@playwright/test'
import { getParticipant, listParticipants } from '@tafelrunde/contract/events/attendance'
import { test as base, type CallAs, expect, inDays } from './house/fixtures.ts'

type Person = { id: number; email: string; firstName: string; lastName: string }
export type Door = {
  /** The workshop's. */
  name: string
  slot: { id: number; eventId: number; workshopId: number | null }
  lecturer: Person
  /** By family name, as in the list. */
  people: Person[]
  /** Their participations, in the same order. */
  ids: number[]
}
type Facts = { people: number; waiting?: number; capacity?: number; days?: number; until?: string }
type Fixtures = {
  held: (facts: Facts) => Promise<Door>
  /** Another device: a browser of its own in which somebody is logged in. */
  device: (person: { email: string }) => Promise<Page>
}

/** So that the list is in the order in which they were made. */
const familyName = (index: number) => `Achterberg-${String.fromCodePoint(65 + index)}`

export const test = base.extend<Fixtures>({
  /** A Termin of today, if nothing else is said, with its lecturer and so many people. */
  held: async ({ given }, use) => {
    await use(async ({ people: count, waiting = 0, capacity = 30, days = 0, until = '11:30' }) => {
      const times = { startsAt: inDays(days, '10:00'), endsAt: inDays(days, until) }
      const event = await given.event({ startsAt: inDays(days, '09:00'), endsAt: inDays(days, '17:00') })
      const name = `Leseförderung ${crypto.randomUUID().slice(0, 8)}`
      const slot = await given.timeslot({
        eventId: event.id,
        name,
        capacity,
        location: 'Raum 2.14',
        ...times,
      })
      // Not a name of the demo: other journeys look for those.
      const person = { firstName: 'Wencke', lastName: 'Aldag' }
      const lecturer = await given.account({ isLecturer: true, ...person })
      await given.lecturer(slot.workshopId ?? 0, { ...person, accountId: lecturer.id })
      const people: Person[] = []
      const ids: number[] = []
      for (let index = 0; index < count + waiting; index++) {
        const person = await given.account({ firstName: 'Jana', lastName: familyName(index) })
        const state = index < count ? 'registered' : 'waitlisted'
        const queue = state === 'waitlisted' ? { queueNumber: index + 1 } : {}
        const { id } = await given.participation(person, slot, { state, ...queue })
        people.push(person)
        ids.push(id)
      }
      return { name, slot, lecturer, people, ids }
    })
  },
  device: async ({ openContext, signIn }, use) => {
    await use(async person => {
      const page = await (await openContext()).newPage()
      await signIn(person, page)
      return page
    })
  },
})

export { expect }

export const openDoor = async (page: Page, { slot, people }: Door) => {
  await page.goto(`/my-workshops/details/${slot.id}`)
  await expect(rowOf(page, people[0])).toBeVisible()
}

const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

const nobody = { firstName: '', lastName: '' }

/** The row of somebody in the list. */
export const rowOf = (page: Page, person: Person | undefined) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: nameOf(person ?? nobody), exact: true }) })

export const half = (page: Page, person: Person | undefined, label: 'Da' | 'Fehlt') =>
  rowOf(page, person).getByRole('radio', { name: label })

/** Taps, and waits until the device has it. */
export const tap = async (page: Page, person: Person | undefined, label: 'Da' | 'Fehlt') => {
  await half(page, person, label).click()
  await expect(half(page, person, label)).toBeChecked()
}

export const notSent = (page: Page) => page.getByText('nicht gesendet', { exact: true })

/** What the server has of everybody, in the order of the list. */
export const statesOf = async (callAs: CallAs, { slot, lecturer, ids }: Door) => {
  const query = { timeslot: String(slot.id), limit: '1000' }
  const { results } = await (await callAs(lecturer))(listParticipants, { query })
  return ids.map(id => results.find(participant => participant.id === id)?.state)
}

/** Everything that was ever recorded of somebody. */
export const marksOf = async (callAs: CallAs, { lecturer }: Door, id = 0) => {
  const { marks } = await (await callAs(lecturer))(getParticipant, { params: { id } })
  return marks.map(({ state }) => state)
}
