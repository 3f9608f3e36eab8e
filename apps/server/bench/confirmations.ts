import { accounts } from '../src/areas/accounts/accounts.tables.ts'
import { confirmations } from '../src/areas/confirmations/confirmations.tables.ts'
import { startRun, workOnRun } from '../src/areas/confirmations/runs.service.ts'
import { mails } from '../src/areas/mail/mail.tables.ts'
import { participations } from '../src/areas/participations/participations.tables.ts'
import { eventSubscriptions } from '../src/areas/participations/subscriptions.tables.ts'
import { readConfig } from '../src/config.ts'
import { connectDeps } from '../src/connect-deps.ts'
import { jobNames } from '../src/jobs.ts'
import { givenIn } from '../test/given.ts'
import { withServer } from './server.ts'

// All confirmations of a large event, drawn, kept and queued as mails by one process: npm run bench:confirmations

const people = 2000
const timeslots = 40

await withServer({}, async ({ url, secret, db }) => {
  const given = givenIn({ db, clock: { now: () => new Date() } })
  const event = await given.event({ state: 'finished' })
  const slots: Awaited<ReturnType<typeof given.timeslot>>[] = []
  for (let index = 0; index < timeslots; index++) {
    const workshop = await given.workshop({ eventId: event.id })
    await given.lecturer(workshop.id)
    slots.push(await given.timeslot({ eventId: event.id, workshopId: workshop.id, capacity: people }))
  }
  const now = new Date()
  const attendees = await db
    .insert(accounts)
    .values(
      Array.from({ length: people }, (_, index) => ({
        email: `bench-${index}@schule.example`,
        firstName: 'Berta',
        lastName: `Bench ${index}`,
        joinedAt: now,
        state: 'active' as const,
      })),
    )
    .returning({ id: accounts.id })
  await db.insert(eventSubscriptions).values(
    attendees.map(({ id: accountId }) => ({
      accountId,
      eventId: event.id,
      state: 'registered' as const,
      createdAt: now,
    })),
  )
  await db.insert(participations).values(
    attendees.flatMap(({ id: accountId }, index) => {
      const slot = slots[index % timeslots]
      if (!slot) return []
      const { id: timeslotId, startsAt, endsAt } = slot
      return [{ timeslotId, accountId, startsAt, endsAt, state: 'attended' as const, createdAt: now }]
    }),
  )

  const config = { ...readConfig({ LOG_LEVEL: 'warn' }), SECRET_KEY: secret }
  const deps = await connectDeps(config, url, jobNames)
  try {
    const began = performance.now()
    const { id } = await startRun(deps, event.id, { mail: true, byJob: false })
    await workOnRun(deps, id)
    const seconds = (performance.now() - began) / 1000
    const issued = await db.$count(confirmations)
    const written = await db.$count(mails)
    console.log(
      `${issued} confirmations and ${written} mails in ${seconds.toFixed(1)} s, ${Math.round(issued / seconds)}/s`,
    )
    if (issued !== people || written !== people) process.exitCode = 1
  } finally {
    await deps.close()
  }
})
