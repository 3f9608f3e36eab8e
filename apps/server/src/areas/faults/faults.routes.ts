import * as contract from '@tafelrunde/contract/faults'
import type { Deps } from '../../deps.ts'
import { browserOf } from '../../platform/http/device.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { findFaults } from './faults.queries.ts'
import { noteFault } from './faults.service.ts'

export const faultRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.reportFault,
    handler: async (request, reply) => {
      await noteFault(deps, request.body, { address: request.ip, browser: browserOf(request) })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.listFaults,
    handler: async request => {
      const { count, rows } = await findFaults(deps.db, request.query)
      const told = rows.map(({ fingerprint: _hash, firstAt: first, lastAt: last, ...fault }) => ({
        ...fault,
        first,
        last,
      }))
      return pageAnswer(request, deps.config.APP_URL, { count, rows: told })
    },
  })
}
