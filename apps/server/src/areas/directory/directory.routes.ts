import * as entries from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import * as contract from '@tafelrunde/contract/exhibitions/exhibitors'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { type ExhibitorRow, findExhibitors } from './directory.queries.ts'
import { toExhibitor } from './directory.rules.ts'
import {
  changeEntry,
  changeLogo,
  createEntry,
  listEntries,
  readEntry,
  readExhibitor,
} from './directory.service.ts'

export const directoryRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom('exhibitors', 'exhibitor_events', 'events')

  const told = (row: ExhibitorRow) => toExhibitor(config.APP_URL, row)
  const findOwn = ({ caller, params }: Asked) => readEntry(db, caller, params.id)

  app.route({
    ...contract.listExhibitors,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { count, rows } = await findExhibitors(db, request.caller.isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(told) })
      }),
  })

  app.route({
    ...contract.getExhibitor,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        told(await readExhibitor(db, request.caller.isStaff, request.params.id)),
      ),
  })

  app.route({
    ...entries.listEntries,
    handler: async request => {
      const { count, rows } = await listEntries(db, request.caller, request.query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(told) })
    },
  })

  app.route({
    ...entries.createEntry,
    handler: async ({ body, caller }, reply) =>
      reply.code(201).send(told(await createEntry(deps, caller, body))),
  })

  app.route({
    ...ofObject(entries.changeEntry, findOwn),
    handler: async ({ body, caller, params }) => told(await changeEntry(deps, caller, params.id, body)),
  })

  app.route({
    ...ofObject(entries.changeLogo, findOwn),
    handler: async ({ body, caller, params }) => told(await changeLogo(deps, caller, params.id, body.file)),
  })
}
