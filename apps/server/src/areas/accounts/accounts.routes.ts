import { reportBounce } from '@tafelrunde/contract/admin/mails/mails'
import * as account from '@tafelrunde/contract/people/account'
import * as notifications from '@tafelrunde/contract/people/notifications'
import * as users from '@tafelrunde/contract/people/users'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { readAhead } from '../../platform/http/read-ahead.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { findNotifications } from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import * as accounts from './accounts.service.ts'
import * as bounces from './bounces.service.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { loginRoutes } from './logins/logins.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { listPeople } from './people.service.ts'
import { changePicture } from './pictures.service.ts'
import { portalRoutes } from './portal/portal.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'

export const accountRoutes = (app: App, deps: Deps) => {
  credentialRoutes(app, deps)
  secondFactorRoutes(app, deps)
  portalRoutes(app, deps)
  passkeyRoutes(app, deps)
  loginRoutes(app, deps)

  const { APP_URL } = deps.config
  const answer = async (id: number) => toAccount(APP_URL, await accounts.readAccount(deps, id))

  for (const each of [account.getAccount, account.getMe]) {
    const { endpoint, read } = readAhead(
      each,
      () => null,
      id => accounts.readAccount(deps, id),
    )
    app.route({ ...endpoint, handler: async request => toAccount(APP_URL, await read(request, null)) })
  }

  app.route({
    ...users.listUsers,
    handler: async request => {
      const { count, rows } = await accounts.listAccounts(deps, request.caller, request.query)
      return pageAnswer(request, APP_URL, { count, rows: rows.map(row => toAccount(APP_URL, row)) })
    },
  })

  app.route({
    ...reportBounce,
    handler: async ({ body }, reply) => {
      await bounces.reportBounce(deps, body)
      return reply.code(204).send()
    },
  })

  for (const endpoint of [users.replaceMe, users.changeMe])
    app.route({
      ...endpoint,
      handler: async ({ caller, body }) => {
        await accounts.changeAccount(deps, caller, caller.id, body)
        return answer(caller.id)
      },
    })

  app.route({
    ...users.getUser,
    handler: async ({ caller, params }) =>
      toAccount(APP_URL, await accounts.readSeenAccount(deps, caller, params.id)),
  })

  for (const endpoint of [users.replaceUser, users.changeUser])
    app.route({
      ...ofObject(endpoint, ({ caller, params }) => accounts.readSeenAccount(deps, caller, params.id)),
      handler: async ({ caller, params, body }) => {
        await accounts.changeAccount(deps, caller, params.id, body)
        return answer(params.id)
      },
    })

  app.route({
    ...users.listPeople,
    handler: async request => {
      const { count, rows } = await listPeople(deps, request.caller, request.query)
      return pageAnswer(request, APP_URL, { count, rows })
    },
  })

  app.route({
    ...users.changePicture,
    handler: async ({ body, caller }) => {
      await changePicture(deps, caller.id, body.file)
      return answer(caller.id)
    },
  })

  app.route({
    ...notifications.getNotifications,
    handler: async ({ caller }) => orNotFound(await findNotifications(deps.db, caller.id)),
  })

  app.route({
    ...notifications.changeNotifications,
    handler: ({ caller, body }) => accounts.changeNotifications(deps, caller.id, body),
  })
}
