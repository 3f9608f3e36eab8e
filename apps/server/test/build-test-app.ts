import { callThrough } from '@tafelrunde/contract/http/call'
import { afterAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import { startSession } from '../src/areas/sessions/sessions.service.ts'
import { readConfig } from '../src/config.ts'
import { connectDeps } from '../src/connect-deps.ts'
import type { Deps } from '../src/deps.ts'
import { jobNames } from '../src/jobs.ts'
import type { Patience } from '../src/platform/db/connection.ts'
import { inTransaction } from '../src/platform/db/database.ts'
import type { Mail } from '../src/platform/mail/mailer.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import { givenIn } from './given.ts'
import { newDatabase } from './servers/new-database.ts'

const config = {
  ...readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    BACKUPS: '0', // into no folder of whoever runs the tests
    APP_URL: 'https://tafelrunde.example',
    WEBHOOK_NETWORKS: '127.0.0.1', // where the tests listen
  }),
  SECRET_KEY: 'a secret that only the tests know',
}

/** A clock that stands still until a test moves it. */
const testClock = (start: string) => {
  let now = new Date(start)
  return {
    now: () => now,
    set: (moment: string) => {
      now = new Date(moment)
    },
    passSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

// As safe as a password that everybody reads here has to be.
const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })

type Account = { id: number }

/** The real app on a database of its own, with a clock and a mailbox that the test holds. */
export const buildTestApp = async (url?: string, patience?: Patience) => {
  const database = url ?? (await newDatabase())
  const clock = testClock('2027-03-01T12:00:00+01:00')
  const sentMails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sentMails.push(mail), close: async () => {} }
  const deps: Deps = {
    ...(await connectDeps(config, database, async () => jobNames, patience)),
    clock,
    mailer,
    passwords: cheapPasswords,
  }
  const app = await buildApp(deps)
  afterAll(() => app.close())

  const bearer = async (account: Account) => {
    const { access } = await inTransaction(deps.db, tx => startSession(tx, deps, account.id))
    return { authorization: `Bearer ${access}` }
  }

  /** Calls the API as somebody, or as nobody, with the contract's types. */
  const as = (account?: Account) =>
    callThrough(async ({ method, url, body }) => {
      const headers = account ? await bearer(account) : {}
      const answer = await app.inject({
        method,
        url,
        headers,
        ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
      })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      return { status: answer.statusCode, body: isJson ? answer.json() : answer.body }
    })

  return {
    app,
    as,
    bearer,
    clock,
    deps,
    sentMails,
    given: givenIn(deps),
    secondProcess: () => buildTestApp(database),
  }
}
