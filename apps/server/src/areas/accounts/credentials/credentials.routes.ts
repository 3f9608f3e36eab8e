import { rawText } from '@tafelrunde/contract/http/raw-text'
import { refreshTokens, refreshTokensAlias } from '@tafelrunde/contract/people/account'
import * as credentials from '@tafelrunde/contract/people/credentials'
import { createTokens, createTokensAlias } from '@tafelrunde/contract/people/login'
import * as proof from '@tafelrunde/contract/people/proof'
import * as signup from '@tafelrunde/contract/people/signup'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { deviceOf } from '../../../platform/http/device.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { checkTogether, InvalidField } from '../../../platform/refusals.ts'
import { confirmEmailReset, readEmailChange, setEmail, withdrawEmailChange } from './change-email.service.ts'
import { confirmPasswordReset, setPassword } from './change-password.service.ts'
import { logIn } from './log-in.service.ts'
import { requestLink } from './mail-link.service.ts'
import { callerOf, checkOwnPassword } from './passwords.service.ts'
import { prove, readProofWays } from './proof.service.ts'
import { refresh } from './refresh.service.ts'
import { activate, signUp } from './sign-up.service.ts'

/** For those whose body holds the present password: it is judged together with what is wrong in itself (contract B1.8). */
const checkTold = async (
  deps: Deps,
  request: FastifyRequest,
  body: z.ZodMiniType<{ current_password: string }>,
) => {
  if (!request.validationError) return
  const wrong = z.safeParse(body, request.body).error?.issues ?? []
  const fields = new Set(wrong.map(({ path }) => path[0]))
  const { data } = z.safeParse(z.object({ current_password: rawText() }), request.body)
  // Neither is there anything to judge, nor anything that could stand beside it.
  if (fields.has(undefined) || !data) throw request.validationError
  const sentencesAt = (field: PropertyKey | undefined) =>
    wrong.filter(({ path }) => path[0] === field).map(({ message }) => message)
  await checkTogether(
    ...Array.from(fields, async field => {
      throw new InvalidField(String(field), ...sentencesAt(field))
    }),
    checkOwnPassword(deps, callerOf(request), data.current_password),
  )
}

export const credentialRoutes = (app: App, deps: Deps) => {
  for (const endpoint of [createTokens, createTokensAlias])
    app.route({
      ...endpoint,
      handler: request => logIn(deps, request.body, { address: request.ip, device: deviceOf(request) }),
    })

  for (const endpoint of [refreshTokens, refreshTokensAlias])
    app.route({ ...endpoint, handler: ({ body }) => refresh(deps, body.refresh) })

  app.route({
    ...signup.signUp,
    handler: async ({ body, ip, keepAnswer }, reply) =>
      reply.code(201).send(await signUp(deps, body, ip, keepAnswer)),
  })

  app.route({
    ...signup.activate,
    handler: async ({ body }, reply) => {
      await activate(deps, body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...signup.resendActivation,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'activation', email: body.email }, ip)
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.setPassword,
    attachValidation: true,
    handler: async (request, reply) => {
      await checkTold(deps, request, credentials.setPassword.schema.body)
      const { current_password: current, new_password: next } = request.body
      await setPassword(deps, callerOf(request), { current, next })
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.setEmail,
    attachValidation: true,
    handler: async (request, reply) => {
      await checkTold(deps, request, credentials.setEmail.schema.body)
      const { current_password: password, new_email: email } = request.body
      await setEmail(deps, callerOf(request), { password, email })
      return reply.code(204).send()
    },
  })

  app.route({ ...credentials.getEmailChange, handler: ({ caller }) => readEmailChange(deps, caller.id) })

  app.route({
    ...credentials.withdrawEmailChange,
    handler: async ({ caller }, reply) => {
      await withdrawEmailChange(deps, caller.id)
      return reply.code(204).send()
    },
  })

  app.route({ ...proof.getProofWays, handler: ({ caller }) => readProofWays(deps, caller.id) })

  app.route({
    ...proof.prove,
    handler: async (request, reply) => {
      await prove(deps, callerOf(request), request.body.current_password)
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.resetPassword,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'password_reset', email: body.email }, ip)
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.confirmPasswordReset,
    handler: async ({ body: { new_password: password, end_keys: endsKeys = false, ...link } }, reply) => {
      await confirmPasswordReset(deps, { ...link, password, endsKeys })
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.resetEmail,
    handler: async ({ body, ip }, reply) => {
      await requestLink(deps, { purpose: 'email_reset', email: body.email }, ip)
      return reply.code(204).send()
    },
  })

  app.route({
    ...credentials.confirmEmailReset,
    handler: async ({ body: { new_email: email, ...link }, ip }, reply) => {
      await confirmEmailReset(deps, { ...link, email }, ip)
      return reply.code(204).send()
    },
  })
}
