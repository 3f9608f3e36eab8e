import * as contract from '@tafelrunde/contract/schooltypes'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { findSchooltypes } from './schooltypes.queries.ts'

export const schooltypeRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('schooltypes')

  app.route({
    ...contract.listSchooltypes,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        pageAnswer(request, config.APP_URL, await findSchooltypes(db, request.query)),
      ),
  })
}
