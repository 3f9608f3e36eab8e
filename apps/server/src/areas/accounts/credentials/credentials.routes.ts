import * as contract from '@tafelrunde/contract/credentials'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import * as credentials from './change-password.service.ts'
import { requestLink } from './mail-link.service.ts'

const callerOf = ({ caller, ip }: FastifyRequest) => ({ accountId: caller.id, address: ip })

export const credentialRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.setPassword,
    handler: async (request, reply) => {
      const { current_password: current, new_password: next } = request.body
      await credentials.setPassword(deps, callerOf(request), { current, next })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.setEmail,
    handler: async (request, reply) => {
      const { current_password: password, new_email: email, by_mail: byMail = false } = request.body
      await credentials.setEmail(deps, callerOf(request), { password, email, byMail })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.resetPassword,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'password_reset', email: body.email }, ip)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.confirmPasswordReset,
    handler: async ({ body: { new_password: password, ...link } }, reply) => {
      await credentials.confirmPasswordReset(deps, { ...link, password })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.resetEmail,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'email_reset', email: body.email }, ip)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.confirmEmailReset,
    handler: async ({ body: { new_email: email, ...link } }, reply) => {
      await credentials.confirmEmailReset(deps, { ...link, email })
      return reply.code(204).send()
    },
  })
}
