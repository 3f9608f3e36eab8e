import { addReceipt as addContract, getReceipt } from '@tafelrunde/contract/settlements'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendAttachment } from '../../platform/http/file-reply.ts'
import { addReceipt, readReceipt } from './receipts/receipts.service.ts'

export const receiptRoutes = (app: App, deps: Deps) => {
  app.route({
    ...addContract,
    handler: async ({ body, caller }, reply) => reply.code(201).send(await addReceipt(deps, caller, body)),
  })

  app.route({
    ...getReceipt,
    handler: async ({ caller, params }, reply) =>
      sendAttachment(reply, 'application/octet-stream', await readReceipt(deps, caller, params.id)),
  })
}
