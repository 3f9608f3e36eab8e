import * as office from '@tafelrunde/contract/admin/people/support'
import * as contract from '@tafelrunde/contract/support'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import {
  answerSupport,
  assignSupport,
  closeSupport,
  deleteText,
  noteSupport,
  readThread,
  saveText,
  toThread,
} from './answers.service.ts'
import { findStaff, findTexts, findThreads } from './support.queries.ts'
import { writeToSupport } from './support.service.ts'

export const supportRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.writeToSupport,
    handler: async ({ body, caller, ip }, reply) => {
      const { id, createdAt, state, name, email, subject, message } = await writeToSupport(deps, body, {
        accountId: caller.id || null,
        address: ip,
      })
      return reply.code(201).send({ id, created: createdAt, state, name, email, subject, message })
    },
  })

  app.route({
    ...office.listSupport,
    handler: async request => {
      const { count, rows } = await findThreads(deps.db, request.query)
      return pageAnswer(request, deps.config.APP_URL, { count, rows: rows.map(toThread) })
    },
  })

  app.route({
    ...office.getSupport,
    handler: async ({ params }) => toThread(await readThread(deps.db, params.id)),
  })

  app.route({
    ...ofObject(office.answerSupport, ({ params }) => readThread(deps.db, params.id)),
    handler: ({ body, caller, params }) => answerSupport(deps, caller, params.id, body),
  })

  app.route({
    ...ofObject(office.noteSupport, ({ params }) => readThread(deps.db, params.id)),
    handler: ({ body, caller, params }) => noteSupport(deps, caller, params.id, body.message),
  })

  app.route({
    ...ofObject(office.assignSupport, ({ params }) => readThread(deps.db, params.id)),
    handler: ({ body, params }) => assignSupport(deps, params.id, body.assignee),
  })

  app.route({
    ...office.getSupportDesk,
    handler: async () => ({ staff: await findStaff(deps.db), texts: await findTexts(deps.db) }),
  })

  app.route({
    ...office.saveSupportText,
    handler: async ({ body }, reply) => reply.code(201).send(await saveText(deps, body)),
  })

  app.route({
    ...office.deleteSupportText,
    handler: async ({ params }, reply) => {
      await deleteText(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...office.closeSupport,
    handler: ({ params }) => closeSupport(deps, params.id),
  })
}
