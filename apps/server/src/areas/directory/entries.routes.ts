import * as contract from '@tafelrunde/contract/exhibitor-entries'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { changeEntry, changeLogo, createEntry, listEntries } from './directory.service.ts'
import { toExhibitor } from './exhibitor.answer.rules.ts'

export const entryRoutes = (app: App, deps: Deps) => {
  const { APP_URL } = deps.config

  app.route({
    ...contract.listEntries,
    handler: async request => {
      const { count, rows } = await listEntries(deps.db, request.caller, request.query)
      return pageAnswer(request, APP_URL, { count, rows: rows.map(row => toExhibitor(APP_URL, row)) })
    },
  })

  app.route({
    ...contract.createEntry,
    handler: async ({ body, caller }, reply) =>
      reply.code(201).send(toExhibitor(APP_URL, await createEntry(deps, caller, body))),
  })

  app.route({
    ...contract.changeEntry,
    handler: async ({ body, caller, params }) =>
      toExhibitor(APP_URL, await changeEntry(deps, caller, params.id, body)),
  })

  app.route({
    ...contract.changeLogo,
    handler: async ({ body, caller, params }) =>
      toExhibitor(APP_URL, await changeLogo(deps, caller, params.id, body.file)),
  })
}
