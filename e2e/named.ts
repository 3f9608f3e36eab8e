import { test as base } from './house/fixtures.ts'

const queries = {
  event: `select id from events where name like $1 || '%'`,
  workshop: 'select id from workshops where name = $1',
  timeslot:
    'select timeslots.id from timeslots join workshops on workshops.id = workshop_id where workshops.name = $1',
  person: 'select id from accounts where email = $1',
  room: 'select id from rooms where name = $1',
  lecturer: `select id from lecturers where first_name || ' ' || last_name = $1`,
  schooltype: 'select id from schooltypes where name = $1',
  exhibitor: 'select id from exhibitors where name = $1',
  settlement: `select settlements.id from settlements join lecturers on lecturers.id = lecturer_id
    where first_name || ' ' || last_name = $1`,
  registration: `select event_subscriptions.id from event_subscriptions join accounts on accounts.id = account_id
    where first_name || ' ' || last_name = $1`,
  order: 'select orders.id from orders join events on events.id = event_id where name = $1',
} as const

export type IdOf = (kind: keyof typeof queries, name: string) => Promise<number>

export const test = base.extend<{ idOf: IdOf }>({
  /** What addresses call something of the demo, or of the test, that has this name; an event's may go on with its year. */
  idOf: async ({ database }, use) => {
    await use(async (kind, name) => {
      const { rows } = await database.$client.query<{ id: number }>(`${queries[kind]} order by id`, [name])
      if (!rows[0]) throw new Error(`there is no ${kind} „${name}“`)
      return rows[0].id
    })
  },
})
