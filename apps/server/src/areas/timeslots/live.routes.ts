import * as contract from '@tafelrunde/contract/live'
import type { Deps } from '../../deps.ts'
import { createEventStream, eventText } from '../../platform/http/event-stream.ts'
import type { App } from '../../platform/http/fastify.ts'
import { followPlaces } from './live.service.ts'

export const liveRoutes = (app: App, deps: Deps) => {
  const stream = createEventStream()
  const places = followPlaces(deps, {
    isHeard: stream.isHeard,
    tell: (news, id) => stream.tell(contract.placesEvent, news, id),
  })
  app.addHook('preClose', async () => {
    places.stop()
    stream.close()
  })

  app.route({
    ...contract.followPlaces,
    exposeHeadRoute: false, // it would never end
    handler: async ({ query, headers }, reply) => {
      const once = query.once !== undefined
      const { news, id } = await places.begin(once, headers['last-event-id'])
      stream.open(reply, { first: news ? eventText(contract.placesEvent, news, id) : '', once })
      return reply
    },
  })
}
