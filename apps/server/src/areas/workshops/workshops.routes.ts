import * as contract from '@tafelrunde/contract/workshops'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { findWorkshops, type WorkshopRow } from './workshops.queries.ts'
import { readWorkshop } from './workshops.service.ts'

export const workshopRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom(
    'events',
    'workshops',
    'workshop_schooltypes',
    'workshop_lecturers',
    'timeslots',
    'lecturers',
    'accounts',
  )

  const toWorkshop = ({ workshop, timeslots, lecturers, schooltypes }: WorkshopRow): contract.Workshop => ({
    id: workshop.id,
    created: workshop.createdAt,
    name: workshop.name,
    description: workshop.description,
    location: workshop.location,
    event: workshop.eventId,
    schooltypes,
    lecturers: lecturers.map(({ id, firstName, lastName, picture }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      profile_picture: fileUrl(config.APP_URL, picture),
    })),
    timeslots: timeslots.map(({ id, caption, startsAt, endsAt, location, ...slot }) => ({
      id,
      caption,
      start: startsAt,
      end: endsAt,
      location,
      capacity: slot.capacity,
      participants_count: slot.seatsTaken,
      waitlist_count: slot.waitlistCount,
    })),
    materials: [],
  })

  app.route({
    ...contract.listWorkshops,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { isStaff } = request.caller
        await checkEventFilter(db, isStaff, request.query.event)
        const { count, rows } = await findWorkshops(db, isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toWorkshop) })
      }),
  })

  app.route({
    ...contract.getWorkshop,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toWorkshop(await readWorkshop(db, request.caller.isStaff, request.params.id)),
      ),
  })
}
