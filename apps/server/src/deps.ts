import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Changes } from './platform/db/changes.ts'
import type { Database } from './platform/db/database.ts'
import type { PublicAnswers } from './platform/http/public-answers.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits.ts'
import type { Logger } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Openid } from './platform/openid.ts'
import type { Papers } from './platform/papers/papers.ts'
import type { Passwords } from './platform/passwords.ts'

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
  passwords: Passwords
  /** The member portal that people log in with; undefined: there is none. */
  openid: Openid | undefined
  close(): Promise<void>
}
