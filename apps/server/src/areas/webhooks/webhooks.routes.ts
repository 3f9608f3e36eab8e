import * as contract from '@tafelrunde/contract/admin/webhooks'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import * as service from './webhooks.service.ts'

export const webhookRoutes = (app: App, deps: Deps) => {
  const { APP_URL } = deps.config
  const find = ({ params }: { params: { id: number } }) => service.readWebhook(deps, params.id)

  app.route({
    ...contract.listWebhooks,
    handler: async request => pageAnswer(request, APP_URL, await service.listWebhooks(deps, request.query)),
  })

  app.route({
    ...contract.createWebhook,
    handler: async ({ body }, reply) => reply.code(201).send(await service.createWebhook(deps, body)),
  })

  app.route({ ...contract.getWebhook, handler: find })

  app.route({
    ...ofObject(contract.changeWebhook, find),
    handler: ({ params, body }) => service.changeWebhook(deps, params.id, body),
  })

  app.route({
    ...contract.deleteWebhook,
    handler: async ({ params }, reply) => {
      await service.deleteWebhook(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.renewWebhookSecret,
    handler: ({ params }) => service.renewSecret(deps, params.id),
  })

  app.route({
    ...contract.testWebhook,
    handler: async ({ params }, reply) => {
      await service.testWebhook(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listWebhookDeliveries,
    handler: async request =>
      pageAnswer(request, APP_URL, await service.listDeliveries(deps, request.params.id, request.query)),
  })

  app.route({
    ...contract.resendWebhookDelivery,
    handler: async ({ params }, reply) => {
      await service.resendDelivery(deps, params.id)
      return reply.code(204).send()
    },
  })
}
