import * as contract from '@tafelrunde/contract/admin-association'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { changeAssociationBank, readAssociationBank } from './bank.service.ts'

export const associationBankRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.getAssociationBank, handler: () => readAssociationBank(deps.db) })

  app.route({
    ...contract.replaceAssociationBank,
    handler: ({ body }) => changeAssociationBank(deps, body),
  })
}
