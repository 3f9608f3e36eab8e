import * as bank from '@tafelrunde/contract/admin/association'
import * as donations from '@tafelrunde/contract/admin/donation-terms'
import * as contract from '@tafelrunde/contract/association'
import * as root from '@tafelrunde/contract/http/root'
import { coloursCss } from '@tafelrunde/contract/values/colours'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { keptAnswers } from '../../platform/http/kept-answers.ts'
import { version } from '../../platform/version.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { findAssociation } from './association.queries.ts'
import { changeAssociationBank, readAssociationBank } from './association.service.ts'
import { changeDonationTerms, tellDonationTerms } from './donations/donations.service.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { readCurrentTexts } from './legal/legal.service.ts'

/** What pages link: the association's colour over that of the product. */
export const colourRoutes = (app: App, { changes, db }: Deps) => {
  const send = keptAnswers(changes, { tables: ['association'], type: 'text/css; charset=utf-8' })
  app.route({
    method: 'GET',
    url: '/colours.css',
    handler: (request, reply) =>
      send(request, reply, {
        key: 'colours',
        make: async () => coloursCss((await findAssociation(db)).primaryColour),
      }),
  })
}

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
        return {
          ...row,
          ...texts,
          logo: fileUrl(config.APP_URL, logo),
          postal_code: postalCode,
          version,
          ...(config.portal && { portal_login: config.portal.name }),
        }
      }),
  })

  legalRoutes(app, deps)

  app.route({ ...donations.getDonationTerms, handler: () => tellDonationTerms(deps, db) })

  app.route({
    ...donations.changeDonationTerms,
    handler: ({ body }) => changeDonationTerms(deps, body),
  })

  app.route({ ...bank.getAssociationBank, handler: () => readAssociationBank(deps, db) })

  app.route({
    ...bank.replaceAssociationBank,
    handler: ({ body }) => changeAssociationBank(deps, body),
  })
}
