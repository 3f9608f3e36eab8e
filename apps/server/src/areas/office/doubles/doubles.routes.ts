import * as contract from '@tafelrunde/contract/admin/people/doubles'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { readAccount } from '../../accounts/accounts.service.ts'
import { listDoubles } from './doubles.service.ts'
import { mergePeople, previewMerge } from './merge.service.ts'

export const doubleRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => readAccount(deps, params.id)

  app.route({
    ...contract.listDoubles,
    handler: async request => pageAnswer(request, config.APP_URL, await listDoubles(db, request.query)),
  })

  app.route({
    ...ofObject(contract.previewMerge, find),
    handler: ({ params, query }) => previewMerge(deps, params.id, query.other),
  })

  app.route({
    ...ofObject(contract.mergePeople, find),
    handler: ({ caller, params, body }) => mergePeople(deps, caller, params.id, body),
  })
}
