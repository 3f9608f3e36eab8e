import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger } from '../http/body.ts'
import { IdParams, Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { isUrl } from '../http/url.ts'
import { bodyText, lineWith } from '../values/text.ts'
import { WebhookKind } from '../webhook-messages.ts'

/** Characters of an address. */
const longestUrl = 2000

/** A name and password would stand in logs; what comes after # is never sent. */
const isAddress = (text: string) => {
  if (!isUrl(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !text.includes('#')
}
const notAnAddress = 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt, ohne Namen, Passwort und #.'

export const WebhookFields = z.object({
  /** What it is: „Website“. */
  name: bodyText(60),
  url: lineWith(z.maxLength(longestUrl), z.refine(isAddress, notAnAddress)),
  kinds: z
    .array(WebhookKind)
    .check(
      z.minLength(1, 'Bitte wählen Sie, was das Programm erfahren soll.'),
      z.maxLength(WebhookKind.options.length),
    ),
})
export type WebhookFields = z.infer<typeof WebhookFields>

/** A program that is told when something happens. */
export const Webhook = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    kinds: z.array(WebhookKind),
    /** `failed`: paused by itself, as it did not answer for days. */
    state: z.enum(['active', 'paused', 'failed']),
    /** Since when nothing has arrived there; null: the last that was sent did. */
    failing_since: z.nullable(Instant),
    /** When its secret was made. */
    secret_since: Instant,
    /** Until when the secret before signs as well. */
    former_secret_until: z.nullable(Instant),
    /** What still has to be sent. */
    waiting: z.int(),
  })
  .register(z.globalRegistry, { id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

export const OfficeWebhook = z
  .extend(Webhook, { version: z.int() })
  .register(z.globalRegistry, { id: 'OfficeWebhook' })
export type OfficeWebhook = z.infer<typeof OfficeWebhook>

const NewWebhook = z
  .extend(OfficeWebhook, { secret: z.string() })
  .register(z.globalRegistry, { id: 'NewWebhook' })

/** One message to one program. */
export const WebhookDelivery = z
  .object({
    id: z.int(),
    /** The header `webhook-id`, the same at each try. */
    message: z.uuid(),
    type: z.string(),
    created: Instant,
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    /** When it is tried next; null: at once, or never. */
    next: z.nullable(Instant),
    /** The status code of the last answer; null: there was none. */
    status: z.nullable(z.int()),
    /** How that answer begins, or why there was none. */
    answer: z.string(),
  })
  .register(z.globalRegistry, { id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const all = { url: '/api/admin/webhooks/', auth: 'superuser' } as const
const one = { url: '/api/admin/webhooks/:id/', auth: 'superuser', params: IdParams } as const

export const listWebhooks = endpoint({
  ...all,
  method: 'GET',
  summary: 'All programs that are told when something happens, by name',
  query: listQuery({}),
  response: pageOf(Webhook),
})

export const createWebhook = endpoint({
  ...all,
  method: 'POST',
  summary: 'Have a program told from now on; its secret is told this once',
  body: WebhookFields,
  status: 201,
  response: NewWebhook,
})

export const getWebhook = endpoint({
  ...one,
  method: 'GET',
  summary: 'One of these programs',
  response: OfficeWebhook,
})

export const changeWebhook = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change it as it was at that version; paused it is told nothing of what happens meanwhile',
  body: z.extend(WebhookFields, { is_paused: bodyFlag(), version: bodyInteger(z.minimum(0)) }),
  response: OfficeWebhook,
})

export const deleteWebhook = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Tell it nothing more, and delete its log',
  status: 204,
  response: Nothing,
})

export const renewWebhookSecret = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/webhooks/:id/secret/',
  summary: 'Give it a new secret, told this once; for 24 hours both sign',
  response: NewWebhook,
})

export const testWebhook = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/webhooks/:id/test/',
  summary: 'Send it a message of the type `webhook.test`; 409 `state` while it is paused',
  status: 204,
  response: Nothing,
})

export const listWebhookDeliveries = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/webhooks/:id/deliveries/',
  summary: 'What it was sent in the last 30 days, the latest first',
  query: listQuery({}),
  response: pageOf(WebhookDelivery),
})

export const resendWebhookDelivery = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/webhook-deliveries/:id/resend/',
  summary: 'Send a message once more, now, under its `webhook-id`; 409 `state` while its program is paused',
  status: 204,
  response: Nothing,
})
