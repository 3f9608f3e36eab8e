import { mailLink, mailLinkJob } from './areas/accounts/credentials/mail-link.service.ts'
import { tidyAccounts, tidyAccountsJob } from './areas/accounts/tidy.service.ts'
import { beginLegalDay, legalDayJob } from './areas/association/legal/legal.service.ts'
import { backUpDaily, backUpNow, backupNowJob, dailyBackupJob } from './areas/backups/backups.service.ts'
import { sendCirculars } from './areas/circulars/send.service.ts'
import { issueConfirmationsJob, workOnRun } from './areas/confirmations/runs.service.ts'
import { mailOrder, orderMailJob } from './areas/exhibitions/orders/mail-order.service.ts'
import { tidyFaults, tidyFaultsJob } from './areas/faults/faults.service.ts'
import { tidyIntakes, tidyIntakesJob } from './areas/intake/intake.service.ts'
import { workOnRuns } from './areas/invoices/runs/runs.service.ts'
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
import { confirmDonation, donationJob } from './areas/settlements/donations/donations.service.ts'
import { tidyReceipts, tidyReceiptsJob } from './areas/settlements/receipts/receipts.service.ts'
import { keepBuild, tidyBuilds, tidyBuildsJob } from './areas/storage/builds.service.ts'
import { tidySupport, tidySupportJob } from './areas/support/support.service.ts'
import { deliverWebhooks } from './areas/webhooks/deliver.service.ts'
import { tidyWebhooks, tidyWebhooksJob } from './areas/webhooks/webhooks.service.ts'
import type { Deps } from './deps.ts'
import { builtFiles } from './platform/builds.ts'
import { inTransaction, type Tx } from './platform/db/database.ts'

/** What is handed on, by its queue. */
const handed: Record<string, (deps: Deps, about: string, end: AbortSignal) => Promise<void>> = {
  [deliverMailJob]: (deps, id) => deliverMail(deps, id),
  [mailLinkJob]: (deps, data) => mailLink(deps, data),
  [issueConfirmationsJob]: (deps, id, end) => workOnRun(deps, Number(id), { end }),
  [orderMailJob]: (deps, about) => mailOrder(deps, about),
  [donationJob]: (deps, about) => confirmDonation(deps, about),
}

/** Deletes what has expired; all of it or nothing. */
const tidied = (tidy: (tx: Tx, deps: Deps) => Promise<unknown>) => (deps: Deps) =>
  inTransaction(deps.db, async tx => {
    await tidy(tx, deps)
  })

/** What is done again and again. */
const repeated: Record<string, [cron: string, handle: (deps: Deps) => Promise<void>]> = {
  // More than once, so that a server that was off at four still reminds everybody.
  [remindJob]: ['0 16-21 * * *', remind],
  [legalDayJob]: ['0 0 * * *', beginLegalDay],
  // Its day ends at midnight; whoever waits hears it at a decent hour, at any rate before the event.
  [releaseAllotmentsJob]: ['0 6-21 * * *', releaseAllotments],
  [tidyAccountsJob]: ['17 3 * * *', tidied(tidyAccounts)],
  [tidyUnconfirmedJob]: ['7 3 * * *', tidied(tidyUnconfirmed)],
  [tidyMailsJob]: ['27 3 * * *', tidied(tidyMails)],
  [tidyAnswersJob]: ['17 4 * * *', tidied(tidyAnswers)],
  [tidyReceiptsJob]: ['37 3 * * *', tidied(tidyReceipts)],
  [tidySupportJob]: ['47 3 * * *', tidied(tidySupport)],
  [tidyFaultsJob]: ['7 4 * * *', tidied(tidyFaults)],
  [tidyInvitationsJob]: ['27 4 * * *', tidied(tidyInvitations)],
  [tidyKeysJob]: ['37 4 * * *', tidied(tidyKeys)],
  [tidyWebhooksJob]: ['47 4 * * *', tidied(tidyWebhooks)],
  [tidyIntakesJob]: ['37 * * * *', tidied(tidyIntakes)],
  [tidyBuildsJob]: [
    '57 3 * * *',
    async deps => {
      await keepBuild(deps, await builtFiles())
      await tidied(tidyBuilds)(deps)
    },
  ],
}

export const jobNames = [...Object.keys(handed), ...Object.keys(repeated), dailyBackupJob, backupNowJob]

/** What this process does besides answering requests, in plain sight. */
export const startWork = async (deps: Deps) => {
  for (const [name, handle] of Object.entries(handed))
    await deps.jobs.work(name, (about, end) => handle(deps, about, end))
  deps.jobs.every(5, () => sendCirculars(deps))
  deps.jobs.every(2, end => workOnRuns(deps, end))
  deps.jobs.every(5, end => deliverWebhooks(deps, end))
  deps.jobs.every(10, end => writeBookingMails(deps, end))
  for (const [name, [cron, handle]] of Object.entries(repeated))
    await deps.jobs.repeat(name, cron, () => handle(deps))
  if (!deps.config.BACKUPS) return
  await deps.jobs.work(backupNowJob, () => backUpNow(deps))
  await deps.jobs.repeat(dailyBackupJob, '7 * * * *', () => backUpDaily(deps))
}
