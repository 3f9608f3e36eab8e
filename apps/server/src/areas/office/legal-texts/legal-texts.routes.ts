import * as contract from '@tafelrunde/contract/admin/legal-texts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import * as service from './legal-texts.service.ts'

export const legalTextRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeLegalText(deps, db, params.id)

  app.route({
    ...contract.listOfficeLegalTexts,
    handler: async () => ({ results: await service.listOfficeLegalTexts(deps) }),
  })

  app.route({
    ...contract.createLegalText,
    handler: async ({ body }, reply) => reply.code(201).send(await service.createLegalText(deps, body)),
  })

  app.route({ ...contract.getOfficeLegalText, handler: find })

  app.route({
    ...ofObject(contract.changeLegalText, find),
    handler: ({ params, body }) => service.changeLegalText(deps, params.id, body),
  })

  app.route({
    ...contract.deleteLegalText,
    handler: async ({ params }, reply) => {
      await service.deleteLegalText(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ofObject(contract.publishLegalText, find),
    handler: ({ params, body }) => service.publishLegalText(deps, params.id, body.version),
  })

  app.route({
    ...contract.listLegalTextHistory,
    handler: async request => {
      await find(request)
      const history = await listHistory(db, service.legalSubjects, request.params.id, request.query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
