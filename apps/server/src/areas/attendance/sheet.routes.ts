import * as contract from '@tafelrunde/contract/lecturer-timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment, sendPdf } from '../../platform/http/file-reply.ts'
import { readSheet, readTable } from './sheet/sheet.service.ts'

export const sheetRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getSignInSheet,
    handler: async ({ caller, params }, reply) => sendPdf(reply, await readSheet(deps, caller, params.id)),
  })

  app.route({
    ...contract.getParticipantsTable,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(
        reply,
        'text/csv; charset=utf-8; header=present',
        await readTable(deps, caller, params.id),
      ),
  })
}
