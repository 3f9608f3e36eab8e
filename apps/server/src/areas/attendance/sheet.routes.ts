import * as contract from '@tafelrunde/contract/lecturer-timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { dispositionOf } from '../storage/storage.rules.ts'
import { readSheet, readTable } from './sheet.service.ts'

export const sheetRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getSignInSheet,
    handler: async ({ caller, params }, reply) => {
      const { name, bytes } = await readSheet(deps, caller, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf('inline', name))
        .send(new Uint8Array(bytes))
    },
  })

  app.route({
    ...contract.getParticipantsTable,
    handler: async ({ caller, params }, reply) => {
      const { name, bytes } = await readTable(deps, caller, params.id)
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', dispositionOf('attachment', name))
        .send(new Uint8Array(bytes))
    },
  })
}
