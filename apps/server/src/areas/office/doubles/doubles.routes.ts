import * as contract from '@tafelrunde/contract/admin-doubles'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { readAccount } from '../../accounts/accounts.service.ts'
import { mergePeople, previewMerge } from './merge.service.ts'

export const doubleRoutes = (app: App, deps: Deps) => {
  const find = ({ params }: { params: { id: number } }) => readAccount(deps, params.id)

  app.route({
    ...ofObject(contract.previewMerge, find),
    handler: ({ params, query }) => previewMerge(deps, params.id, query.other),
  })

  app.route({
    ...ofObject(contract.mergePeople, find),
    handler: ({ caller, params, body }) => mergePeople(deps, caller, params.id, body),
  })
}
