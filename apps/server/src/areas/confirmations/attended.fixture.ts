import type { buildTestApp } from '../../../test/build-test-app.ts'
import type { accounts } from '../accounts/accounts.tables.ts'
import type { events } from '../events/events.tables.ts'
import type { participations } from '../participations/participations.tables.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'given'>
type Facts = {
  event?: Partial<typeof events.$inferInsert>
  participation?: Partial<typeof participations.$inferInsert>
  person?: Partial<typeof accounts.$inferInsert>
}

/** Somebody who attended a workshop of 90 minutes at an event that is finished, unless a test says otherwise. */
export const attendedIn = ({ given }: TestApp) => {
  const attend = async (
    slot: Awaited<ReturnType<typeof given.timeslot>>,
    accountId: number,
    facts: Facts['participation'] = {},
  ) => (await given.participation({ id: accountId }, slot, facts)).id

  return {
    attend,
    attended: async ({ event: eventFacts, participation, person: personFacts }: Facts = {}) => {
      const event = await given.event({ state: 'finished', ...eventFacts })
      const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
      const person = await given.account({ firstName: 'Eva', lastName: 'Sommer', ...personFacts })
      return { event, slot, person, id: await attend(slot, person.id, participation) }
    },
  }
}
