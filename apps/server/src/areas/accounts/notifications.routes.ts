import * as contract from '@tafelrunde/contract/notifications'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { App } from '../../platform/http/fastify.ts'
import { changeNotifications, readNotifications } from './notifications.service.ts'

export const notificationRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getNotifications,
    handler: ({ caller }) => readNotifications(deps, caller.id),
  })

  app.route({
    ...contract.changeNotifications,
    handler: ({ caller, body }) => inTransaction(deps.db, tx => changeNotifications(tx, caller.id, body)),
  })
}
