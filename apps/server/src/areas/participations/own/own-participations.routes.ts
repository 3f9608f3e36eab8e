import * as contract from '@tafelrunde/contract/own-participations'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { fileUrl } from '../../storage/storage.rules.ts'
import { checkTimeslotFilter } from '../../timeslots/timeslots.service.ts'
import { confirmable } from '../confirmable.rules.ts'
import { findParticipations, type ParticipationRow } from './own-participations.queries.ts'
import { readParticipation } from './own-participations.service.ts'

const toConfirmation = ({ participation, timeslot, event, feedback }: ParticipationRow) => {
  const facts = { ...timeslot, ...participation }
  const { available, reason, hours, units } = confirmable(facts, event, feedback !== null)
  return { available, reason, hours, units }
}

export const participationListRoutes = (app: App, { config, db }: Deps) => {
  const toParticipation = (row: ParticipationRow): contract.Participation => ({
    id: row.participation.id,
    state: row.participation.state,
    created: row.participation.createdAt,
    waitlist_position: row.position,
    event: {
      id: row.event.id,
      name: row.event.name,
      state: row.event.state,
      start: row.event.startsAt,
      end: row.event.endsAt,
      feedback_required: row.event.feedbackRequired,
      feedback_deadline: row.event.feedbackDeadline,
    },
    timeslot: {
      id: row.timeslot.id,
      caption: row.timeslot.caption,
      start: row.timeslot.startsAt,
      end: row.timeslot.endsAt,
      location: row.timeslot.location,
    },
    workshop: row.workshop,
    lecturers: row.lecturers.map(({ id, firstName, lastName, picture }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      profile_picture: fileUrl(config.APP_URL, picture),
    })),
    feedback: row.feedback,
    confirmation: toConfirmation(row),
  })

  app.route({
    ...contract.listParticipations,
    handler: async request => {
      const { caller, query } = request
      await checkTimeslotFilter(db, caller.isStaff, query.timeslot)
      const { count, rows } = await findParticipations(db, caller.id, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toParticipation) })
    },
  })

  app.route({
    ...contract.getParticipation,
    handler: async ({ caller, params }) => toParticipation(await readParticipation(db, caller.id, params.id)),
  })
}
