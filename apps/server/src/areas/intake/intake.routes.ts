import { tableTypes } from '@tafelrunde/contract/admin/export'
import * as contract from '@tafelrunde/contract/admin/intakes'
import { synchroniseMembers } from '@tafelrunde/contract/admin/people/members'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { toIntakeRow } from './intake.rules.ts'
import * as service from './intake.service.ts'
import * as members from './members/synchronisation.service.ts'
import { writeFaults, writeTemplate } from './template.service.ts'
import { changeDelimiter, createIntake } from './upload.service.ts'

export const intakeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ caller, params }: Asked) => service.readIntake(db, caller, params.id)

  app.route({
    ...contract.getIntakeTemplate,
    handler: async ({ query }, reply) =>
      sendAttachment(reply, tableTypes.xlsx, await writeTemplate(query.kind)),
  })

  app.route({
    ...contract.listIntakes,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await service.listIntakes(db, request.caller, request.query)),
  })

  app.route({
    ...contract.createIntake,
    handler: async ({ body, caller }, reply) => reply.code(201).send(await createIntake(deps, caller, body)),
  })

  app.route({ ...contract.getIntake, handler: find })

  app.route({
    ...contract.deleteIntake,
    handler: async ({ caller, params }, reply) => {
      await service.deleteIntake(deps, caller, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listIntakeRows,
    handler: async request => {
      const { caller, params, query } = request
      const { mapping, count, rows } = await service.listRows(db, caller, params.id, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(row => toIntakeRow(row, mapping)) })
    },
  })

  app.route({
    ...contract.exportIntakeFaults,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, tableTypes.xlsx, await writeFaults(db, caller, params.id)),
  })

  app.route({
    ...ofObject(contract.mapIntake, find),
    handler: ({ body, caller, params }) => service.mapIntake(deps, caller, params.id, body.columns),
  })

  app.route({
    ...ofObject(contract.splitIntake, find),
    handler: ({ body, caller, params }) => changeDelimiter(deps, caller, params.id, body.delimiter),
  })

  app.route({
    ...ofObject(contract.leaveOutHidden, find),
    handler: ({ body, caller, params }) => service.leaveOutHidden(deps, caller, params.id, body.left_out),
  })

  app.route({
    ...ofObject(contract.correctIntake, find),
    handler: ({ body, caller, params }) => service.correctIntake(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(contract.applyIntake, find),
    handler: ({ body, caller, params }) => service.applyIntake(deps, caller, params.id, body.version),
  })

  app.route({
    ...synchroniseMembers,
    handler: ({ body }) => members.synchroniseMembers(deps, body),
  })
}
