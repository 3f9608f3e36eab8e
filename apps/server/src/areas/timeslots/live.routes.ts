import * as contract from '@tafelrunde/contract/live'
import type { Deps } from '../../deps.ts'
import { createEventStream } from '../../platform/http/event-stream.ts'
import type { App } from '../../platform/http/fastify.ts'
import { followPlaces } from './live.service.ts'

export const liveRoutes = (app: App, deps: Deps) => {
  const stream = createEventStream()
  const places = followPlaces(deps, {
    isHeard: stream.isHeard,
    tell: news => stream.tell(contract.placesEvent, news),
  })
  app.addHook('preClose', async () => {
    places.stop()
    stream.close()
  })

  app.route({
    ...contract.followPlaces,
    exposeHeadRoute: false, // it would never end
    handler: async (_request, reply) => {
      await places.ready()
      stream.open(reply)
      return reply
    },
  })
}
