import * as attachments from '@tafelrunde/contract/admin/mails/circular-attachments'
import * as contract from '@tafelrunde/contract/admin/mails/circulars'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { addAttachment, deleteAttachment, readAttachedFile } from './attachments.service.ts'
import * as service from './circulars.service.ts'
import { previewCircular, testCircular } from './preview.service.ts'
import { resumeCircular, sendCircular, stopCircular } from './send.service.ts'

/** Mails from the office to many. */
export const circularRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: Asked) => service.readRow(db, params.id)

  app.route({
    ...contract.listCirculars,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listCirculars(deps, request.query)),
  })

  app.route({
    ...contract.createCircular,
    handler: async ({ body, caller }, reply) =>
      reply.code(201).send(await service.createCircular(deps, caller, body)),
  })

  app.route({ ...contract.getCircular, handler: ({ params }) => service.readCircular(deps, params.id) })

  app.route({
    ...ofObject(contract.changeCircular, find),
    handler: ({ body, params }) => service.changeCircular(deps, params.id, body),
  })

  app.route({
    ...contract.deleteCircular,
    handler: async ({ params }, reply) => {
      await service.deleteCircular(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ofObject(attachments.addCircularAttachment, find),
    handler: async ({ body, params }, reply) =>
      reply.code(201).send(await addAttachment(deps, params.id, body)),
  })

  app.route({
    ...attachments.deleteCircularAttachment,
    handler: async ({ params }, reply) => {
      await deleteAttachment(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...attachments.getCircularAttachment,
    handler: async ({ params }, reply) =>
      sendAttachment(reply, 'application/octet-stream', await readAttachedFile(db, params.id)),
  })

  app.route({
    ...contract.listCircularRecipients,
    handler: async request => {
      const { params, query } = request
      return pageAnswer(request, config.APP_URL, await service.listRecipients(db, params.id, query))
    },
  })

  app.route({
    ...ofObject(contract.previewCircular, find),
    handler: ({ body, params }) => previewCircular(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.testCircular, find),
    handler: ({ body, caller, params }) => testCircular(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(contract.sendCircular, find),
    handler: ({ body, params }) => sendCircular(deps, params.id, body.count),
  })

  app.route({ ...contract.stopCircular, handler: ({ params }) => stopCircular(deps, params.id) })

  app.route({ ...contract.resumeCircular, handler: ({ params }) => resumeCircular(deps, params.id) })
}
