import type { Order, OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { z } from 'zod'
import { commandLine } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { readAssociation } from '../../association/association.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { keepLetter } from '../letters/letters.service.ts'
import * as mails from './orders.mails.ts'
import { drawOrder, lockOrder } from './orders.service.ts'

export const orderMailJob = 'order-mail'

const News = z.enum(['received', 'changed', 'confirmed'])
type News = z.infer<typeof News>
const About = z.object({ order: z.int(), news: News })

/** In which states of an order its news are still news. */
const statesOf: Record<News, OrderState[]> = {
  received: ['ordered'],
  changed: ['ordered'],
  confirmed: ['confirmed', 'invoiced', 'paid'],
}
const writers = {
  received: mails.orderReceivedMail,
  changed: mails.orderChangedMail,
  confirmed: mails.orderConfirmedMail,
}

/** To the office, if the association has an address yet. */
export const tellOffice = async (tx: Tx, deps: Deps, order: Order, news: mails.OfficeNews) => {
  const { email } = await readAssociation(tx)
  if (email) await postMail(tx, deps, mails.officeOrderMail(email, order, news))
}

/** To the exhibitor, with the paper, by a job: it is drawn while nobody waits for what the order holds. */
export const tellExhibitorSoon = (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, order: number, news: News) =>
  jobs.enqueue(tx, orderMailJob, JSON.stringify({ order, news }))

/**
 * The job: mails the paper as the order is now, unless something else has happened to it meanwhile. The Auftragsbestätigung is
 * what binds both, so that each is kept as it was sent.
 */
export const mailOrder = async (deps: Deps, about: string) => {
  const { order: id, news } = About.parse(JSON.parse(about))
  const { answer, title, bytes } = await drawOrder(deps, commandLine, id)
  const isNews = ({ state }: Order) => statesOf[news].includes(state)
  if (!isNews(answer)) return
  await inTransaction(deps.db, async tx => {
    if (!isNews((await lockOrder(tx, commandLine, id)).answer)) return
    const sentAt = deps.clock.now()
    const paper =
      news === 'confirmed'
        ? (await keepLetter(tx, deps, { orderId: id, kind: 'confirmation', title, bytes, sentAt })).attachment
        : { name: `${title}.pdf`, bytes, type: 'application/pdf' }
    await postMail(tx, deps, writers[news](answer, paper, deps.config.APP_URL))
  })
}
