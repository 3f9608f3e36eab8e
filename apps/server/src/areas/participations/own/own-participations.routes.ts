import * as contract from '@tafelrunde/contract/own-participations'
import { listOwnEvents, listOwnTimeslots, type OwnTimeslot } from '@tafelrunde/contract/participations'
import { subscriptionText } from '@tafelrunde/contract/subscription'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { checkEventFilter } from '../../events/events.service.ts'
import { fileUrl } from '../../storage/storage.rules.ts'
import { toTimeslot } from '../../timeslots/timeslots.rules.ts'
import { checkTimeslotFilter } from '../../timeslots/timeslots.service.ts'
import { checkWorkshopFilter } from '../../workshops/workshops.service.ts'
import { confirmable } from '../confirmable.rules.ts'
import {
  findOwnEvents,
  findOwnTimeslots,
  findParticipation,
  findParticipations,
  type OwnTimeslotRow,
  type ParticipationRow,
} from './own-participations.queries.ts'

const toConfirmation = (row: ParticipationRow) => {
  const event = { ...row, state: row.eventState }
  const { available, reason, hours, units } = confirmable(row, event, row.feedback !== null)
  return { available, reason, hours, units }
}

const toOwnTimeslot = ({
  participationId: id,
  state,
  position,
  ...timeslot
}: OwnTimeslotRow): OwnTimeslot => ({
  ...toTimeslot(timeslot),
  participation: { id, state, waitlist_position: position },
})

export const ownParticipationRoutes = (app: App, { config, db }: Deps) => {
  const toParticipation = (row: ParticipationRow): contract.Participation => ({
    id: row.id,
    state: row.state,
    created: row.createdAt,
    waitlist_position: row.position,
    event: {
      id: row.eventId,
      name: row.eventName,
      state: row.eventState,
      start: row.eventStartsAt,
      end: row.eventEndsAt,
      feedback_required: row.feedbackRequired,
      feedback_deadline: row.feedbackDeadline,
    },
    timeslot: {
      id: row.timeslotId,
      caption: row.caption,
      start: row.startsAt,
      end: row.endsAt,
      location: row.location,
    },
    workshop:
      row.workshopId === null || row.workshopName === null
        ? null
        : { id: row.workshopId, name: row.workshopName },
    lecturers: (row.lecturers ?? []).map(({ id, firstName, lastName, picture }) => ({
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
    handler: async ({ caller, params }) =>
      toParticipation(orNotFound(await findParticipation(db, caller.id, params.id))),
  })

  app.route({
    ...listOwnEvents,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      const { count, rows } = await findOwnEvents(db, caller.id, query)
      const results = rows.map(row => ({ event: row.event, subscription: subscriptionText(row) }))
      return pageAnswer(request, config.APP_URL, { count, rows: results })
    },
  })

  app.route({
    ...listOwnTimeslots,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      await checkWorkshopFilter(db, caller.isStaff, query.workshop)
      const { count, rows } = await findOwnTimeslots(db, caller.id, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toOwnTimeslot) })
    },
  })
}
