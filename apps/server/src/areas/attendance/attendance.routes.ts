import * as contract from '@tafelrunde/contract/events/attendance'
import * as timeslots from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import type { Caller } from '../../common/people.rules.ts'
import { tableFileTypes } from '../../common/table-files.service.ts'
import type { Deps } from '../../deps.ts'
import { answerAlone } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment, sendPdf } from '../../platform/http/file-reply.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { toTimeslot } from '../timeslots/timeslots.rules.ts'
import { checkOwnWorkshopFilter } from '../workshops/materials.service.ts'
import { addParticipant } from './door.service.ts'
import { entranceRoutes } from './entrance/entrance.routes.ts'
import { markParticipant } from './marks.service.ts'
import { writeToParticipants } from './message/message.service.ts'
import { findOwnTimeslots, type OwnTimeslotRow } from './own-timeslots.queries.ts'
import { checkOwnTimeslotFilter, readOwnTimeslot } from './own-timeslots.service.ts'
import { toHistory, toParticipant } from './participants.rules.ts'
import {
  listParticipants,
  readOwnParticipant,
  readParticipant,
  readParticipants,
} from './participants.service.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { readSheet, readTable } from './sheet/sheet.service.ts'

const toLecturerTimeslot = (row: OwnTimeslotRow): timeslots.LecturerTimeslot => ({
  ...toTimeslot(row),
  event_name: row.eventName,
  workshop_name: row.name,
  counts: row.counts,
})

const timeslotRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...timeslots.listLecturerTimeslots,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      await checkOwnWorkshopFilter(db, caller, query.workshop)
      const { count, rows } = await findOwnTimeslots(db, caller, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toLecturerTimeslot) })
    },
  })

  app.route({
    ...timeslots.getLecturerTimeslot,
    handler: async ({ caller, params }) => toLecturerTimeslot(await readOwnTimeslot(db, caller, params.id)),
  })

  app.route({
    ...timeslots.getSignInSheet,
    handler: async ({ caller, params }, reply) => sendPdf(reply, await readSheet(deps, caller, params.id)),
  })

  app.route({
    ...timeslots.getParticipantsTable,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, tableFileTypes.csv, await readTable(deps, caller, params.id)),
  })

  app.route({
    ...ofObject(timeslots.writeToParticipants, ({ caller, params }) =>
      readOwnTimeslot(db, caller, params.id),
    ),
    handler: async ({ body, caller, ip, params }, reply) => {
      const writer = { caller, address: ip }
      return reply.code(201).send({ recipients: await writeToParticipants(deps, writer, params.id, body) })
    },
  })
}

const participantRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const answer = async (caller: Caller, id: number) => toParticipant(await readParticipant(db, caller, id))

  app.route({
    ...contract.listParticipants,
    handler: async request => {
      const { caller, query } = request
      await checkOwnTimeslotFilter(db, caller, query.timeslot)
      const { count, rows } = await listParticipants(db, caller, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toParticipant) })
    },
  })

  app.route({
    ...contract.addParticipant,
    handler: async ({ caller, body }, reply) => {
      const id = await addParticipant(deps, caller, body)
      return reply.code(201).send(await answer(caller, id))
    },
  })

  app.route({
    ...contract.getParticipant,
    handler: async ({ caller, params }) => toHistory(await readParticipant(db, caller, params.id)),
  })

  const find = ({ caller, params }: Asked) => readOwnParticipant(db, caller, params.id)

  app.route({
    ...ofObject(contract.replaceParticipant, find),
    handler: async ({ caller, params, body }) => {
      await markParticipant(deps, caller, params.id, body)
      return answer(caller, params.id)
    },
  })

  app.route({
    ...ofObject(contract.changeParticipant, find),
    handler: async ({ caller, params, body }) => {
      await markParticipant(deps, caller, params.id, body)
      return answer(caller, params.id)
    },
  })
}

/** Record by record: what is wrong with one keeps none of the others from being taken. */
const marksRoute = (app: App, deps: Deps) =>
  app.route({
    ...contract.markParticipants,
    handler: async request => {
      const { caller, body } = request
      const answers: Awaited<ReturnType<typeof answerAlone>>[] = []
      for (const { participant, ...wish } of body.marks)
        answers.push(await answerAlone(request, () => markParticipant(deps, caller, participant, wish)))
      const taken = body.marks.filter((_, index) => answers[index]?.status === 200)
      const ids = [...new Set(taken.map(({ participant }) => participant))]
      const participants = await readParticipants(deps.db, caller, ids)
      return { answers, participants: participants.map(toParticipant) }
    },
  })

export const attendanceRoutes = (app: App, deps: Deps) => {
  timeslotRoutes(app, deps)
  participantRoutes(app, deps)
  marksRoute(app, deps)
  presenceRoutes(app, deps)
  entranceRoutes(app, deps)
}
