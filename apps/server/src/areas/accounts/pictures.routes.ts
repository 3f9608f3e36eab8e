import * as contract from '@tafelrunde/contract/users'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { toAccount } from './accounts.answer.rules.ts'
import { readAccount } from './accounts.service.ts'
import { changePicture } from './pictures.service.ts'

export const pictureRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.changePicture,
    handler: async ({ body, caller }) => {
      await changePicture(deps, caller.id, body.file)
      return toAccount(deps.config.APP_URL, await readAccount(deps, caller.id))
    },
  })
}
