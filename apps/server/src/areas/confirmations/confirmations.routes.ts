import * as office from '@tafelrunde/contract/admin/events/attendances'
import * as contract from '@tafelrunde/contract/events/confirmations'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { readEvent } from '../events/events.service.ts'
import * as service from './confirmations.service.ts'
import {
  issueConfirmation,
  listAttendances,
  mailConfirmationAgain,
  readConfirmationPaper,
} from './office.service.ts'
import { readRun, startRun } from './runs.service.ts'
import { readYearRecord } from './year-record.service.ts'

export const confirmationRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getConfirmation,
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await service.readConfirmation(deps, caller.id, params.id)),
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
    handler: async ({ caller, params }, reply) =>
      sendPdf(reply, await readYearRecord(deps, caller.id, params.year)),
  })

  app.route({
    ...contract.checkConfirmation,
    handler: ({ ip, params }) => service.checkCode(deps, ip, params.code),
  })

  app.route({
    ...ofObject(contract.issueConfirmations, ({ params }) => readEvent(deps.db, true, params.id)),
    handler: async ({ body, params }, reply) => reply.code(201).send(await startRun(deps, params.id, body)),
  })

  app.route({
    ...office.listAttendances,
    handler: async request =>
      pageAnswer(request, deps.config.APP_URL, await listAttendances(deps, request.query)),
  })

  app.route({
    ...office.getConfirmationPaper,
    handler: async ({ params }, reply) => sendPdf(reply, await readConfirmationPaper(deps.db, params.id)),
  })

  app.route({
    ...office.issueConfirmation,
    handler: async ({ params }, reply) => reply.code(201).send(await issueConfirmation(deps, params.id)),
  })

  app.route({
    ...office.mailConfirmationAgain,
    handler: ({ params }) => mailConfirmationAgain(deps, params.id),
  })

  app.route({
    ...contract.getConfirmationRun,
    handler: ({ params }) => readRun(deps.db, params.id),
  })

  app.route({
    ...ofObject(contract.correctConfirmation, ({ params }) => service.readConfirmed(deps.db, params.id)),
    handler: async ({ body, params }, reply) =>
      reply.code(201).send(await service.correctConfirmation(deps, params.id, body.reason)),
  })
}
