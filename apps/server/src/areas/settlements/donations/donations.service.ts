import { commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { postMail } from '../../mail/mail.service.ts'
import { readFile, storeFile } from '../../storage/storage.service.ts'
import type { SettlementContent } from '../settlements.rules.ts'
import { lockSettlement, readSettlement } from '../settlements.service.ts'
import { donationDocument } from './donation.document.ts'
import { donationMail } from './donations.mails.ts'
import { findConfirmation, insertConfirmation } from './donations.queries.ts'

export const donationJob = 'donation-confirmation'

const fileName = (number: string) => `Zuwendungsbestätigung ${number}.pdf`
const type = 'application/pdf'

/** Has the Zuwendungsbestätigung of a settlement written, by a job: it is drawn while nobody waits for the settlement. */
export const confirmDonationSoon = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, id: number) =>
  jobs.enqueue(tx, donationJob, String(id))

const isConfirmable = (state: string, content: SettlementContent) =>
  (state === 'approved' || state === 'paid') && content.sums.donated > 0

/**
 * The job: writes the Zuwendungsbestätigung of an approved settlement, keeps its Doppel, and sends it to the office to be
 * signed; once, and not for what was given back meanwhile.
 */
export const confirmDonation = async (deps: Deps, about: string) => {
  const id = Number(about)
  const { answer, content } = await readSettlement(deps, commandLine, id)
  const { donationTerms: terms, submittedAt } = content
  if (!terms || !submittedAt || !isConfirmable(answer.state, content)) return
  const now = deps.clock.now()
  const document = donationDocument(id, { ...content, submittedAt }, terms, now)
  const bytes = await deps.papers.draw('donation', document)
  await inTransaction(deps.db, async tx => {
    const locked = await lockSettlement(tx, deps, commandLine, id)
    const isSame = locked.content.version === content.version
    if (!isSame || !isConfirmable(locked.answer.state, locked.content)) return
    if (await findConfirmation(tx, id)) return
    const file = await storeFile(tx, deps, { type, bytes })
    const { number } = document
    await insertConfirmation(tx, {
      settlementId: id,
      number,
      cents: content.sums.donated,
      issuedAt: now,
      file,
    })
    const { email } = document.association
    const attachment = { name: fileName(number), type, file }
    if (email) await postMail(tx, deps, donationMail(email, id, content, attachment, deps.config.APP_URL))
  })
}

/** The Doppel of a settlement's Zuwendungsbestätigung, for the office. */
export const readDonation = async (deps: Pick<Deps, 'db'>, id: number) => {
  const { number, file } = orNotFound(await findConfirmation(deps.db, id))
  return { name: fileName(number), bytes: (await readFile(deps.db, file)).bytes }
}
