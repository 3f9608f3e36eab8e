import * as contract from '@tafelrunde/contract/admin/retention'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { previewRetention } from './preview.service.ts'
import { readProcessingRecord } from './processing.service.ts'
import { listRetention } from './retention.service.ts'

export const retentionRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listRetention,
    handler: async () => ({ results: listRetention(deps.clock.now()) }),
  })

  app.route({
    ...contract.previewRetention,
    handler: async () => ({ results: await previewRetention(deps) }),
  })

  app.route({ ...contract.getProcessingRecord, handler: () => readProcessingRecord(deps) })
}
