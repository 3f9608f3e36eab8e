import * as office from '@tafelrunde/contract/admin/events/displays'
import * as contract from '@tafelrunde/contract/events/displays'
import type { Deps } from '../../deps.ts'
import { createEventStream, eventText } from '../../platform/http/event-stream.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { readEvent } from '../events/events.service.ts'
import { createDisplays, followSources, readMessage, setMessage } from './displays.service.ts'

export const displayRoutes = (app: App, deps: Deps) => {
  const readDisplay = createDisplays(deps)

  app.route({
    ...contract.getDisplay,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'no-cache')
      return readDisplay(params.id)
    },
  })

  // There are few screens, and each reads what is kept: so all of them hear of every change.
  const stream = createEventStream<'all'>()
  const stop = followSources(deps, () => stream.tell('all', eventText(contract.displayEvent, {})))
  app.addHook('preClose', async () => {
    stop()
    stream.close()
  })
  app.route({
    ...contract.followDisplay,
    exposeHeadRoute: false, // it would never end
    handler: async (request, reply) => {
      stream.admit(request)
      await readDisplay(request.params.id)
      stream.open(reply, 'all')
      return reply
    },
  })

  app.route({ ...office.getDisplayMessage, handler: ({ params }) => readMessage(deps, params.id) })

  app.route({
    ...ofObject(office.setDisplayMessage, ({ params }) => readEvent(deps.db, true, params.id)),
    handler: ({ params, body }) => setMessage(deps, params.id, body),
  })
}
