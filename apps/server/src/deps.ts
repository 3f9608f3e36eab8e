import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, shortestKey } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Changes, listenForChanges } from './platform/db/changes.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createPublicAnswers, type PublicAnswers } from './platform/http/public-answers.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { keptFile } from './platform/kept-file.ts'
import { keyFor } from './platform/keys.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { createLog, type Logger } from './platform/log.ts'
import { fileMailer, type Mailer, smtpMailer } from './platform/mail/mailer.ts'
import { createPapers, type Papers } from './platform/papers/papers.ts'
import { readIdentityFrom, selfMadeCertificate } from './platform/papers/signature-certificate.ts'

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
  papers: Papers
  close(): Promise<void>
}

export const connectDeps = async (
  config: Deps['config'],
  url: string,
  jobNames: readonly string[],
): Promise<Deps> => {
  const log = createLog(config.LOG_LEVEL)
  const { SIGNING_CERTIFICATE, SIGNING_PASSWORD } = config
  const signer = SIGNING_CERTIFICATE
    ? await readIdentityFrom(SIGNING_CERTIFICATE, SIGNING_PASSWORD)
    : undefined
  const db = openDatabase(url, log)
  const changes = await listenForChanges(url, log)
  const jobs = await startJobs(url, jobNames, log)
  const papers = createPapers(signer)
  const mailer = config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
    : fileMailer(join(config.DATA_DIR, 'mails'), config.MAIL_FROM)
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
    mailer,
    papers,
    close: async () => {
      await jobs.stop()
      await mailer.close()
      await papers.close()
      await changes.stop()
      await db.$client.end()
    },
  }
}

/** The key that signs tokens: the configured one, or one that is made once and kept with the data. */
export const secretKey = async ({ SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>) => {
  if (SECRET_KEY) return SECRET_KEY
  const file = await keptFile(DATA_DIR, 'secret-key', async () => randomUUID() + randomUUID())
  const key = await readFile(file, 'utf8')
  if (key.length < shortestKey)
    throw new Error(
      `${file} is damaged: put the key back from a backup, or delete it, and everybody logs in anew.`,
    )
  return key
}

/** What signs papers: the configured certificate, or in the demo one that is made once and kept with the data. */
const signingCertificate = async ({ SIGNING_CERTIFICATE, SIGNING_PASSWORD, DEMO, DATA_DIR }: Config) => {
  if (SIGNING_CERTIFICATE || !DEMO) return { SIGNING_CERTIFICATE, SIGNING_PASSWORD }
  const make = () => selfMadeCertificate('Tafelrunde Demo', systemClock.now())
  return { SIGNING_CERTIFICATE: await keptFile(DATA_DIR, 'signing-demo.p12', make), SIGNING_PASSWORD: '' }
}

/** The real outside world: starts PostgreSQL unless there is one, and brings the schema up to date. */
export const realDeps = async (config: Config, jobNames: readonly string[]): Promise<Deps> => {
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres(config.DATA_DIR)
  try {
    const url = config.DATABASE_URL ?? embedded?.url ?? ''
    await migrateDatabase(url)
    const SECRET_KEY = await secretKey(config)
    const signing = await signingCertificate(config)
    const deps = await connectDeps({ ...config, ...signing, SECRET_KEY }, url, jobNames)
    return { ...deps, close: () => deps.close().then(() => embedded?.stop()) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
