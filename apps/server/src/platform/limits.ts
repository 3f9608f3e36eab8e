import { createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Db } from './db/database.ts'
import { keyOfEmail } from './db/emails.ts'
import { networkOf } from './networks.ts'
import { TooManyAttempts } from './refusals.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often a thing may be tried for one account and from one network address, in so many seconds. */
const limits = {
  /** Only what fails stays counted: a whole school may log in from one address. */
  login: { seconds: 15 * minute, account: 10, address: 100 },
  /** Codes of whoever logs in in two steps: of a million three are good. Only what fails stays counted. */
  second_factor: { seconds: hour, account: 10, address: 100 },
  /** Answers of the member portal; only what fails stays counted. Nobody is known yet, so that both counts are of the address. */
  portal: { seconds: 15 * minute, account: 100, address: 100 },
  /** Of one passkey, which is named by what nobody can guess. Only what fails stays counted. */
  passkey: { seconds: 15 * minute, account: 10, address: 100 },
  /** Behind one address a whole school signs up on one morning. */
  sign_up: { seconds: hour, account: 5, address: 300 },
  /** Every mail with a link that somebody asks for, whether there is such an account or not. */
  link: { seconds: hour, account: 5, address: 60 },
  /** Contract A6; the account is the e-mail address that the message names. */
  support: { seconds: hour, account: 3, address: 5 },
  /** Confirmations that somebody wants by mail. */
  confirmation_mail: { seconds: hour, account: 10, address: 300 },
  /** What a lecturer writes to everybody in a timeslot; the account is the lecturer with the timeslot. */
  message: { seconds: hour, account: 5, address: 300 },
  /** The same, of a lecturer in all timeslots. */
  messages_of_day: { seconds: day, account: 20, address: 1000 },
  /** Table orders that an exhibitor makes or changes: each is mailed. */
  order: { seconds: hour, account: 20, address: 300 },
  /** Only codes that do not exist stay counted; nobody is logged in, so that both counts are of the address. */
  confirmation_check: { seconds: hour, account: 60, address: 60 },
  /** Keys of the interface that are none; nobody is known by them, so that both counts are of the address. */
  api_key: { seconds: 15 * minute, account: 100, address: 100 },
  /** What a browser tells of itself; nobody is logged in, as above. */
  fault: { seconds: hour, account: 60, address: 60 },
}
export type Purpose = keyof typeof limits

/** What is counted: an account by its id as text, an e-mail address, each by itself, and the network address. */
export type Attempt = { account?: string; email?: string; address?: string }

export type Limits = ReturnType<typeof createLimits>

/**
 * Counts attempts over all app servers, in statements of its own outside of any transaction. The key hides who
 * stands in the table: neither network nor e-mail addresses can be read or guessed from it.
 */
export const createLimits = (db: Database, key: KeyObject) => {
  const counters = (purpose: Purpose) => {
    const { seconds, ...most } = limits[purpose]
    const counter = (kind: keyof typeof most) =>
      new RateLimiterPostgres({
        storeClient: db.$client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: `${purpose}:${kind}`,
        points: most[kind],
        duration: seconds,
      })
    return { account: counter('account'), address: counter('address') }
  }
  const all = {
    login: counters('login'),
    second_factor: counters('second_factor'),
    portal: counters('portal'),
    sign_up: counters('sign_up'),
    link: counters('link'),
    support: counters('support'),
    confirmation_mail: counters('confirmation_mail'),
    message: counters('message'),
    messages_of_day: counters('messages_of_day'),
    order: counters('order'),
    confirmation_check: counters('confirmation_check'),
    api_key: counters('api_key'),
    passkey: counters('passkey'),
    fault: counters('fault'),
  }
  const hidden = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const countersOf = async (purpose: Purpose, { account, email, address }: Attempt) => {
    const of = all[purpose]
    return [
      { counter: of.account, named: account && `account ${account}` },
      { counter: of.account, named: email && `email ${await keyOfEmail(db, email)}` },
      { counter: of.address, named: address && networkOf(address) },
    ].flatMap(({ counter, named }) => (named ? [{ counter, key: hidden(named) }] : []))
  }

  return {
    /** Counts an attempt; refuses with `TooManyAttempts` when its account or its address had too many. */
    spend: async (purpose: Purpose, attempt: Attempt) => {
      const counters = await countersOf(purpose, attempt)
      const counted = await Promise.allSettled(counters.map(({ counter, key }) => counter.consume(key)))
      const reasons = counted.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
      const failure = reasons.find(reason => !(reason instanceof RateLimiterRes))
      if (failure) throw failure
      if (reasons.length === 0) return
      const milliseconds = Math.max(...reasons.map(({ msBeforeNext }: RateLimiterRes) => msBeforeNext))
      throw new TooManyAttempts(Math.max(1, Math.ceil(milliseconds / 1000)))
    },

    /** Takes back what an attempt has counted. */
    forgive: async (purpose: Purpose, attempt: Attempt) => {
      const counters = await countersOf(purpose, attempt)
      await Promise.all(counters.map(({ counter, key }) => counter.reward(key)))
    },
  }
}

/** Forgets the counts whose time is over; nothing depends on when. */
export const tidyLimits = async (db: Db) => {
  await db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`)
}
