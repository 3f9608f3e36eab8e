import * as bank from '@tafelrunde/contract/admin/association'
import * as contract from '@tafelrunde/contract/association'
import * as root from '@tafelrunde/contract/root'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { version } from '../../version.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { findAssociation } from './association.queries.ts'
import { changeAssociationBank, readAssociationBank } from './association.service.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { readCurrentTexts } from './legal/legal.service.ts'

export const associationRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom('association', 'legal_texts')

  app.route({ ...root.getRoot, handler: async () => `Tafelrunde ${version}` })

  app.route({
    ...contract.getAssociation,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { postalCode, logo, ...row } = await findAssociation(db)
        const texts = await readCurrentTexts(deps)
        return { ...row, ...texts, logo: fileUrl(config.APP_URL, logo), postal_code: postalCode, version }
      }),
  })

  legalRoutes(app, deps)

  app.route({ ...bank.getAssociationBank, handler: () => readAssociationBank(db) })

  app.route({
    ...bank.replaceAssociationBank,
    handler: ({ body }) => changeAssociationBank(deps, body),
  })
}
