import * as office from '@tafelrunde/contract/admin/events/questions'
import * as contract from '@tafelrunde/contract/events/questions'
import { subscriptionText } from '@tafelrunde/contract/people/subscription'
import { tableFileTypes } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { readEvent } from '../../events/events.service.ts'
import { changeOwnAnswers, readOwnAnswers, registerWithAnswers } from './answers.service.ts'
import { changeRegistrationAnswers, readRegistrationAnswers } from './office-answers.service.ts'
import {
  changeQuestions,
  listAnswers,
  questionSubjects,
  readQuestions,
  writeAnswers,
} from './questions.service.ts'

export const questionRoutes = (app: App, deps: Deps) => {
  const findAny = ({ params }: { params: { id: number } }) => readEvent(deps.db, true, params.id)
  const findPublic = ({ params }: { params: { id: number } }) => readEvent(deps.db, false, params.id)

  app.route({
    ...office.getEventQuestions,
    handler: ({ params }) => readQuestions(deps.db, params.id),
  })

  app.route({
    ...ofObject(office.changeEventQuestions, findAny),
    handler: ({ body, params }) => changeQuestions(deps, params.id, body),
  })

  app.route({
    ...office.listQuestionsHistory,
    handler: async request => {
      const { params, query } = request
      await findAny(request)
      const history = await listHistory(deps.db, questionSubjects, params.id, query)
      return pageAnswer(request, deps.config.APP_URL, history)
    },
  })

  app.route({
    ...office.listEventAnswers,
    handler: ({ params }) => listAnswers(deps.db, params.id),
  })

  app.route({
    ...office.exportEventAnswers,
    handler: async ({ params, query }, reply) =>
      sendAttachment(reply, tableFileTypes[query.format], await writeAnswers(deps, params.id, query.format)),
  })

  app.route({
    ...office.getRegistrationAnswers,
    handler: ({ params }) => readRegistrationAnswers(deps.db, params.id),
  })

  app.route({
    ...ofObject(office.changeRegistrationAnswers, ({ params }) =>
      readRegistrationAnswers(deps.db, params.id),
    ),
    handler: ({ body, params }) => changeRegistrationAnswers(deps, params.id, body),
  })

  app.route({
    ...contract.getOwnAnswers,
    handler: ({ caller, params }) => readOwnAnswers(deps, { eventId: params.id, accountId: caller.id }),
  })

  app.route({
    ...ofObject(contract.changeOwnAnswers, findPublic),
    handler: ({ body, caller, params }) =>
      changeOwnAnswers(deps, { eventId: params.id, accountId: caller.id }, body),
  })

  app.route({
    ...ofObject(contract.registerWithAnswers, findPublic),
    handler: async ({ body, caller, params }) =>
      subscriptionText(await registerWithAnswers(deps, { eventId: params.id, accountId: caller.id }, body)),
  })
}
