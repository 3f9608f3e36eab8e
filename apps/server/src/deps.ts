import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookReader } from './areas/association/look.service.ts'
import { type Config, shortestKey } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Changes, listenForChanges } from './platform/db/changes.ts'
import { hurried, type Patience } from './platform/db/connection.ts'
import { closeDatabase, type Database, openDatabase } from './platform/db/database.ts'
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

const mailerOf = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config) =>
  SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM) : fileMailer(join(DATA_DIR, 'mails'), MAIL_FROM)

/** Opens all of it; what fails on the way closes what was open. The last one opened is closed first. */
export const connectDeps = async (
  config: Deps['config'],
  url: string,
  jobNames: readonly string[],
  patience: Patience = hurried,
): Promise<Deps> => {
  const log = createLog(config.LOG_LEVEL)
  const { SIGNING_CERTIFICATE, SIGNING_PASSWORD } = config
  const signer = SIGNING_CERTIFICATE
    ? await readIdentityFrom(SIGNING_CERTIFICATE, SIGNING_PASSWORD)
    : undefined
  const opened = new AsyncDisposableStack()
  try {
    const db = opened.adopt(openDatabase(url, log, patience, config.PREPARED_STATEMENTS), closeDatabase)
    const changes = opened.adopt(await listenForChanges(url, log), one => one.stop())
    const papers = opened.adopt(createPapers(signer, undefined, lookReader(db, changes)), one => one.close())
    const mailer = opened.adopt(mailerOf(config), one => one.close())
    const jobs = opened.adopt(await startJobs(url, jobNames, log), one => one.stop())
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
      close: () => opened.disposeAsync(),
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
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
export const realDeps = async (
  config: Config,
  jobNames: readonly string[],
  patience: Patience = hurried,
): Promise<Deps> => {
  const opened = new AsyncDisposableStack()
  try {
    const url =
      config.DATABASE_URL ??
      opened.adopt(await startEmbeddedPostgres(config.DATA_DIR, {}, createLog(config.LOG_LEVEL)), one =>
        one.stop(),
      ).url
    await migrateDatabase(url)
    const SECRET_KEY = await secretKey(config)
    const signing = await signingCertificate(config)
    const settings = { ...config, ...signing, SECRET_KEY }
    const deps = opened.adopt(await connectDeps(settings, url, jobNames, patience), one => one.close())
    return { ...deps, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
