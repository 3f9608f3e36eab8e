import * as contract from '@tafelrunde/contract/admin/people/people'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { exportEverything } from '../../privacy/export.service.ts'
import { startLook } from '../../sessions/looks.service.ts'
import { findPeople } from './people.queries.ts'
import * as service from './people.service.ts'

export const peopleRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readPerson(deps, db, params.id)

  app.route({
    ...contract.listOfficePeople,
    handler: async request => pageAnswer(request, config.APP_URL, await findPeople(db, request.query)),
  })

  app.route({
    ...contract.createPerson,
    handler: async ({ body }, reply) => reply.code(201).send(await service.createPerson(deps, body)),
  })

  app.route({
    ...contract.mailAccess,
    handler: ({ params }) => service.mailAccess(deps, params.id),
  })

  app.route({ ...contract.getOfficePerson, handler: find })

  app.route({
    ...ofObject(contract.changePerson, find),
    handler: ({ caller, params, body }) => service.changePerson(deps, caller, params.id, body),
  })

  app.route({
    ...contract.removeSecondFactor,
    handler: ({ caller, params }) => service.removeSecondFactor(deps, caller, params.id),
  })

  app.route({
    ...contract.clearBounce,
    handler: ({ params }) => service.clearBounce(deps, params.id),
  })

  app.route({
    ...contract.listPersonHistory,
    handler: async request => {
      await find(request)
      const history = await listHistory(db, service.historySubjects, request.params.id, request.query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })

  app.route({
    ...contract.listPersonRecords,
    handler: async ({ params }) => ({ results: await service.listRecords(deps, params.id) }),
  })

  app.route({
    ...contract.startLook,
    handler: async ({ caller, params }, reply) =>
      reply.code(201).send(await startLook(deps, caller, params.id)),
  })

  app.route({
    ...contract.exportPerson,
    handler: async (request, reply) => {
      const { first_name, last_name } = await find(request)
      return sendAttachment(reply, 'application/zip', {
        name: `${first_name} ${last_name}.zip`,
        bytes: await exportEverything(deps, request.params.id),
      })
    },
  })
}
