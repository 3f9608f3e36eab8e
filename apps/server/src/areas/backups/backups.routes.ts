import * as contract from '@tafelrunde/contract/admin/backups'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { askForBackup, readBackups } from './backups.service.ts'

export const backupRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.readBackups, handler: () => readBackups(deps) })

  app.route({
    ...contract.startBackup,
    handler: async (_request, reply) => {
      await askForBackup(deps)
      return reply.code(204).send()
    },
  })
}
