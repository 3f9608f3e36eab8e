import * as contract from '@tafelrunde/contract/lecturer-data'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { toLecturerData } from './lecturer-data.rules.ts'
import { changeLecturerData, listLecturerData, readLecturerData } from './lecturer-data.service.ts'

export const lecturerDataRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.listLecturerData,
    handler: async request => {
      const { count, rows } = await listLecturerData(deps, request.caller, request.query)
      return pageAnswer(request, deps.config.APP_URL, { count, rows: rows.map(toLecturerData) })
    },
  })

  app.route({
    ...contract.getLecturerData,
    handler: async ({ caller, params }) => toLecturerData(await readLecturerData(deps, caller, params.id)),
  })

  for (const endpoint of [contract.replaceLecturerData, contract.changeLecturerData])
    app.route({
      ...endpoint,
      handler: async ({ body, caller, params }) =>
        toLecturerData(await changeLecturerData(deps, caller, params.id, body)),
    })
}
