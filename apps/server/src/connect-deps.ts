import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookReader } from './areas/association/look.service.ts'
import { type Config, shortestKey } from './config.ts'
import type { Deps } from './deps.ts'
import { systemClock } from './platform/clock.ts'
import { listenForChanges } from './platform/db/changes.ts'
import { hurried, type Patience } from './platform/db/connection.ts'
import { closeDatabase, openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createPublicAnswers } from './platform/http/public-answers.ts'
import { jobsOnDemand } from './platform/jobs/on-demand.ts'
import { keptFile } from './platform/kept-file.ts'
import { keyFor } from './platform/keys.ts'
import { createLimits } from './platform/limits.ts'
import { createLog, type Logger } from './platform/log.ts'
import { fileMailer, smtpMailer } from './platform/mail/mailer.ts'
import { createOpenid } from './platform/openid.ts'
import { createPapers } from './platform/papers/papers.ts'
import { createPasswords } from './platform/passwords.ts'

const mailerOf = ({ SMTP_URL, MAIL_FROM, DATA_DIR, mailsNeedTls }: Config) =>
  SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM, mailsNeedTls) : fileMailer(join(DATA_DIR, 'mails'), MAIL_FROM)

/** The names of all queues; as a function for a process that will need none of them most of the time. */
export type JobNames = readonly string[] | (() => Promise<readonly string[]>)

const openJobs = (url: string, names: JobNames, log: Logger) => {
  const start = async (all: readonly string[]) =>
    (await import('./platform/jobs/jobs.ts')).startJobs(url, all, log)
  return typeof names === 'function' ? jobsOnDemand(async () => start(await names())) : start(names)
}

const once = <Result>(make: () => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const certificates = () => import('./platform/papers/signature-certificate.ts')

/** Opens all of it; what fails on the way closes what was open. The last one opened is closed first. */
export const connectDeps = async (
  config: Deps['config'],
  url: string,
  jobNames: JobNames,
  patience: Patience = hurried,
): Promise<Deps> => {
  const log = createLog(config.LOG_LEVEL)
  const { SIGNING_CERTIFICATE, SIGNING_PASSWORD } = config
  const readSigner = once(async () =>
    SIGNING_CERTIFICATE
      ? (await certificates()).readIdentityFrom(SIGNING_CERTIFICATE, SIGNING_PASSWORD)
      : undefined,
  )
  // A server does not start with a wrong one. A command has seldom something to sign, and its key takes long to open.
  if (typeof jobNames !== 'function') await readSigner()
  const opened = new AsyncDisposableStack()
  try {
    const { DATABASE_POOL_URL: pooler, PREPARED_STATEMENTS: prepares } = config
    const manner = { prepares, pooled: pooler !== undefined }
    const db = opened.adopt(openDatabase(pooler ?? url, log, patience, manner), closeDatabase)
    const changes = opened.adopt(await listenForChanges(url, log), one => one.stop())
    const papers = opened.adopt(createPapers(readSigner, undefined, lookReader(db, changes)), one =>
      one.close(),
    )
    const mailer = opened.adopt(mailerOf(config), one => one.close())
    const jobs = opened.adopt(await openJobs(url, jobNames, log), one => one.stop())
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
      passwords: createPasswords(),
      openid: config.portal && createOpenid(config.portal, log),
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
  const file = await keptFile(DATA_DIR, 'secret-key', async () => randomBytes(32).toString('base64url'))
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
  const make = async () => (await certificates()).selfMadeCertificate('Tafelrunde Demo', systemClock.now())
  return { SIGNING_CERTIFICATE: await keptFile(DATA_DIR, 'signing-demo.p12', make), SIGNING_PASSWORD: '' }
}

/** Keeps what an older version has left, before this one changes it. */
const keepFormer = async (url: string, { DATA_DIR, LOG_LEVEL }: Config) =>
  (await import('./platform/backups/before-upgrade.ts')).keepBeforeUpgrade(
    url,
    DATA_DIR,
    createLog(LOG_LEVEL),
  )

/** The real outside world: starts PostgreSQL unless there is one, and brings the schema up to date. */
export const realDeps = async (
  config: Config,
  jobNames: JobNames,
  patience: Patience = hurried,
): Promise<Deps> => {
  const opened = new AsyncDisposableStack()
  try {
    const url =
      config.DATABASE_URL ??
      opened.adopt(await startEmbeddedPostgres(config.DATA_DIR, {}, createLog(config.LOG_LEVEL)), one =>
        one.stop(),
      ).url
    await migrateDatabase(url, config.BACKUPS ? () => keepFormer(url, config) : undefined)
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
