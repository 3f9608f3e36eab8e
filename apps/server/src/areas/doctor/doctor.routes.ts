import * as contract from '@tafelrunde/contract/admin/doctor'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { examine, examineWithMail } from './doctor.service.ts'

export const doctorRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.getDoctor, handler: async () => ({ results: await examine(deps) }) })
  app.route({ ...contract.mailDoctor, handler: async () => ({ results: await examineWithMail(deps) }) })
}
