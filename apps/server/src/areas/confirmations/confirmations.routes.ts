import * as contract from '@tafelrunde/contract/confirmations'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { dispositionOf } from '../storage/storage.rules.ts'
import * as service from './confirmations.service.ts'
import { readRun, startRun } from './runs.service.ts'
import { readYearRecord } from './year-record.service.ts'

export const confirmationRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getConfirmation,
    handler: async ({ caller, params }, reply) => {
      const { name, bytes } = await service.readConfirmation(deps, caller.id, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf('inline', name))
        .send(new Uint8Array(bytes))
    },
  })

  app.route({
    ...contract.mailConfirmation,
    handler: async ({ caller, ip, params }) => {
      await service.mailConfirmation(deps, { id: caller.id, address: ip }, params.id)
      return 'gesendet' as const
    },
  })

  app.route({
    ...contract.getYearRecord,
    handler: async ({ caller, params }, reply) => {
      const { name, bytes } = await readYearRecord(deps, caller.id, params.year)
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf('inline', name))
        .send(new Uint8Array(bytes))
    },
  })

  app.route({
    ...contract.checkConfirmation,
    handler: ({ ip, params }) => service.checkCode(deps, ip, params.code),
  })

  app.route({
    ...contract.issueConfirmations,
    handler: async ({ body, params }, reply) => reply.code(201).send(await startRun(deps, params.id, body)),
  })

  app.route({
    ...contract.getConfirmationRun,
    handler: ({ params }) => readRun(deps.db, params.id),
  })

  app.route({
    ...contract.correctConfirmation,
    handler: async ({ body, params }, reply) =>
      reply.code(201).send(await service.correctConfirmation(deps, params.id, body.reason)),
  })
}
