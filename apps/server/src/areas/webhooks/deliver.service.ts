import { setTimeout as sleep } from 'node:timers/promises'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import { withoutControls } from '@tafelrunde/contract/values/text'
import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { NotOutside, postOutside } from '../../platform/outside.ts'
import { version } from '../../platform/version.ts'
import { postMail } from '../mail/mail.service.ts'
import * as queries from './deliveries.queries.ts'
import { signatureOf } from './secrets.service.ts'
import { webhookPausedMail } from './webhooks.mails.ts'
import { updateWebhook } from './webhooks.queries.ts'
import { answerTime, isGivenUp, longestPause, nextTry, patience } from './webhooks.rules.ts'
import * as texts from './webhooks.texts.ts'

/** So many messages to one program are on their way at the same time. */
const atOnce = 10
/** Milliseconds. */
const lookAgain = 2000
/** Characters that are kept of an answer. */
const answerKept = 300

type Receiver = NonNullable<Awaited<ReturnType<typeof queries.findActiveWebhook>>>
type Delivery = Awaited<ReturnType<typeof queries.claimDeliveries>>[number]
type Outcome = { status: number | null; answer: string }

const momentsAt = (now: Date): queries.Moments => ({
  now,
  lost: new Date(now.getTime() - patience),
  wrong: new Date(now.getTime() + patience),
  farthest: new Date(now.getTime() + longestPause),
})

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'die Verbindung brach ab'

const whyNot = (error: unknown, time: AbortSignal) => {
  if (error instanceof NotOutside) return texts.notOutside
  return time.aborted ? texts.noAnswer : texts.notReached(codeOf(error))
}

/** Sends a message once and answers what came back. The same body at each try, signed anew for its moment. */
const send = async (
  deps: Deps,
  receiver: Receiver,
  delivery: Delivery,
  end: AbortSignal,
): Promise<Outcome> => {
  const { message, type, data, createdAt } = delivery
  const body = JSON.stringify({ type, timestamp: berlinText(createdAt), data })
  const timestamp = Math.floor(deps.clock.now().getTime() / 1000)
  const signature = await signatureOf(deps, receiver, { message, timestamp, body })
  if (!signature) return { status: null, answer: texts.noSecret }
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Tafelrunde/${version}`,
    'webhook-id': message,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  const time = AbortSignal.timeout(answerTime)
  const signal = AbortSignal.any([time, end])
  const networks = deps.config.WEBHOOK_NETWORKS
  try {
    const { status, text } = await postOutside({ url: receiver.url, headers, body, networks, signal })
    return { status, answer: withoutControls(text).slice(0, answerKept) }
  } catch (error) {
    return { status: null, answer: whyNot(error, time) }
  }
}

/** Pauses a program at which nothing arrives and says so to all superusers. */
const giveUp = async (tx: Tx, deps: Deps, { id, name }: Receiver, { status, answer }: Outcome) => {
  await updateWebhook(tx, id, { state: 'failed' })
  const reason = status === null ? answer : `Es antwortet mit ${status}.`
  for (const person of await queries.findSuperusers(tx))
    await postMail(
      tx,
      deps,
      webhookPausedMail(person, { name, reason }, `${deps.config.APP_URL}/verwaltung/webhooks/${id}/show`),
    )
}

const isArrived = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

// The program first, as whoever deletes it does: so they wait for each other instead of blocking.
const noteOutcome = (deps: Deps, receiver: Receiver, delivery: Delivery, outcome: Outcome) =>
  inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const tries = delivery.tries + 1
    if (isArrived(outcome)) {
      await queries.noteArrival(tx, receiver.id)
      await queries.noteAttempt(tx, delivery, { ...outcome, tries, state: 'delivered', nextAt: null })
      return
    }
    const failing = await queries.noteFailure(tx, receiver.id, now)
    const nextAt = nextTry(tries, now)
    await queries.noteAttempt(tx, delivery, {
      ...outcome,
      tries,
      state: nextAt ? 'waiting' : 'failed',
      nextAt,
    })
    if (failing?.state === 'active' && isGivenUp(failing.failingSince ?? now, outcome.status, now))
      await giveUp(tx, deps, receiver, outcome)
  })

/** False if it did not arrive. Where the process ends before an answer came, it is as if nobody had tried. */
const deliver = async (deps: Deps, receiver: Receiver, delivery: Delivery, end: AbortSignal) => {
  const outcome = await send(deps, receiver, delivery, end)
  if (end.aborted && outcome.status === null)
    await inTransaction(deps.db, tx => queries.noteAttempt(tx, delivery, {}))
  else await noteOutcome(deps, receiver, delivery, outcome)
  return isArrived(outcome)
}

/** Sends a program what waits for it, until nothing does, or something did not arrive: then the others have time as well. */
const deliverTo = async (deps: Deps, id: number, end: AbortSignal) => {
  for (;;) {
    const receiver = await queries.findActiveWebhook(deps.db, id)
    if (!receiver || end.aborted) return
    const moments = momentsAt(deps.clock.now())
    const taken = await inTransaction(deps.db, tx => queries.claimDeliveries(tx, id, moments, atOnce))
    const arrived = await Promise.all(taken.map(delivery => deliver(deps, receiver, delivery, end)))
    if (taken.length === 0 || arrived.includes(false)) return
  }
}

/**
 * Sends all that is due, to each program on its own: while one keeps us waiting, it looks every few seconds whether there
 * is something for others. Whatever process does so, each message is taken by one of them alone.
 */
export const deliverWebhooks = async (deps: Deps, end: AbortSignal) => {
  const busy = new Map<number, Promise<unknown>>()
  do {
    for (const id of await queries.findDueWebhooks(deps.db, momentsAt(deps.clock.now()))) {
      if (busy.has(id)) continue
      const sending = deliverTo(deps, id, end)
        .catch(error => deps.log.error({ err: error, webhook: id }, 'could not send to a program'))
        .finally(() => busy.delete(id))
      busy.set(id, sending)
    }
    await Promise.race([Promise.all(busy.values()), sleep(lookAgain, undefined, { ref: false })])
  } while (busy.size > 0 && !end.aborted)
  await Promise.all(busy.values())
}
