import { sql } from 'drizzle-orm'
import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { events } from '../src/areas/events/events.tables.ts'
import { lecturers } from '../src/areas/lecturers/lecturers.tables.ts'
import { participations } from '../src/areas/participations/participations.tables.ts'
import { takeSeat } from '../src/areas/participations/seats.queries.ts'
import { timeslots } from '../src/areas/timeslots/timeslots.tables.ts'
import { workshopLecturers, workshops } from '../src/areas/workshops/workshops.tables.ts'
import type { Deps } from '../src/deps.ts'
import { onlyRow } from '../src/platform/db/rows.ts'

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** The state that a test starts from; what is not said is usual. */
export const givenIn = (deps: Pick<Deps, 'db' | 'clock'>) => {
  const { db, clock } = deps
  let made = 0

  const account = async (facts: Given<typeof accounts> = {}) => {
    const number = ++made
    const usual = {
      email: `person-${number}@schule.example`,
      firstName: 'Paula',
      lastName: `Person ${number}`,
      joinedAt: clock.now(),
      state: 'active' as const,
      emailProvenAt: clock.now(),
      customerNumberBy: facts.customerNumber ? ('office' as const) : ('self' as const),
    }
    return onlyRow(
      await db
        .insert(accounts)
        .values({ ...usual, ...facts })
        .returning(),
    )
  }

  const event = async (facts: Given<typeof events> = {}) => {
    const usual = {
      name: `Frühjahrstagung ${++made}`,
      state: 'open' as const,
      createdAt: clock.now(),
      startsAt: new Date('2027-03-12T09:00:00+01:00'),
      endsAt: new Date('2027-03-13T17:00:00+01:00'),
      location: 'Kongresshaus Musterstadt',
    }
    return onlyRow(
      await db
        .insert(events)
        .values({ ...usual, ...facts })
        .returning(),
    )
  }

  const workshop = async (facts: Given<typeof workshops> = {}) => {
    const eventId = facts.eventId ?? (await event()).id
    const usual = { name: `Workshop ${++made}`, createdAt: clock.now() }
    return onlyRow(
      await db
        .insert(workshops)
        .values({ ...usual, ...facts, eventId })
        .returning(),
    )
  }

  /** A timeslot of a new workshop, unless `workshopId` says otherwise; it has the workshop's name besides. */
  const timeslot = async ({ name, ...facts }: Given<typeof timeslots> & { name?: string } = {}) => {
    const eventId = facts.eventId ?? (await event()).id
    const workshopId =
      facts.workshopId === undefined
        ? (await workshop({ eventId, ...(name && { name }) })).id
        : facts.workshopId
    const usual = {
      createdAt: clock.now(),
      startsAt: new Date('2027-03-13T10:00:00+01:00'),
      endsAt: new Date('2027-03-13T11:30:00+01:00'),
      location: 'Raum 2.14',
      capacity: 12,
    }
    return onlyRow(
      await db
        .insert(timeslots)
        .values({ ...usual, ...facts, eventId, workshopId })
        .returning(),
    )
  }

  return {
    account,
    event,
    workshop,
    timeslot,
    staff: () => account({ isStaff: true }),
    /** A person who gives the workshop. */
    lecturer: async (workshopId: number, facts: Given<typeof lecturers> = {}) => {
      const usual = { firstName: 'Miriam', lastName: 'Baumgärtner', createdAt: clock.now() }
      const row = onlyRow(
        await db
          .insert(lecturers)
          .values({ ...usual, ...facts })
          .returning(),
      )
      await db.insert(workshopLecturers).values({ workshopId, lecturerId: row.id, position: 1 })
      return row
    },
    /** Somebody's participation as a lecturer or the office left it: attended, if nothing else is said. */
    participation: async (
      account: { id: number },
      { id: timeslotId, startsAt, endsAt }: { id: number; startsAt: Date; endsAt: Date },
      facts: Given<typeof participations> = {},
    ) => {
      const usual = { accountId: account.id, state: 'attended' as const, createdAt: clock.now() }
      // Whoever is in a timeslot is registered for its event.
      await db.execute(sql`
        insert into event_subscriptions (event_id, account_id, state, created_at)
        select event_id, ${account.id}, 'registered', ${clock.now()} from timeslots where id = ${timeslotId}
        on conflict do nothing`)
      return onlyRow(
        await db
          .insert(participations)
          .values({ ...usual, ...facts, timeslotId, startsAt, endsAt })
          .returning(),
      )
    },
    /** New accounts that asked for a place in this order: as many as fit have one, the others wait. */
    participants: async (timeslotId: number, count: number) => {
      const people = []
      for (let number = 0; number < count; number++) {
        const person = await account()
        const seat = await takeSeat(db, { timeslotId, accountId: person.id }, clock.now())
        if (!seat) throw new Error(`timeslot ${timeslotId} cannot be booked`)
        people.push(person)
      }
      return people
    },
  }
}
