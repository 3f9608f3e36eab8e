import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Changes, listenForChanges } from './platform/db/changes.ts'
import { type Database, migrateDatabase, openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { createPublicAnswers, type PublicAnswers } from './platform/http/public-answers.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { keyFor } from './platform/keys.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { createLog, type Logger } from './platform/log.ts'
import { fileMailer, type Mailer, smtpMailer } from './platform/mail/mailer.ts'

/** Everything that reaches out of the process, and time and chance: what a test may replace. */
export type Deps = {
  config: Config & { SECRET_KEY: string }
  log: Logger
  clock: Clock
  ids: { next(): string }
  db: Database
  limits: Limits
  changes: Changes
  publicAnswers: PublicAnswers
  jobs: Jobs
  mailer: Mailer
  close(): Promise<void>
}

export const connectDeps = async (
  config: Deps['config'],
  url: string,
  jobNames: readonly string[],
): Promise<Deps> => {
  const log = createLog(config.LOG_LEVEL)
  const db = openDatabase(url, log)
  const changes = await listenForChanges(url, log)
  const jobs = await startJobs(url, jobNames, log)
  return {
    config,
    log,
    clock: systemClock,
    ids: { next: randomUUID },
    db,
    limits: createLimits(db, keyFor(config.SECRET_KEY, 'limits').key),
    changes,
    publicAnswers: createPublicAnswers(changes),
    jobs,
    mailer: config.SMTP_URL
      ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
      : fileMailer(join(config.DATA_DIR, 'mails'), config.MAIL_FROM),
    close: async () => {
      await jobs.stop()
      await changes.stop()
      await db.$client.end()
    },
  }
}

/** The key that signs tokens: the configured one, or one that is made once and kept with the data. */
const secretKey = async ({ SECRET_KEY, DATA_DIR }: Config, makeKey: () => string) => {
  if (SECRET_KEY) return SECRET_KEY
  const file = join(DATA_DIR, 'secret-key')
  await mkdir(DATA_DIR, { recursive: true })
  // `wx` fails when another process was faster; then its key counts.
  await writeFile(file, makeKey(), { mode: 0o600, flag: 'wx' }).catch(() => {})
  return readFile(file, 'utf8')
}

/** The real outside world: starts PostgreSQL unless there is one, and brings the schema up to date. */
export const realDeps = async (config: Config, jobNames: readonly string[]): Promise<Deps> => {
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres(config.DATA_DIR)
  try {
    const url = config.DATABASE_URL ?? embedded?.url ?? ''
    await migrateDatabase(url)
    const SECRET_KEY = await secretKey(config, () => randomUUID() + randomUUID())
    const deps = await connectDeps({ ...config, SECRET_KEY }, url, jobNames)
    return { ...deps, close: () => deps.close().then(() => embedded?.stop()) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
