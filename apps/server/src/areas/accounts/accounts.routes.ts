import * as contract from '@tafelrunde/contract/account'
import type { Deps } from '../../deps.ts'
import { deviceOf } from '../../platform/http/device.ts'
import type { App } from '../../platform/http/fastify.ts'
import { toAccount } from './accounts.answer.rules.ts'
import { readAccount } from './accounts.service.ts'
import { logIn } from './credentials/log-in.service.ts'

export const accountRoutes = (app: App, deps: Deps) => {
  for (const endpoint of [contract.createTokens, contract.createTokensAlias])
    app.route({
      ...endpoint,
      handler: request => logIn(deps, request.body, { address: request.ip, device: deviceOf(request) }),
    })

  for (const endpoint of [contract.getAccount, contract.getMe])
    app.route({
      ...endpoint,
      handler: async ({ caller }) => toAccount(deps.config.APP_URL, await readAccount(deps, caller.id)),
    })
}
