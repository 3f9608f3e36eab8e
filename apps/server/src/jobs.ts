import { mailLink, mailLinkJob } from './areas/accounts/credentials/mail-link.service.ts'
import { tidyAccounts, tidyAccountsJob } from './areas/accounts/tidy.service.ts'
import { beginLegalDay, legalDayJob } from './areas/association/legal/legal.service.ts'
import { backUpDaily, backUpNow, backupNowJob, dailyBackupJob } from './areas/backups/backups.service.ts'
import { sendCirculars } from './areas/circulars/send.service.ts'
import { issueConfirmationsJob, workOnRun } from './areas/confirmations/runs.service.ts'
import { mailOrder, orderMailJob } from './areas/exhibitions/orders/mail-order.service.ts'
import { tidyFaults, tidyFaultsJob } from './areas/faults/faults.service.ts'
import { tidyIntakes, tidyIntakesJob } from './areas/intake/intake.service.ts'
import { tidyKeys, tidyKeysJob } from './areas/keys/keys.service.ts'
import { tidyInvitations, tidyInvitationsJob } from './areas/lecturers/invitations.service.ts'
import { deliverMail, deliverMailJob, tidyMails, tidyMailsJob } from './areas/mail/mail.service.ts'
import {
  releaseAllotments,
  releaseAllotmentsJob,
} from './areas/participations/allotments/allotments.service.ts'
import { remind, remindJob, writeBookingMails } from './areas/participations/notes/notes.service.ts'
import { tidyAnswers, tidyAnswersJob } from './areas/participations/questions/answers.service.ts'
import { tidyUnconfirmed, tidyUnconfirmedJob } from './areas/privacy/unconfirmed.service.ts'
import { tidyReceipts, tidyReceiptsJob } from './areas/settlements/receipts/receipts.service.ts'
import { keepBuild, tidyBuilds, tidyBuildsJob } from './areas/storage/builds.service.ts'
import { tidySupport, tidySupportJob } from './areas/support/support.service.ts'
import { deliverWebhooks } from './areas/webhooks/deliver.service.ts'
import { tidyWebhooks, tidyWebhooksJob } from './areas/webhooks/webhooks.service.ts'
import type { Deps } from './deps.ts'
import { builtFiles } from './platform/builds.ts'
import { inTransaction, type Tx } from './platform/db/database.ts'

/** Deletes what has expired; all of it or nothing. */
type Tidying = (tx: Tx, deps: Deps) => Promise<unknown>

export const jobNames = [
  deliverMailJob,
  mailLinkJob,
  tidyAccountsJob,
  tidyUnconfirmedJob,
  tidyMailsJob,
  tidyAnswersJob,
  tidyReceiptsJob,
  tidySupportJob,
  tidyBuildsJob,
  tidyFaultsJob,
  tidyIntakesJob,
  tidyInvitationsJob,
  tidyKeysJob,
  tidyWebhooksJob,
  legalDayJob,
  releaseAllotmentsJob,
  remindJob,
  issueConfirmationsJob,
  orderMailJob,
  dailyBackupJob,
  backupNowJob,
]

/** What this process does besides answering requests, in plain sight. */
export const startWork = async (deps: Deps) => {
  const tidied = (run: Tidying) =>
    inTransaction(deps.db, async tx => {
      await run(tx, deps)
    })
  const tidy = (name: string, cron: string, run: Tidying) => deps.jobs.repeat(name, cron, () => tidied(run))
  await deps.jobs.work(deliverMailJob, id => deliverMail(deps, id))
  await deps.jobs.work(mailLinkJob, data => mailLink(deps, data))
  await deps.jobs.work(issueConfirmationsJob, (id, end) => workOnRun(deps, Number(id), { end }))
  await deps.jobs.work(orderMailJob, about => mailOrder(deps, about))
  deps.jobs.every(5, () => sendCirculars(deps))
  deps.jobs.every(5, end => deliverWebhooks(deps, end))
  deps.jobs.every(10, end => writeBookingMails(deps, end))
  // More than once, so that a server that was off at four still reminds everybody.
  await deps.jobs.repeat(remindJob, '0 16-21 * * *', () => remind(deps))
  await deps.jobs.repeat(legalDayJob, '0 0 * * *', () => beginLegalDay(deps))
  // Its day ends at midnight; whoever waits hears it at a decent hour, at any rate before the event.
  await deps.jobs.repeat(releaseAllotmentsJob, '0 6-21 * * *', () => releaseAllotments(deps))
  await tidy(tidyAccountsJob, '17 3 * * *', tidyAccounts)
  await tidy(tidyUnconfirmedJob, '7 3 * * *', tidyUnconfirmed)
  await tidy(tidyMailsJob, '27 3 * * *', tidyMails)
  await tidy(tidyAnswersJob, '17 4 * * *', tidyAnswers)
  await tidy(tidyReceiptsJob, '37 3 * * *', tidyReceipts)
  await tidy(tidySupportJob, '47 3 * * *', tidySupport)
  await tidy(tidyFaultsJob, '7 4 * * *', tidyFaults)
  await tidy(tidyInvitationsJob, '27 4 * * *', tidyInvitations)
  await tidy(tidyKeysJob, '37 4 * * *', tidyKeys)
  await tidy(tidyWebhooksJob, '47 4 * * *', tidyWebhooks)
  await tidy(tidyIntakesJob, '37 * * * *', tidyIntakes)
  await deps.jobs.repeat(tidyBuildsJob, '57 3 * * *', async () => {
    await keepBuild(deps, await builtFiles())
    await tidied(tidyBuilds)
  })
  if (!deps.config.BACKUPS) return
  await deps.jobs.work(backupNowJob, () => backUpNow(deps))
  await deps.jobs.repeat(dailyBackupJob, '7 * * * *', () => backUpDaily(deps))
}
