import * as contract from '@tafelrunde/contract/attendance'
import type { Caller } from '../../common/people.rules.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { addParticipant } from './door.service.ts'
import { markParticipant } from './marks.service.ts'
import { checkOwnTimeslotFilter } from './own-timeslots.service.ts'
import { toHistory, toParticipant } from './participants.rules.ts'
import { listParticipants, readParticipant } from './participants.service.ts'

export const participantRoutes = (app: App, deps: Deps) => {
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

  app.route({
    ...contract.replaceParticipant,
    handler: async ({ caller, params, body }) => {
      await markParticipant(deps, caller, params.id, body)
      return answer(caller, params.id)
    },
  })

  app.route({
    ...contract.changeParticipant,
    handler: async ({ caller, params, body }) => {
      await markParticipant(deps, caller, params.id, body)
      return answer(caller, params.id)
    },
  })
}
