import * as contract from '@tafelrunde/contract/legal-texts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import * as service from './legal.service.ts'

export const legalRoutes = (app: App, deps: Deps) => {
  const answers = deps.publicAnswers.madeFrom('legal_texts')

  app.route({
    ...contract.listLegalTexts,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => ({ results: await service.listLegalTexts(deps) })),
  })

  app.route({
    ...contract.getLegalText,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, () => service.readLegalText(deps, request.params.id)),
  })

  app.route({
    ...contract.listAskedTexts,
    handler: async ({ caller }) => ({ results: await service.listAskedTexts(deps, caller.id) }),
  })

  app.route({
    ...contract.agreeToTexts,
    handler: async ({ caller, body }, reply) => {
      await service.agreeToTexts(deps, caller.id, body.ids)
      return reply.code(204).send()
    },
  })
}
