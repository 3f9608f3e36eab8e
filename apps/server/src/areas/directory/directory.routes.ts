import * as contract from '@tafelrunde/contract/exhibitors'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { type ExhibitorRow, findExhibitors } from './directory.queries.ts'
import { toExhibitor } from './exhibitor.answer.rules.ts'
import { readExhibitor } from './exhibitors.service.ts'

export const exhibitorRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('exhibitors', 'exhibitor_events', 'events')

  const told = (row: ExhibitorRow) => toExhibitor(config.APP_URL, row)

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
}
