import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { readAssociation } from '../../association/association.service.ts'
import { orderDocument } from './orders.document.ts'
import { readOrder } from './orders.service.ts'
import { orderPaperName } from './orders.texts.ts'

/** What was ordered as a PDF; once the office has confirmed it, it is the Auftragsbestätigung. */
export const drawOrder = async (deps: Deps, caller: Caller, id: number) => {
  const { row, answer } = await readOrder(deps.db, caller, id)
  const { name, street, postalCode, city, email, phone, website } = await readAssociation(deps.db)
  const association = { name, street, postalCode, city, email, phone, website }
  const document = orderDocument(answer, row.event, association, row.order.datedAt)
  return {
    answer,
    name: orderPaperName(document.title, document.number),
    bytes: await deps.papers.draw('order-confirmation', document),
  }
}
