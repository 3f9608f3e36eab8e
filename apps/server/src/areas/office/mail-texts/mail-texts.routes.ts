import * as contract from '@tafelrunde/contract/admin/mails/mail-texts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { ofObject } from '../../../platform/http/find-first.ts'
import { pageAnswer } from '../../../platform/http/pages.ts'
import { readAccount } from '../../accounts/accounts.service.ts'
import { listHistory } from '../../audit/audit.service.ts'
import { plainOf } from '../../mail/letter.rules.ts'
import * as service from './mail-texts.service.ts'

/** Whoever looks at a mail is who it would be to. */
const personOf = async (deps: Deps, { id }: { id: number }) => {
  const { account } = await readAccount(deps, id)
  return account
}

export const mailTextRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => service.readOfficeMailText(db, params.id)

  app.route({
    ...contract.listMailTexts,
    handler: async () => ({ results: await service.listMailTexts(db) }),
  })

  app.route({ ...contract.getMailText, handler: find })

  app.route({
    ...ofObject(contract.changeMailText, find),
    handler: ({ params, body }) => service.changeMailText(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.previewMailText, find),
    handler: async ({ params, body, caller }) => {
      const letter = await service.tryMailText(db, params.id, body, await personOf(deps, caller))
      const { subject, greeting, paragraphs, button, afterwards = [] } = letter
      const said = { subject, greeting, paragraphs: paragraphs.map(plainOf), afterwards }
      return { ...said, button: button?.label ?? '' }
    },
  })

  app.route({
    ...ofObject(contract.sendTestMail, find),
    handler: async ({ params, body, caller }) => {
      const person = await personOf(deps, caller)
      await service.sendTestMail(deps, params.id, body, person)
      return { recipient: person.email }
    },
  })

  app.route({
    ...contract.listMailTextHistory,
    handler: async request => {
      await find(request)
      const history = await listHistory(db, service.mailTextSubjects, request.params.id, request.query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })
}
