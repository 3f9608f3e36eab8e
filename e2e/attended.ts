import type { Page } from '@playwright/test'
import { giveFeedback } from '@tafelrunde/contract/events/feedback'
import { test as base, type CallAs, inDays } from './house/fixtures.ts'

type Person = { id: number; email: string }
export type Attended = { person: Person; participation: number }
type Fixtures = {
  over: (timeslot: { id: number; eventId: number }) => Promise<{ startsAt: Date; endsAt: Date }>
  attended: () => Promise<Attended>
}

export const test = base.extend<Fixtures>({
  /** Lets a timeslot and its event pass: whoever had a place was there and is asked for feedback. */
  over: async ({ database: { $client: client } }, use) => {
    await use(async ({ id, eventId }) => {
      const times = { startsAt: inDays(-3, '10:00'), endsAt: inDays(-3, '11:30') }
      await client.query(
        `update events set state = 'finished', starts_at = $2, ends_at = $3, feedback_required = true,
           feedback_deadline = $4 where id = $1`,
        [eventId, inDays(-3, '09:00'), inDays(-3, '17:00'), inDays(20, '23:59')],
      )
      await client.query('update timeslots set starts_at = $2, ends_at = $3 where id = $1', [
        id,
        times.startsAt,
        times.endsAt,
      ])
      await client.query(
        `update participations set state = 'attended' where timeslot_id = $1 and state = 'registered'`,
        [id],
      )
      return times
    })
  },
  /** Somebody who was in the workshop „Schulrecht“ of an event that is over and asks for feedback. */
  attended: async ({ given, over }, use) => {
    await use(async () => {
      const event = await given.event({ name: 'Herbsttagung am See' })
      const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht' })
      const person = await given.account({ firstName: 'Friederike', lastName: 'Möllenkamp' })
      const { id } = await given.participation(person, slot, { state: 'registered' })
      await over(slot)
      return { person, participation: id }
    })
  },
})

export const scale = (page: Page, question: RegExp) => page.getByRole('radiogroup', { name: question })
export const rate = (page: Page, question: RegExp, rating: string) =>
  scale(page, question).getByRole('radio', { name: rating }).check()

const opinion = { content: 5, teaching: 4, organisation: 4, benefit: 3, comment: 'Gern wieder.' }

/** Past the screens, as something that a test finds already there. */
export const feedbackGiven = async (callAs: CallAs, { person, participation }: Attended) => {
  await (await callAs(person))(giveFeedback, { body: { participation, ...opinion } })
}
