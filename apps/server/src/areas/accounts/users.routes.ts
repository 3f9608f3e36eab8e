import * as contract from '@tafelrunde/contract/users'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { toAccount } from './accounts.answer.rules.ts'
import { readAccount } from './accounts.service.ts'
import { changeAccount, checkMaySee, listAccounts, listPeople } from './users.service.ts'

export const userRoutes = (app: App, deps: Deps) => {
  const { APP_URL } = deps.config
  const answer = async (id: number) => toAccount(APP_URL, await readAccount(deps, id))

  app.route({
    ...contract.listUsers,
    handler: async request => {
      const { count, rows } = await listAccounts(deps, request.caller, request.query)
      return pageAnswer(request, APP_URL, { count, rows: rows.map(row => toAccount(APP_URL, row)) })
    },
  })

  for (const endpoint of [contract.replaceMe, contract.changeMe])
    app.route({
      ...endpoint,
      handler: async ({ caller, body }) => {
        await inTransaction(deps.db, tx => changeAccount(tx, deps, caller, caller.id, body))
        return answer(caller.id)
      },
    })

  app.route({
    ...contract.getUser,
    handler: async ({ caller, params }) => {
      checkMaySee(caller, params.id)
      return answer(params.id)
    },
  })

  for (const endpoint of [contract.replaceUser, contract.changeUser])
    app.route({
      ...endpoint,
      handler: async ({ caller, params, body }) => {
        await inTransaction(deps.db, tx => changeAccount(tx, deps, caller, params.id, body))
        return answer(params.id)
      },
    })

  app.route({
    ...contract.listPeople,
    handler: async request => {
      const { count, rows } = await listPeople(deps, request.caller, request.query)
      return pageAnswer(request, APP_URL, { count, rows })
    },
  })
}
