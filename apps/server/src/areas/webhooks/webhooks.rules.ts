import type { Webhook, WebhookDelivery } from '@tafelrunde/contract/admin/webhooks'

const minute = 60 * 1000
const hour = 60 * minute

/** Milliseconds that a delivery stands in the log. */
export const deliveriesKept = 30 * 24 * hour

/** Milliseconds for which a secret that was exchanged signs as well. */
export const formerKept = 24 * hour

/** Milliseconds that a program has to answer. */
export const answerTime = 10_000

/** Milliseconds after which an attempt that says nothing is taken for one of a process that was killed. */
export const patience = minute

/** Milliseconds for which nothing may arrive before a program is paused. */
const failingFor = 3 * 24 * hour

/** Milliseconds after each failed try until the next, as Standard Webhooks proposes them: a little more than three days. */
const pauses = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** Milliseconds that nobody waits longer for: what is due later than that is of a clock that was ahead. */
export const longestPause = 25 * hour

/** When a delivery is tried next that has failed so many times; null: never. */
export const nextTry = (tries: number, now: Date) => {
  const pause = pauses[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** Whether a program is to be paused: nothing has arrived there for days, or it says itself that it wants nothing more. */
export const isGivenUp = (failingSince: Date, status: number | null, now: Date) =>
  status === 410 || now.getTime() - failingSince.getTime() >= failingFor

type Row = Pick<Webhook, 'id' | 'name' | 'url' | 'kinds' | 'state' | 'waiting'> & {
  failingSince: Date | null
  secretSince: Date
  formerUntil: Date | null
}

/** A program as the contract has it. */
export const toWebhook = (row: Row, now: Date): Webhook => {
  const { id, name, url, kinds, state, waiting, failingSince, secretSince, formerUntil } = row
  return {
    id,
    name,
    url,
    kinds,
    state,
    failing_since: failingSince,
    secret_since: secretSince,
    former_secret_until: formerUntil && formerUntil > now ? formerUntil : null,
    waiting,
  }
}

type DeliveryRow = Omit<WebhookDelivery, 'created' | 'next'> & { createdAt: Date; nextAt: Date | null }

/** A delivery as the contract has it. */
export const toDelivery = ({ createdAt, nextAt, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  created: createdAt,
  next: row.state === 'waiting' ? nextAt : null,
})
