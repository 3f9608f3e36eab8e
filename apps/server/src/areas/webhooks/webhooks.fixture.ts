import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createWebhook } from '@tafelrunde/contract/admin/webhooks'
import { WebhookKind, webhookBody, webhookTypes } from '@tafelrunde/contract/webhook-messages'
import { asc, eq, gt } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { deliverWebhooks } from './deliver.service.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

type Got = { id: string; headers: IncomingMessage['headers']; body: string }

const ok = (_got: Got, answer: ServerResponse) => void answer.writeHead(204).end()

/** A program on this machine, until the test ends, that keeps what it gets. */
export const startProgram = async (answerTo: (got: Got, answer: ServerResponse) => void = ok) => {
  const got: Got[] = []
  const keep = async (request: IncomingMessage, answer: ServerResponse) => {
    const { headers } = request
    const one = { id: String(headers['webhook-id']), headers, body: await text(request) }
    got.push(one)
    answerTo(one, answer)
  }
  const server = createServer((request, answer) => void keep(request, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('it listens at a port')
  return { url: `http://127.0.0.1:${address.port}/hook`, port: address.port, got }
}

/** What a program makes of a message at that moment, with the standard's library; throws if it does not trust it. */
export const verified = (secret: string, { body, headers }: Got, at: Date): unknown => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at.getTime())
  try {
    return new Webhook(secret).verify(body, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    })
  } finally {
    clock.mockRestore()
  }
}

const types: Record<string, { data: (typeof webhookTypes)[keyof typeof webhookTypes]['data'] }> = webhookTypes

/** What a message says, once it is as the contract describes it: „place.created registered“. */
const wordsOf = ({ type, data }: typeof webhookDeliveries.$inferSelect) => {
  const described = types[type]
  if (!described) throw new Error(`${type} is in no description`)
  const body = { type, timestamp: '2027-03-01T12:00:00+01:00', data }
  expect(z.parse(webhookBody(type, described.data), body).data).toEqual(data)
  return `${type} ${z.parse(z.object({ state: z.string() }), data).state}`
}

/** Programs that are told of things, and their log. */
export const toldIn = ({ as, deps, given }: Awaited<ReturnType<typeof buildTestApp>>) => ({
  /** Tells a program of these kinds; every one, if none are named. */
  told: async (url: string, kinds: WebhookKind[] = [...WebhookKind.options]) => {
    const boss = await given.account({ isStaff: true, isSuperuser: true })
    return as(boss)(createWebhook, { body: { name: 'Website', url, kinds } })
  },
  /** A turn of the job. */
  turn: (of = deps, end = new AbortController().signal) => deliverWebhooks(of, end),
  log: (id: number) =>
    deps.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(asc(webhookDeliveries.id)),
  /** What every program was told since the last look, in its order. */
  newsOf: () => {
    let seen = 0
    return async () => {
      const rows = await deps.db
        .select()
        .from(webhookDeliveries)
        .where(gt(webhookDeliveries.id, seen))
        .orderBy(asc(webhookDeliveries.id))
      seen = rows.at(-1)?.id ?? seen
      return rows.map(wordsOf)
    }
  },
  rowOf: async (id: number) => (await deps.db.select().from(webhooks).where(eq(webhooks.id, id)))[0],
})
