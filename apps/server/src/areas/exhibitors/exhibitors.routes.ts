import * as contract from '@tafelrunde/contract/exhibitors'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { type ExhibitorRow, findExhibitors } from './exhibitors.queries.ts'
import { readExhibitor } from './exhibitors.service.ts'

export const exhibitorRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
  const answers = publicAnswers.madeFrom('exhibitors', 'exhibitor_events', 'events')

  const toExhibitor = ({ exhibitor, events }: ExhibitorRow): contract.Exhibitor => ({
    id: exhibitor.id,
    name: exhibitor.name,
    description: exhibitor.description,
    logo: fileUrl(config.APP_URL, exhibitor.logo),
    website: exhibitor.website,
    stand: exhibitor.stand,
    events,
  })

  app.route({
    ...contract.listExhibitors,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { count, rows } = await findExhibitors(db, request.caller.isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toExhibitor) })
      }),
  })

  app.route({
    ...contract.getExhibitor,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toExhibitor(await readExhibitor(db, request.caller.isStaff, request.params.id)),
      ),
  })
}
