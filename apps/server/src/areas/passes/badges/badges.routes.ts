import * as contract from '@tafelrunde/contract/admin/events/badges'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendPdf } from '../../../platform/http/file-reply.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { drawBadges, listBadges } from './badges.service.ts'

export const badgeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...contract.listBadges,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await listBadges(db, request.params.id, request.query)),
  })

  app.route({
    ...contract.getBadgeSheets,
    handler: async ({ caller, params, query }, reply) =>
      sendPdf(reply, await drawBadges(deps, caller, params.id, query)),
  })
}
