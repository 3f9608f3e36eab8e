import * as contract from '@tafelrunde/contract/admin/retention'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { listRetention } from './retention.service.ts'

export const retentionRoutes = (app: App, { clock }: Deps) => {
  app.route({
    ...contract.listRetention,
    handler: async () => ({ results: listRetention(clock.now()) }),
  })
}
