import * as contract from '@tafelrunde/contract/admin/four-eyes'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { findChange } from './four-eyes.queries.ts'
import { decideChange, readFourEyes, switchFourEyes } from './four-eyes.service.ts'

export const fourEyesRoutes = (app: App, deps: Deps) => {
  const { db } = deps

  app.route({ ...contract.getFourEyes, handler: () => readFourEyes(db) })

  app.route({
    ...contract.switchFourEyes,
    handler: ({ body, caller }) => switchFourEyes(deps, caller, body.on),
  })

  app.route({
    ...ofObject(contract.confirmWaitingChange, async ({ params }) =>
      orNotFound(await findChange(db, params.id)),
    ),
    handler: ({ caller, params }) => decideChange(deps, caller, params.id, true),
  })

  app.route({
    ...ofObject(contract.rejectWaitingChange, async ({ params }) =>
      orNotFound(await findChange(db, params.id)),
    ),
    handler: ({ caller, params }) => decideChange(deps, caller, params.id, false),
  })
}
