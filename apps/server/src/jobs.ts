import { deliverMail, deliverMailJob } from './areas/mail/mail.service.ts'
import type { Deps } from './deps.ts'

export const jobNames = [deliverMailJob]

/** What this process does besides answering requests, in plain sight. */
export const startWork = (deps: Deps) => deps.jobs.work(deliverMailJob, id => deliverMail(deps, id))
