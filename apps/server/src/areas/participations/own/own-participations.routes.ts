import * as contract from '@tafelrunde/contract/events/own-participations'
import { listOwnEvents, listOwnTimeslots, type OwnTimeslot } from '@tafelrunde/contract/events/participations'
import { subscriptionText } from '@tafelrunde/contract/people/subscription'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { answerText, pageAnswer, pageText } from '../../../platform/http/pages.ts'
import { queryBy, readAhead } from '../../../platform/http/read-ahead.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { checkEventFilter } from '../../events/events.service.ts'
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
import { createSlots, type Slot } from './slots.service.ts'

const confirmationOf = ({ state, attendedMinutes, feedback }: ParticipationRow, { terms, times }: Slot) => {
  const { available, reason, hours, units } = confirmable(
    { state, attendedMinutes, ...times },
    terms,
    feedback !== null,
  )
  return { available, reason, hours, units }
}

// What is not the same for everybody, as it goes over the wire; the rest is written already.
const ownOfParticipation = (
  own: ParticipationRow,
  slot: Slot,
): Omit<z.input<typeof contract.Participation>, 'event' | 'timeslot' | 'workshop' | 'lecturers'> => ({
  id: own.id,
  state: own.state,
  created: berlinText(own.createdAt),
  waitlist_position: own.position,
  feedback: own.feedback,
  confirmation: confirmationOf(own, slot),
})

type Counted = 'participants_count' | 'waitlist_count' | 'participation'
const ownOfTimeslot = (own: OwnTimeslotRow): Pick<z.input<typeof OwnTimeslot>, Counted> => ({
  participants_count: own.seatsTaken,
  waitlist_count: own.waitlistCount,
  participation: { id: own.participationId, state: own.state, waitlist_position: own.position },
})

/** Two objects, the second one written already, as the text of one. */
const joined = (own: object, shared: string) => `${JSON.stringify(own).slice(0, -1)},${shared.slice(1)}`

export const ownParticipationRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const findSlot = createSlots(deps)

  const participationText = async (own: ParticipationRow) => {
    const slot = await findSlot(own.timeslotId)
    return joined(ownOfParticipation(own, slot), slot.ofParticipation)
  }
  const timeslotText = async (own: OwnTimeslotRow) =>
    joined(ownOfTimeslot(own), (await findSlot(own.id)).ofTimeslot)

  const own = readAhead(
    contract.listParticipations,
    queryBy(contract.listParticipations.schema.querystring),
    (id, query) => findParticipations(db, id, query),
  )
  app.route({
    ...own.endpoint,
    handler: (request, reply) =>
      answerText(reply, async () => {
        const { caller, query } = request
        await checkTimeslotFilter(db, caller.isStaff, query.timeslot)
        const { count, rows } = await own.read(request, query)
        const texts = await Promise.all(rows.map(participationText))
        return pageText(request, config.APP_URL, { count, texts })
      }),
  })

  app.route({
    ...contract.getParticipation,
    handler: ({ caller, params }, reply) =>
      answerText(reply, async () =>
        participationText(orNotFound(await findParticipation(db, caller.id, params.id))),
      ),
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

  const ownTimeslots = readAhead(
    listOwnTimeslots,
    queryBy(listOwnTimeslots.schema.querystring),
    (id, query) => findOwnTimeslots(db, id, query),
  )
  app.route({
    ...ownTimeslots.endpoint,
    handler: (request, reply) =>
      answerText(reply, async () => {
        const { caller, query } = request
        await checkEventFilter(db, caller.isStaff, query.event)
        await checkWorkshopFilter(db, caller.isStaff, query.workshop)
        const { count, rows } = await ownTimeslots.read(request, query)
        const texts = await Promise.all(rows.map(timeslotText))
        return pageText(request, config.APP_URL, { count, texts })
      }),
  })
}
