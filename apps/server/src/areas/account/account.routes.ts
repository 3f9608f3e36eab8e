import * as contract from '@tafelrunde/contract/account'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import type { AccountRow } from './account.queries.ts'
import { readAccount } from './account.service.ts'
import { logIn, refreshTokens, verifyToken } from './tokens.service.ts'

export const accountRoutes = (app: App, deps: Deps) => {
  const toAccount = ({ account, hasActiveSubscription }: AccountRow): contract.Account => ({
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    birthday: account.birthday,
    date_joined: account.joinedAt,
    last_login: account.lastLoginAt,
    is_active: account.isActive,
    is_staff: account.isStaff,
    is_superuser: account.isSuperuser,
    is_user: account.isUser,
    is_lecturer: account.isLecturer,
    is_exhibitor: account.isExhibitor,
    as_customernumber: account.customerNumber,
    profile_description: account.profileDescription,
    profile_picture: fileUrl(deps.config.APP_URL, account.picture),
    schooltype: account.schooltypeId,
    has_active_subscription: hasActiveSubscription,
  })

  for (const endpoint of [contract.createTokens, contract.createTokensAlias])
    app.route({ ...endpoint, handler: ({ body }) => logIn(deps, body) })

  for (const endpoint of [contract.refreshTokens, contract.refreshTokensAlias])
    app.route({ ...endpoint, handler: ({ body }) => refreshTokens(deps, body.refresh) })

  app.route({
    ...contract.verifyToken,
    handler: async ({ body }) => {
      await verifyToken(deps, body.token)
      return {}
    },
  })

  for (const endpoint of [contract.getAccount, contract.getMe])
    app.route({ ...endpoint, handler: async ({ caller }) => toAccount(await readAccount(deps, caller.id)) })
}
