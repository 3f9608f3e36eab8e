import * as contract from '@tafelrunde/contract/http/live'
import type { Deps } from '../../deps.ts'
import { createEventStream, eventText } from '../../platform/http/event-stream.ts'
import type { App } from '../../platform/http/fastify.ts'
import { followPlaces } from './live.service.ts'

export const liveRoutes = (app: App, deps: Deps) => {
  const stream = createEventStream<number | undefined>()
  const places = followPlaces(deps, {
    heardTopics: stream.heardTopics,
    tell: (topic, news, id) => stream.tell(topic, eventText(contract.placesEvent, news, id)),
  })
  app.addHook('preClose', async () => {
    places.stop()
    stream.close()
  })

  app.route({
    ...contract.followPlaces,
    exposeHeadRoute: false, // it would never end
    handler: async (request, reply) => {
      const { query, headers } = request
      stream.admit(request)
      const once = query.once !== undefined
      const { news, id } = await places.begin(query.event, once, headers['last-event-id'])
      const first = news ? eventText(contract.placesEvent, news, id) : ''
      stream.open(reply, query.event, { first, once })
      places.look()
      return reply
    },
  })
}
