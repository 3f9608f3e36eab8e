import { mailLink, mailLinkJob } from './areas/account/link-mails.service.ts'
import { tidyAccounts, tidyAccountsJob } from './areas/account/tidy.service.ts'
import { deliverMail, deliverMailJob, tidyMails, tidyMailsJob } from './areas/mail/mail.service.ts'
import type { Deps } from './deps.ts'

export const jobNames = [deliverMailJob, mailLinkJob, tidyAccountsJob, tidyMailsJob]

/** What this process does besides answering requests, in plain sight. */
export const startWork = async (deps: Deps) => {
  await deps.jobs.work(deliverMailJob, id => deliverMail(deps, id))
  await deps.jobs.work(mailLinkJob, data => mailLink(deps, data))
  await deps.jobs.repeat(tidyAccountsJob, '17 3 * * *', () => tidyAccounts(deps))
  await deps.jobs.repeat(tidyMailsJob, '27 3 * * *', () => tidyMails(deps))
}
