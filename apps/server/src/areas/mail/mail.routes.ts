import * as contract from '@tafelrunde/contract/admin/mails/mails'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import * as outbox from './outbox.service.ts'

/** The outbox. */
export const mailRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps

  app.route({
    ...contract.listMails,
    handler: async request => pageAnswer(request, config.APP_URL, await outbox.listOutbox(db, request.query)),
  })

  app.route({
    ...contract.getMail,
    handler: ({ params }) => outbox.readOutboxMail(db, params.id),
  })

  app.route({
    ...ofObject(contract.resendMail, ({ params }) => outbox.readOutboxMail(db, params.id)),
    handler: ({ body, params }) => outbox.resendMail(deps, params.id, body.recipient),
  })
}
