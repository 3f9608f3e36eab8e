import type { APIRequestContext, Page } from '@playwright/test'
import { giveFeedback } from '@tafelrunde/contract/feedback'
import { participations } from '../apps/server/src/areas/participations/participations.tables.ts'
import { test as base, callAs, inDays } from './fixtures.ts'

type Given = Parameters<Parameters<typeof base>[2]>[0]['given']
type EventFacts = Parameters<Given['event']>[0]
type Attended = { person: Awaited<ReturnType<Given['account']>>; participation: number }

export const test = base.extend<{ attended: (facts?: EventFacts) => Promise<Attended> }>({
  /** Somebody who was in the workshop „Schulrecht“ of an event that is over and asks for feedback. */
  attended: async ({ given, database }, use) => {
    await use(async facts => {
      const event = await given.event({
        name: 'Herbsttagung am See',
        state: 'finished',
        startsAt: inDays(-3, '09:00'),
        endsAt: inDays(-3, '17:00'),
        feedbackRequired: true,
        feedbackDeadline: inDays(20, '23:59'),
        ...facts,
      })
      const times = { startsAt: inDays(-3, '10:00'), endsAt: inDays(-3, '11:30') }
      const slot = await given.timeslot({ eventId: event.id, name: 'Schulrecht', ...times })
      const person = await given.account({ firstName: 'Friederike', lastName: 'Möllenkamp' })
      const [row] = await database
        .insert(participations)
        .values({
          timeslotId: slot.id,
          accountId: person.id,
          state: 'attended',
          createdAt: times.startsAt,
          ...times,
        })
        .returning()
      if (!row) throw new Error('an insert answers its row')
      return { person, participation: row.id }
    })
  },
})

export const scale = (page: Page, question: RegExp) => page.getByRole('radiogroup', { name: question })
export const rate = (page: Page, question: RegExp, rating: string) =>
  scale(page, question).getByRole('radio', { name: rating }).check()

const opinion = { content: 5, teaching: 4, organisation: 4, benefit: 3, comment: 'Gern wieder.' }

/** Past the screens, as something that a test finds already there. */
export const feedbackGiven = async (request: APIRequestContext, { person, participation }: Attended) => {
  await (await callAs(request, person))(giveFeedback, { body: { participation, ...opinion } })
}
