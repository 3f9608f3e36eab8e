import * as contract from '@tafelrunde/contract/admin/events/entrance'
import type { Deps } from '../../../deps.ts'
import { answerAlone } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { readEvent } from '../../events/events.service.ts'
import { letIn, readEntrance, readSums } from './entrance.service.ts'

type Answer = Awaited<ReturnType<typeof answerAlone>> & { account: number | null }

export const entranceRoutes = (app: App, deps: Deps) => {
  app.route({ ...contract.getEntrance, handler: ({ params }) => readEntrance(deps, params.id) })

  // Record by record: what is wrong with one keeps none of the others from being taken.
  app.route({
    ...ofObject(contract.addEntries, ({ params }) => readEvent(deps.db, true, params.id)),
    handler: async request => {
      const { body, caller, params } = request
      const { event } = await readEvent(deps.db, true, params.id)
      const answers: Answer[] = []
      for (const wish of body.entries) {
        let account: number | null = null
        const onPerson = (id: number) => {
          account = id
        }
        const answer = await answerAlone(request, () => letIn(deps, caller, event, wish, onPerson))
        answers.push({ ...answer, account })
      }
      const ids = [...new Set(answers.flatMap(({ account }) => account ?? []))]
      return { answers, ...(await readSums(deps, event.id, ids)) }
    },
  })
}
